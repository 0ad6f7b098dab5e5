import { cvAnalysisTexts } from '@sabi/shared-texts/cv-analysis';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import type { Dictionaries } from '@sabi/shell-sdk/react';
import cvReportEn from './en/cv-report.json';
import inboxEn from './en/inbox.json';
import comingEn from './en/coming.json';
import editingEn from './en/editing.json';
import jobSearchEn from './en/job-search.json';
import recommendationsEn from './en/recommendations.json';
import paymentsEn from './en/payments.json';
import plansEn from './en/plans.json';
import recruiterEn from './en/recruiter.json';
import cvImportEn from './en/cv-import.json';
import serviceRequestsEn from './en/service-requests.json';
import settingsEn from './en/settings.json';
import talentEn from './en/talent.json';
import cvReportId from './id/cv-report.json';
import inboxId from './id/inbox.json';
import comingId from './id/coming.json';
import editingId from './id/editing.json';
import jobSearchId from './id/job-search.json';
import recommendationsId from './id/recommendations.json';
import paymentsId from './id/payments.json';
import plansId from './id/plans.json';
import recruiterId from './id/recruiter.json';
import cvImportId from './id/cv-import.json';
import serviceRequestsId from './id/service-requests.json';
import settingsId from './id/settings.json';
import talentId from './id/talent.json';

/** `talent` is the default, `plans`, `purchase` and `recommendations` belong to the dashboard; the others to dialogs and to rarely opened pages. */
export const dictionaries: Dictionaries = {
  en: {
    talent: talentEn,
    plans: plansEn,
    purchase: purchaseEn,
    'cv-report': { ...cvReportEn, analysis: cvAnalysisTexts.en },
    inbox: inboxEn,
    coming: comingEn,
    editing: editingEn,
    'job-search': jobSearchEn,
    recommendations: recommendationsEn,
    payments: paymentsEn,
    recruiter: recruiterEn,
    'cv-import': cvImportEn,
    'service-requests': serviceRequestsEn,
    settings: settingsEn,
  },
  id: {
    talent: talentId,
    plans: plansId,
    purchase: purchaseId,
    'cv-report': { ...cvReportId, analysis: cvAnalysisTexts.id },
    inbox: inboxId,
    coming: comingId,
    editing: editingId,
    'job-search': jobSearchId,
    recommendations: recommendationsId,
    payments: paymentsId,
    recruiter: recruiterId,
    'cv-import': cvImportId,
    'service-requests': serviceRequestsId,
    settings: settingsId,
  },
};
