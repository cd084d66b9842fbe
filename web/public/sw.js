// Keeps the page for when there is no connection. What comes from what was kept says so: the header x-majlis-kept. Nothing
// that is sent is ever kept or sent later: only what is asked for with GET is looked after here.

const KEPT = "majlis-1";
const ASKED = /\/api\/(games|rules\/)/; // of what the card room tells, only what does not change while one plays
const FOREVER = /\/(assets|python|api\/here)\//; // files whose names tell their contents

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The page tells what it has loaded before we were there. */
self.addEventListener("message", (event) => {
  const urls = (event.data?.keep ?? []).filter((url) => new URL(url).origin === self.location.origin);
  event.waitUntil(caches.open(KEPT).then((cache) => Promise.all(urls.map(async (url) => (await cache.match(url)) ?? cache.add(url).catch(() => undefined)))));
});

function marked(answer) {
  const headers = new Headers(answer.headers);
  headers.set("x-majlis-kept", "1");
  return answer.blob().then((body) => new Response(body, { status: answer.status, headers }));
}

async function fresh(request, name) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(name, answer.clone());
    return answer;
  } catch (gone) {
    const kept = await cache.match(name);
    if (!kept) throw gone;
    return marked(kept);
  }
}

async function forever(request) {
  const cache = await caches.open(KEPT);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(fresh(request, new URL("./", self.location).href));
  else if (FOREVER.test(url.pathname)) event.respondWith(forever(request));
  else if (ASKED.test(url.pathname)) event.respondWith(fresh(request, request.url));
});
