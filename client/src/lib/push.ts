// Push messages to this browser: asking for them, and not wanting them any more.

import type { CallsView } from "../generated/messages";
import { api } from "./api";

/** Browsers take push messages on pages that came by https, or from this computer. */
export const canPush = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window && isSecureContext;

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser takes push messages now. */
export async function pushIsOn(): Promise<boolean> {
  return canPush() && (await subscription()) !== null;
}

/** Take push messages; false if the person does not allow them. */
export async function turnPushOn(key: string): Promise<CallsView | false> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const made = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytes(key),
  });
  const { endpoint, keys } = made.toJSON();
  return api.addDevice({
    endpoint: endpoint ?? "",
    p256dh: keys?.["p256dh"] ?? "",
    auth: keys?.["auth"] ?? "",
  });
}

export async function turnPushOff(): Promise<CallsView | null> {
  const made = await subscription();
  if (!made) return null;
  await made.unsubscribe();
  return api.dropDevice(made.endpoint);
}
