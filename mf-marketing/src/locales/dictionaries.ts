import type { Dictionaries } from '@sabi/shell-sdk/react';
import applicantTrackingEn from './en/applicant-tracking.json';
import commonEn from './en/common.json';
import communityEn from './en/community.json';
import companySolutionEn from './en/company-solution.json';
import contactEn from './en/contact.json';
import eventsEn from './en/events.json';
import homeEn from './en/home.json';
import talentSolutionEn from './en/talent-solution.json';
import applicantTrackingId from './id/applicant-tracking.json';
import commonId from './id/common.json';
import communityId from './id/community.json';
import companySolutionId from './id/company-solution.json';
import contactId from './id/contact.json';
import eventsId from './id/events.json';
import homeId from './id/home.json';
import talentSolutionId from './id/talent-solution.json';

/** One namespace for each page; `common` holds what several pages say. */
export const dictionaries: Dictionaries = {
  en: {
    common: commonEn,
    home: homeEn,
    'talent-solution': talentSolutionEn,
    'company-solution': companySolutionEn,
    'applicant-tracking': applicantTrackingEn,
    contact: contactEn,
    events: eventsEn,
    community: communityEn,
  },
  id: {
    common: commonId,
    home: homeId,
    'talent-solution': talentSolutionId,
    'company-solution': companySolutionId,
    'applicant-tracking': applicantTrackingId,
    contact: contactId,
    events: eventsId,
    community: communityId,
  },
};
