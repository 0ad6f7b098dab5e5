import type { en as consultationTexts } from '@sabi/shared-texts/consultation/en';
import type { en as cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis/en';
import type { en as purchaseTexts } from '@sabi/purchase/texts/en';
import type applicantTracking from './en/applicant-tracking.json';
import type common from './en/common.json';
import type community from './en/community.json';
import type companySolution from './en/company-solution.json';
import type contact from './en/contact.json';
import type events from './en/events.json';
import type home from './en/home.json';
import type chat from './en/chat.json';
import type inquiry from './en/inquiry.json';
import type legal from './en/legal.json';
import type talentSolution from './en/talent-solution.json';
import type team from './en/team.json';

// Makes an unknown key a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: {
      common: typeof common;
      home: typeof home;
      'talent-solution': typeof talentSolution & { analysis: typeof cvAnalysisTexts };
      'company-solution': typeof companySolution;
      'applicant-tracking': typeof applicantTracking;
      contact: typeof contact;
      events: typeof events;
      community: typeof community;
      inquiry: typeof inquiry;
      legal: typeof legal;
      chat: typeof chat & typeof consultationTexts;
      team: typeof team;
      purchase: typeof purchaseTexts;
    };
  }
}
