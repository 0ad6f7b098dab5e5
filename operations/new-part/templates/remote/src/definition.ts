import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import startEn from './locales/en/start.json';
import startId from './locales/id/start.json';
import { App } from './routes';

/** The remote, for its browser and server entries. */
export const definition: RemoteDefinition = {
  dictionaries: { en: { start: startEn }, id: { start: startId } },
  App,
};
