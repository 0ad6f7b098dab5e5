import type { en as jobView } from '@sabi/job-view/texts/en';
import type apply from './en/apply.json';
import type jobs from './en/jobs.json';
import type report from './en/report.json';
import type save from './en/save.json';
import type states from './en/states.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'states';
    resources: {
      apply: typeof apply;
      jobs: typeof jobs;
      report: typeof report;
      save: typeof save;
      states: typeof states;
      'job-view': typeof jobView;
    };
  }
}
