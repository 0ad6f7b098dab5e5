import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import authEn from './locales/en/auth.json';
import authId from './locales/id/auth.json';
import { App } from './routes';

/** The remote, for its browser and its server entry alike. */
export const definition: RemoteDefinition = {
  dictionaries: { en: { auth: authEn }, id: { auth: authId } },
  App,
};
