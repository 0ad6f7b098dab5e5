import { en } from '@sabi/job-view/texts/en';
import { id } from '@sabi/job-view/texts/id';
import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import jobsEn from './locales/en/jobs.json';
import jobsId from './locales/id/jobs.json';
import { App } from './routes';

/** The remote, for its browser and server entries. */
export const definition: RemoteDefinition = {
  dictionaries: { en: { jobs: jobsEn, 'job-view': en }, id: { jobs: jobsId, 'job-view': id } },
  App,
};
