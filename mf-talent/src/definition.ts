import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import talentEn from './locales/en/talent.json';
import talentId from './locales/id/talent.json';
import { App } from './routes';

/** The remote, for its browser and its server entry alike. */
export const definition: RemoteDefinition = {
  dictionaries: { en: { talent: talentEn }, id: { talent: talentId } },
  App,
};
