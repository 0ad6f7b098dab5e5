import type { en as jobView } from '@sabi/job-view/texts/en';
import type jobs from './en/jobs.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'jobs';
    resources: { jobs: typeof jobs; 'job-view': typeof jobView };
  }
}
