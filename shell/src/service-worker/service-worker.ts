// The service worker of the site: shows a page of ours where there is no network, and keeps the shell's own files. It stores no
// page, no answer of a service and no file of a remote: those stay with the browser, which checks remotes against their hashes.
import { parseLocalizedPath } from '@sabi/contracts/language';
import { offlinePaths, shellCachePrefix } from './paths';

/** Files of this build that every page loads, by the build: addresses with the hash of their content. */
declare const SHELL_FILES: readonly string[];
/** Hash of the list. */
declare const SHELL_VERSION: string;

/** The part of `ServiceWorkerGlobalScope` that is used: the types of workers cannot be loaded beside those of the page. */
interface WorkerScope {
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface LifetimeEvent {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LifetimeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

const scope = globalThis as unknown as WorkerScope;
const cacheName = `${shellCachePrefix}${SHELL_VERSION}`;

scope.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const cache = await scope.caches.open(cacheName);
      await cache.addAll([...SHELL_FILES, ...Object.values(offlinePaths)]);
      // Files are named by their content, so pages of the build before are served well by this one.
      await scope.skipWaiting();
    })(),
  );
});

scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await scope.caches.keys();
      const old = names.filter((name) => name.startsWith(shellCachePrefix) && name !== cacheName);
      await Promise.all(old.map((name) => scope.caches.delete(name)));
      // The page is requested while the worker starts.
      await scope.registration.navigationPreload?.enable();
    })(),
  );
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET') return;
  const { origin, pathname } = new URL(request.url);
  if (origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(loadPage(event, pathname));
  else if (SHELL_FILES.includes(pathname)) event.respondWith(loadFile(request));
});

/** The page from the network, or the offline page in the language of the address. */
async function loadPage(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const offline = await scope.caches.match(offlinePaths[parseLocalizedPath(pathname).language]);
    if (!offline) throw error;
    return offline;
  }
}

async function loadFile(request: Request): Promise<Response> {
  const cache = await scope.caches.open(cacheName);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}
