import type { en as jobView } from '@sabi/job-view/texts/en';
import type applications from './en/applications.json';
import type automations from './en/automations.json';
import type board from './en/board.json';
import type claim from './en/claim.json';
import type company from './en/company.json';
import type editor from './en/editor.json';
import type hire from './en/hire.json';
import type team from './en/team.json';
import type templates from './en/templates.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'hire';
    resources: {
      hire: typeof hire;
      applications: typeof applications;
      automations: typeof automations;
      board: typeof board;
      claim: typeof claim;
      company: typeof company;
      editor: typeof editor;
      'job-view': typeof jobView;
      team: typeof team;
      templates: typeof templates;
    };
  }
}
