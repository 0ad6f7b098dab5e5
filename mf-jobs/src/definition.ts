import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import jobsEn from './locales/en/jobs.json';
import jobsId from './locales/id/jobs.json';
import { App } from './routes';

/** The remote, for its browser and its server entry alike. */
export const definition: RemoteDefinition = {
  dictionaries: { en: { jobs: jobsEn }, id: { jobs: jobsId } },
  App,
};
