// Keeps the page, its words, the rulebooks, the puzzles and what else the games name for when there is no network; to
// play needs the server, which has the rules and the secrets.
const KEPT = 'cannae-1';
const SHELL = ['/', '/icon.svg', '/early.js', '/manifest.webmanifest'];
const WORDS = ['/api/words/en', '/api/words/de'];
const GAMES = '/api/games';
const PUZZLES = '/api/puzzles';
// What is the same for everybody; of a game's own answers, /api/GAME/NAME/LANGUAGE.
const READING = /^\/(icon|early\.js|manifest)|^\/api\/(games|words|puzzles)|^\/api\/[^/]+\/[^/]+\/(en|de)$/;

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
  const sets = Object.keys((await listed(cache, PUZZLES)).counts ?? {}).map((game) => `${PUZZLES}/${game}`);
  const named = (await listed(cache, GAMES)).kept ?? [];
  await Promise.allSettled([...parts, ...WORDS, ...sets, ...named].map(async (path) => (await cache.match(path)) ?? cache.add(path)));
}

/** A list of what else there is to be kept; the list itself is kept as well. */
async function listed(cache, path) {
  try {
    await cache.add(path);
    return await (await cache.match(path)).json();
  } catch {
    return {};
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
