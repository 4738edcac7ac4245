/** Tells that it is somebody's turn while no page is open, and opens the table when that is pressed. It keeps no pages and no data. */

self.addEventListener("push", (event) => {
  const told = event.data.json();
  const shown = { body: told.body, lang: told.lang, tag: told.path, icon: "/favicon-your-move.svg", data: told.path };
  event.waitUntil(self.registration.showNotification(told.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The browser has renewed its address by itself: tell the server the new one.
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

async function renew({ oldSubscription: old, newSubscription: renewed }) {
  const next = renewed ?? (old && (await self.registration.pushManager.subscribe(old.options)));
  if (!next) return;
  const { endpoint, keys } = next.toJSON();
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
  await fetch(`/api/reminders?lang=${navigator.language.startsWith("fr") ? "fr" : "en"}`, { method: "POST", headers, body });
}
