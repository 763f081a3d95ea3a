// Says so when the server cannot be reached, and shows what the server sends while no page is open. It keeps the page that says the
// first and nothing else: no table, no answer, no game.
// The page registers it by its language, so a new language brings a new worker, which keeps the page in that language.
const LANGUAGE = new URL(self.location).searchParams.get('lang') ?? 'en';
const CACHE = `offline-3-${LANGUAGE}`;
const OFFLINE = `/offline.html?lang=${LANGUAGE}`;
const KEPT = /^\/assets\/(offline|atkinson)-[\w.-]+$/u;

// With the files that it names: its style, its script and the typeface, which the browser has already.
async function keep() {
  const cache = await caches.open(CACHE);
  const page = await fetch(OFFLINE);
  const named = [...(await page.clone().text()).matchAll(/(?:href|src)="(\/assets\/[^"]+)"/gu)];
  await cache.addAll(named.map(([, address]) => address));
  await cache.put(OFFLINE, page);
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
  const kept = KEPT.test(new URL(request.url).pathname);
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(OFFLINE)));
  else if (kept) event.respondWith(fetch(request).catch(() => caches.match(request)));
});

// Notices. The server sends a title, a line and the page that they are about; whatever else arrives is shown by our name alone, because
// a browser that may show notifications must show one for each message.
function readNotice(data) {
  try {
    const { title, body, url, lang } = data.json();
    return { title: String(title), body: String(body ?? ''), lang: String(lang ?? ''), path: pathOf(url) };
  } catch {
    return { title: 'Huetable', body: '', lang: '', path: '/' };
  }
}

// Only ever a page of ours.
function pathOf(url) {
  const target = new URL(url, self.location.origin);
  return target.origin === self.location.origin ? target.pathname : '/';
}

async function show(data) {
  const { title, body, lang, path } = readNotice(data);
  const options = { body, lang, tag: path, renotify: true, icon: '/icon-192.png', data: { url: path } };
  await self.registration.showNotification(title, options);
}

async function openPage(path) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}

// The browser has replaced its subscription: the server hears of the new one.
async function renew(event) {
  const { options } = event.oldSubscription ?? (await self.registration.pushManager.getSubscription()) ?? {};
  const made = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
  if (!made) return;
  const { endpoint, keys } = made.toJSON();
  const headers = { 'content-type': 'application/json', 'accept-language': LANGUAGE };
  await fetch('/api/me/push', { method: 'POST', headers, body: JSON.stringify({ endpoint, ...keys }) });
}

self.addEventListener('push', (event) => event.waitUntil(show(event.data)));
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data?.url ?? '/'));
});
