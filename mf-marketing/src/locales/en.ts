import { en as consultationTexts } from '@sabi/shared-texts/consultation/en';
import { en as cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis/en';
import { en as purchaseTexts } from '@sabi/purchase/texts/en';
import type { Texts } from '@sabi/shell-sdk/react';
import applicantTracking from './en/applicant-tracking.json';
import common from './en/common.json';
import community from './en/community.json';
import companySolution from './en/company-solution.json';
import contact from './en/contact.json';
import events from './en/events.json';
import home from './en/home.json';
import chat from './en/chat.json';
import inquiry from './en/inquiry.json';
import legal from './en/legal.json';
import talentSolution from './en/talent-solution.json';
import team from './en/team.json';

/** One namespace per page; `common` has texts of several pages. */
export const en: Texts = {
  'applicant-tracking': applicantTracking,
  common,
  community,
  'company-solution': companySolution,
  contact,
  events,
  home,
  chat: { ...chat, ...consultationTexts },
  inquiry,
  legal,
  'talent-solution': { ...talentSolution, analysis: cvAnalysisTexts },
  team,
  purchase: purchaseTexts,
};
