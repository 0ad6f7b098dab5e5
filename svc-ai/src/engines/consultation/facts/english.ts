import { freeApplicationsAMonth } from '@sabi/contracts/hiring/application-terms';
import { type ClaimName } from '@sabi/marketing-claims';
import type { Facts } from './topic';

export function englishFacts(claim: Readonly<Record<ClaimName, string>>, plans: Facts['plans']): Facts {
  return {
    sabi: [
      'Sabi is a recruitment and talent-matching provider in Indonesia, with an office in Jakarta.',
      `${claim.partnerCompanies} partner companies have signed an agreement with Sabi.`,
      `${claim.talentProcessed} people have been screened for its talent pool.`,
      `${claim.placements} people have started work with a client.`,
      `The Talent Excellence Score is ${claim.talentExcellence}: clients who rate a placement good or better after three months.`,
      `Clients hire ${claim.fasterHiring} faster than before they worked with Sabi, from the brief to a signed offer.`,
      `They save up to ${claim.costSavings} of their recruitment cost, compared with before.`,
      `${claim.matchRate} of the people shortlisted are invited to an interview.`,
      `Sabi recruits for ${claim.industries} industries; the blog has an article on each.`,
    ],
    services: [
      `Executive Search: discreet, direct search for leadership roles, with a ${claim.guaranteeDays}-day guarantee (${claim.guaranteeMonths} months).`,
      'If a person placed by Executive Search leaves within that time, or is let go for their performance or conduct, Sabi searches once more without a further search fee; the terms of use name the conditions.',
      'Specialized Recruitment: for roles where the skill is rare, by recruiters who know the field.',
      'Talent Consulting: advice on structure, assessment and retention.',
      'A company begins with "Schedule Consultation" on the company solution page.',
    ],
    process: [
      'A search follows nine steps: Discovery, Headhunting, Screening, Assessment, Psychological test, Report, Verification, Negotiation, Onboarding.',
    ],
    software: [
      'The applicant-tracking product is still being built and cannot be used yet. It will offer automated recruitment, a talent-pool CRM, collaborative hiring, AI resume parsing and a dashboard that can be customised.',
    ],
    talent: [
      'The talent solution page offers a consultation with an expert, an AI analysis of a CV, the fields Sabi recruits for and a community.',
      `The community has ${claim.communityLeaders} leaders; ${claim.hrExperts} HR experts hold private sessions.`,
      `Open jobs are listed on the jobs page, each with its pay. A talent account can apply there, ${freeApplicationsAMonth} times a month for free; further applications are part of the plans. No recruiter can look at profiles yet.`,
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
