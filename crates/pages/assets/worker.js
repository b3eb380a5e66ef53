// The shell of the house: a page that cannot be reached says so, instead of the browser. Pages of the referee's desk and of the laws are
// kept as a visitor without a name sees them; a page that comes from a table is never kept, nor is any other.
"use strict";
const SHELL = "shell", DESK = "desk-1", MOST = 160;
addEventListener("install", (event) => {
  skipWaiting();
  event.waitUntil(caches.open(SHELL).then((shell) => shell.add(new Request("/offline", { cache: "reload", credentials: "omit" }))));
});
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const game = (url) => /^\/(?:referee|laws)\/([a-z0-9_]+)$/.exec(url.pathname)?.[1];
const may = (url) => url.origin === location.origin && game(url) && !["table", "names"].some((name) => url.searchParams.has(name));

// A copy without cookies, marked as kept. The oldest go first.
async function keep(address, language) {
  const desk = await caches.open(DESK);
  const answer = await fetch(address, { credentials: "omit", headers: { "accept-language": language } });
  if (!answer.ok || answer.redirected) return;
  const text = (await answer.text()).replace("<body ", "<body data-kept ");
  await desk.put(address, new Response(text, { headers: { "content-type": "text/html; charset=utf-8" } }));
  const keys = await desk.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - MOST)).map((key) => desk.delete(key)));
}

// What was opened, and once the list of incidents and the laws of its game.
async function keepDesk(url, answer) {
  const language = /<html lang="([a-z]+)"/.exec(await answer.text())?.[1] ?? "en";
  const desk = await caches.open(DESK);
  await keep(url.pathname + url.search, language);
  for (const path of [`/referee/${game(url)}`, `/laws/${game(url)}`]) if (!await desk.match(path)) await keep(path, language);
}

// The same page, or where something was looked for the whole list, in which the page itself looks.
async function kept(url) {
  const desk = await caches.open(DESK);
  const exact = await desk.match(url.pathname + url.search);
  return exact ?? (url.searchParams.has("incident") ? undefined : await desk.match(url.pathname));
}

addEventListener("fetch", (event) => {
  const { request } = event, url = new URL(request.url);
  if (request.mode === "navigate") {
    event.respondWith((async () => {
      try {
        const answer = await fetch(request);
        if (may(url) && answer.ok && !answer.redirected) event.waitUntil(keepDesk(url, answer.clone()).catch(() => { /* no room left */ }));
        return answer;
      } catch {
        return (may(url) && await kept(url)) || caches.match("/offline");
      }
    })());
  } else if (["style", "script", "font"].includes(request.destination) && url.origin === location.origin) {
    event.respondWith((async () => {
      const shell = await caches.open(SHELL);
      try {
        const answer = await fetch(request);
        if (answer.ok) event.waitUntil(shell.put(request, answer.clone()).catch(() => { /* no room left */ }));
        return answer;
      } catch (gone) {
        const old = await shell.match(request);
        if (old) return old;
        throw gone;
      }
    })());
  }
});
