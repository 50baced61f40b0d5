// Keeps the page, its words and the rulebooks for when there is no network; games themselves need the server.
const KEPT = 'cannae-1';
const READING = /^\/(assets\/|icon\.svg|theme\.js|manifest)|^\/api\/(games|words|tabletop\/reference)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(['/', '/icon.svg', '/theme.js', '/manifest.webmanifest'])).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function fresh(request, key) {
  const cache = await caches.open(KEPT);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(key, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function lasting(request) {
  const cache = await caches.open(KEPT);
  return (await cache.match(request)) ?? fresh(request, request);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, '/'));
  else if (pathname.startsWith('/assets/')) event.respondWith(lasting(request));
  else if (READING.test(pathname)) event.respondWith(fresh(request, request));
});
