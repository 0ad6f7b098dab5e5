import type { en as jobView } from '@sabi/job-view/texts/en';
import type jobs from './en/jobs.json';
import type report from './en/report.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'jobs';
    resources: { jobs: typeof jobs; report: typeof report; 'job-view': typeof jobView };
  }
}
