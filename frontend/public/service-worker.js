// Caches one page with its script, for when no other can be had. Nothing that the service answers is ever cached here:
// what one person was shown must not be there for the next.
const cacheName = 'henna-offline-2';
const page = '/offline.html';
const script = '/assets/offline-1.js';

self.addEventListener('install', (event) => {
  const cachePage = async () => {
    const cache = await caches.open(cacheName);
    await cache.addAll([page, script].map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
    await self.skipWaiting();
  };
  event.waitUntil(cachePage());
});

self.addEventListener('activate', (event) => {
  const deleteOthers = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name !== cacheName).map((name) => caches.delete(name)));
    // The browser asks for a page while this starts: a page comes no later than without it.
    await self.registration.navigationPreload?.enable();
  };
  event.waitUntil(deleteOthers());
});

self.addEventListener('fetch', (event) => {
  const { mode, method, url } = event.request;
  if (new URL(url).pathname === script) {
    event.respondWith(caches.match(script).then((cached) => cached ?? fetch(event.request)));
    return;
  }
  if (mode !== 'navigate' || method !== 'GET' || new URL(url).pathname.startsWith('/api/')) return;
  const answer = async () => {
    try {
      return (await event.preloadResponse) ?? (await fetch(event.request));
    } catch {
      return (await caches.match(page)) ?? Response.error();
    }
  };
  event.respondWith(answer());
});
