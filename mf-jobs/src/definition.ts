import { en as jobViewEn } from '@sabi/job-view/texts/en';
import { id as jobViewId } from '@sabi/job-view/texts/id';
import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import { application } from './application';
import applyEn from './locales/en/apply.json';
import jobsEn from './locales/en/jobs.json';
import reportEn from './locales/en/report.json';
import saveEn from './locales/en/save.json';
import applyId from './locales/id/apply.json';
import jobsId from './locales/id/jobs.json';
import reportId from './locales/id/report.json';
import saveId from './locales/id/save.json';

const { en, id } = application.dictionaries;

/** The whole remote, for its server entry and tests. */
export const definition: RemoteDefinition = {
  ...application,
  dictionaries: {
    en: { ...en, jobs: jobsEn, 'job-view': jobViewEn, apply: applyEn, report: reportEn, save: saveEn },
    id: { ...id, jobs: jobsId, 'job-view': jobViewId, apply: applyId, report: reportId, save: saveId },
  },
};
