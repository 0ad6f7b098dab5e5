import type { Dictionaries } from '@sabi/shell-sdk/react';
import companyEn from './en/company.json';
import hireEn from './en/hire.json';
import teamEn from './en/team.json';
import companyId from './id/company.json';
import hireId from './id/hire.json';
import teamId from './id/team.json';

/** `hire` is the default; the others belong to pages that come by themselves. */
export const dictionaries: Dictionaries = {
  en: { hire: hireEn, company: companyEn, team: teamEn },
  id: { hire: hireId, company: companyId, team: teamId },
};
