import { id as consultationTexts } from '@sabi/shared-texts/consultation/id';
import { id as cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis/id';
import { id as purchaseTexts } from '@sabi/purchase/texts/id';
import type { Texts } from '@sabi/shell-sdk/react';
import applicantTracking from './id/applicant-tracking.json';
import common from './id/common.json';
import community from './id/community.json';
import companySolution from './id/company-solution.json';
import contact from './id/contact.json';
import events from './id/events.json';
import home from './id/home.json';
import chat from './id/chat.json';
import inquiry from './id/inquiry.json';
import legal from './id/legal.json';
import talentSolution from './id/talent-solution.json';
import team from './id/team.json';

/** The same namespaces as in English. */
export const id: Texts = {
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
