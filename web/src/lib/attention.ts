/** Title, icon, sound and notification when it is your move. */
import { prefs } from "./prefs.svelte";

const NOTES = { move: [660, 880], reveal: [520, 390], over: [440, 550, 660] };

export function ring(kind: keyof typeof NOTES) {
  if (!prefs.sound || typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  NOTES[kind].forEach((pitch, n) => {
    const tone = audio.createOscillator();
    const loud = audio.createGain();
    const at = audio.currentTime + n * 0.12;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, at);
    loud.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, at + 0.22);
    tone.connect(loud).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.24);
  });
  setTimeout(() => void audio.close(), 1200);
}

export function icon(yourMove: boolean) {
  const link = document.getElementById("icon") as HTMLLinkElement | null;
  if (link) link.href = yourMove ? "/favicon-your-move.svg" : "/favicon.svg";
}

export function notify(title: string, body: string) {
  if (!prefs.notify || !document.hidden || typeof Notification === "undefined") return;
  if (Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body, icon: "/favicon-your-move.svg", tag: "tablee" });
    shown.onclick = () => focus();
  } catch {
    // Some phones let only a service worker notify: the title and the icon still tell.
  }
}

export async function allowNotifications(): Promise<boolean> {
  if (typeof Notification === "undefined") return false;
  return (await Notification.requestPermission()) === "granted";
}
