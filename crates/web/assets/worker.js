// The shell of the house: a page that cannot be reached says so, instead of the browser.
"use strict";
const SHELL = "shell";
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add(new Request("/offline", { cache: "reload" }))));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") event.respondWith(fetch(event.request).catch(() => caches.match("/offline")));
});
