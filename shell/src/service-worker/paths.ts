import type { Language } from '@sabi/contracts/language';

/** Address of the service worker; its scope is the whole site. */
export const serviceWorkerPath = '/service-worker.js';

/** The page that is shown without a network, by language. */
export const offlinePaths: Readonly<Record<Language, string>> = { en: '/offline', id: '/id/offline' };

/** Beginning of the name of every cache of the service worker. */
export const shellCachePrefix = 'sabi-shell-';
