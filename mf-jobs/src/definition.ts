import type { RemoteDefinition } from '@sabi/shell-sdk/react';
import { application } from './application';
import reportEn from './locales/en/report.json';
import reportId from './locales/id/report.json';

const { en, id } = application.dictionaries;

/** The whole remote, for its server entry and tests. */
export const definition: RemoteDefinition = {
  ...application,
  dictionaries: { en: { ...en, report: reportEn }, id: { ...id, report: reportId } },
};
