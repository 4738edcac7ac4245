import "./styles/all.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { prefs } from "./lib/prefs.svelte";
import { route } from "./lib/route.svelte";
import { learn } from "./lib/words.svelte";
import { pageAt } from "./pages";

const target = document.getElementById("app");
const [first] = await Promise.all([pageAt(route.parts), learn(prefs.lang)]);
if (target) mount(App, { target, props: { first } });
