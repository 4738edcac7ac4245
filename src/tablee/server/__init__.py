"""HTTP and sockets: the table in the browser. The only place that knows the web framework."""
