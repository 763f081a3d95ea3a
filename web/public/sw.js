// Says so when the server cannot be reached. It keeps the page that says it and nothing else: no table, no answer, no game.
// The page registers it by its language, so a new language brings a new worker, which keeps the page in that language.
const LANGUAGE = new URL(self.location).searchParams.get('lang') ?? 'en';
const CACHE = `offline-2-${LANGUAGE}`;
const OFFLINE = `/offline.html?lang=${LANGUAGE}`;
const KEPT = [OFFLINE, '/offline.css', '/offline.js', '/icon-192.png'];

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll(KEPT);
  await self.skipWaiting();
}

async function tidy() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

self.addEventListener('install', (event) => event.waitUntil(keep()));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const kept = KEPT.includes(new URL(request.url).pathname);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (kept) event.respondWith(fetch(request).catch(() => caches.match(request)));
});
