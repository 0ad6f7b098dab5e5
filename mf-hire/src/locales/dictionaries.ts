import { en as jobViewEn } from '@sabi/job-view/texts/en';
import { id as jobViewId } from '@sabi/job-view/texts/id';
import type { Dictionaries } from '@sabi/shell-sdk/react';
import applicationsEn from './en/applications.json';
import automationsEn from './en/automations.json';
import boardEn from './en/board.json';
import claimEn from './en/claim.json';
import companyEn from './en/company.json';
import editorEn from './en/editor.json';
import hireEn from './en/hire.json';
import teamEn from './en/team.json';
import templatesEn from './en/templates.json';
import applicationsId from './id/applications.json';
import automationsId from './id/automations.json';
import boardId from './id/board.json';
import claimId from './id/claim.json';
import companyId from './id/company.json';
import editorId from './id/editor.json';
import hireId from './id/hire.json';
import teamId from './id/team.json';
import templatesId from './id/templates.json';

/** `hire` is the default; the others belong to pages that are loaded on demand. */
export const dictionaries: Dictionaries = {
  en: {
    hire: hireEn,
    applications: applicationsEn,
    automations: automationsEn,
    board: boardEn,
    claim: claimEn,
    company: companyEn,
    editor: editorEn,
    'job-view': jobViewEn,
    team: teamEn,
    templates: templatesEn,
  },
  id: {
    hire: hireId,
    applications: applicationsId,
    automations: automationsId,
    board: boardId,
    claim: claimId,
    company: companyId,
    editor: editorId,
    'job-view': jobViewId,
    team: teamId,
    templates: templatesId,
  },
};
