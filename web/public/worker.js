// Keeps the page, its words, the rulebooks, the puzzles and the miniatures' tables for when there is no network; games
// need the server, which has the rules and the secrets.
const KEPT = 'cannae-1';
const SHELL = ['/', '/icon.svg', '/early.js', '/manifest.webmanifest'];
const READ = ['/api/words/en', '/api/words/de', '/api/games', '/api/tabletop/reference/en', '/api/tabletop/reference/de'];
const PUZZLES = '/api/puzzles';
const READING = /^\/(icon|early\.js|manifest)|^\/api\/(games|words|puzzles|tabletop\/reference)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)).then(() => self.skipWaiting()));
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim().then(keepAll)));

/** Every part of the page and every table, visited or not; what an older page left behind goes. */
async function keepAll() {
  const cache = await caches.open(KEPT);
  const answer = await fetch('/kept.json').catch(() => null);
  if (!answer?.ok) return;
  const parts = await answer.json();
  for (const request of await cache.keys()) {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/assets/') && !parts.includes(pathname)) await cache.delete(request);
  }
  await Promise.allSettled([...parts, ...READ, ...(await puzzleSets(cache))].map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

/** Which sets of puzzles there are; the list itself is kept as well. */
async function puzzleSets(cache) {
  try {
    await cache.add(PUZZLES);
    const { counts } = await (await cache.match(PUZZLES)).json();
    return Object.keys(counts).map((game) => `${PUZZLES}/${game}`);
  } catch {
    return [];
  }
}

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
