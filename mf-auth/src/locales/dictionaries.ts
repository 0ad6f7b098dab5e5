import type { Dictionaries } from '@sabi/shell-sdk/react';
import afterSubmitEn from './en/after-submit.json';
import arrivalEn from './en/arrival.json';
import authEn from './en/auth.json';
import consentEn from './en/consent.json';
import mailLinksEn from './en/mail-links.json';
import recruiterApprovalEn from './en/recruiter-approval.json';
import unsubscribeEn from './en/unsubscribe.json';
import afterSubmitId from './id/after-submit.json';
import arrivalId from './id/arrival.json';
import authId from './id/auth.json';
import consentId from './id/consent.json';
import mailLinksId from './id/mail-links.json';
import recruiterApprovalId from './id/recruiter-approval.json';
import unsubscribeId from './id/unsubscribe.json';

/** `auth` is the default, which every page loads; the others belong to the pages and parts that name them. */
export const dictionaries: Dictionaries = {
  en: {
    auth: authEn,
    'after-submit': afterSubmitEn,
    arrival: arrivalEn,
    consent: consentEn,
    'mail-links': mailLinksEn,
    'recruiter-approval': recruiterApprovalEn,
    unsubscribe: unsubscribeEn,
  },
  id: {
    auth: authId,
    'after-submit': afterSubmitId,
    arrival: arrivalId,
    consent: consentId,
    'mail-links': mailLinksId,
    'recruiter-approval': recruiterApprovalId,
    unsubscribe: unsubscribeId,
  },
};
