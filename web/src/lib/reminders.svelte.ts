/** Being told in this browser that it is one's turn while no page is open: by push messages, where the browser has them. */
import { api, Refusal } from "./api";
import { t } from "./words.svelte";

/** Whether it can be had here, and whether it is: `insecure` says that the address is what stands in the way. */
type Reach = "unknown" | "none" | "insecure" | "denied" | "off" | "on";

const WORKER = "/sw.js";

class Reminders {
  reach = $state<Reach>("unknown");
  trouble = $state("");

  /** Find out, and let the server know that this browser is still there. */
  async look() {
    this.reach = await this.found();
    if (this.reach !== "on") return;
    const subscription = await subscribed();
    await (subscription && tell(subscription).catch(() => undefined));
  }

  private async found(): Promise<Reach> {
    if (!isSecureContext) return "insecure";
    if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "none";
    if (Notification.permission === "denied") return "denied";
    return (await subscribed()) ? "on" : "off";
  }

  async set(isOn: boolean) {
    this.trouble = "";
    try {
      await (isOn ? start() : stop());
    } catch (error) {
      this.trouble = (error instanceof Refusal && error.message) || t("remind-no-service");
    }
    this.reach = await this.found();
  }
}

async function subscribed(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

async function start() {
  if ((await Notification.requestPermission()) !== "granted") return;
  await navigator.serviceWorker.register(WORKER);
  const registration = await navigator.serviceWorker.ready;
  const { key } = await api.reminding();
  await (await registration.pushManager.getSubscription())?.unsubscribe(); // it may be bound to another key
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  try {
    await tell(made);
  } catch (error) {
    await made.unsubscribe();
    throw error;
  }
}

async function stop() {
  const subscription = await subscribed();
  if (!subscription) return;
  await subscription.unsubscribe();
  await api.stopReminding(subscription.endpoint);
}

function tell(subscription: PushSubscription) {
  const { endpoint = "", keys = {} } = subscription.toJSON();
  return api.remind({ endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "" });
}

export const reminders = new Reminders();

/** Seconds a move from which on a game is played over days. */
export const DAY = 86_400;
