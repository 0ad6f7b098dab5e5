import { type ClaimName } from '@sabi/claims';
import type { Facts } from './topic';

export function englishFacts(claim: Readonly<Record<ClaimName, string>>, plans: Facts['plans']): Facts {
  return {
    sabi: [
      'Sabi is a recruitment and talent-matching provider in Indonesia, with an office in Jakarta.',
      `${claim.partnerCompanies} partner companies recruit with Sabi.`,
      `${claim.talentProcessed} people have been screened for its talent pool.`,
      `${claim.placements} people were placed with a client.`,
      `The Talent Excellence Score is ${claim.talentExcellence}: clients who rate a placement good or better.`,
      `Clients hire ${claim.fasterHiring} faster, save up to ${claim.costSavings} of their recruitment cost, and invite ${claim.matchRate} of the people shortlisted.`,
      `Sabi recruits for ${claim.industries} industries; the blog has an article on each.`,
    ],
    services: [
      `Executive Search: discreet, direct search for leadership roles, with a ${claim.guaranteeDays}-day guarantee (${claim.guaranteeMonths} months) that replaces a placement without risk.`,
      'Specialized Recruitment: for roles where the skill is rare, by recruiters who know the field.',
      'Talent Consulting: advice on structure, assessment and retention.',
      'A company begins with "Schedule Consultation" on the company solution page.',
    ],
    process: [
      'A search follows nine steps: Discovery, Headhunting, Screening, Assessment, Psychological test, Report, Verification, Negotiation, Onboarding.',
    ],
    software: [
      'The applicant-tracking product offers automated recruitment, a talent-pool CRM, collaborative hiring, AI resume parsing and a dashboard that can be customised.',
    ],
    talent: [
      'The talent solution page offers a consultation with an expert, an AI analysis of a CV, the latest opportunities and a community.',
      `The community has ${claim.communityLeaders} leaders; ${claim.hrExperts} HR experts hold private sessions.`,
      'Openings are listed for people who have signed in.',
    ],
    plans: [
      'Prices are shown on the talent solution page to people who have signed in, and nowhere else. Signing up is free, and so is the Starter plan.',
      ...plans,
    ],
    data: [
      'Of a CV that is analyzed without an account nothing is left after 24 hours.',
      'Who has an account can download a copy of their data, and delete the account, on the settings page.',
    ],
    contact: ['The contact page has a message form, the phone number, the office address and WhatsApp.'],
  };
}
