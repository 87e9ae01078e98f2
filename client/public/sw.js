// Push messages: shown when they come, and a click opens the table. Nothing is cached here.

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // What cannot be read is shown as a plain call.
  }
  const { title = "Firekeeper", body = "", url = "/", tag = "" } = told;
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, icon: "/icon-192.png", data: { url } }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  // Only pages of this site are opened, whatever the message says.
  const { pathname, search } = new URL(event.notification.data?.url ?? "/", self.location.origin);
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
      const open = pages.find((page) => new URL(page.url).pathname === pathname);
      await (open ? open.focus() : self.clients.openWindow(pathname + search));
    })(),
  );
});
