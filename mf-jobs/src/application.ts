import { en } from '@sabi/job-view/texts/en';
import { id } from '@sabi/job-view/texts/id';
import jobsEn from './locales/en/jobs.json';
import jobsId from './locales/id/jobs.json';
import { App } from './routes';

/** The remote without the texts of a report, which only the page of a job needs. */
export const application = {
  dictionaries: { en: { jobs: jobsEn, 'job-view': en }, id: { jobs: jobsId, 'job-view': id } },
  App,
};
