// Sent in place of the service worker while it is switched off: removes what an earlier one has left in a browser.
import { shellCachePrefix } from './paths';

interface WorkerScope {
  readonly caches: CacheStorage;
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(
    name: 'install' | 'activate',
    listener: (event: { waitUntil(work: Promise<unknown>): void }) => void,
  ): void;
}

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      const names = await scope.caches.keys();
      const own = names.filter((name) => name.startsWith(shellCachePrefix));
      await Promise.all(own.map((name) => scope.caches.delete(name)));
      await scope.registration.unregister();
    })(),
  );
});
