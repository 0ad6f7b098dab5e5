import type afterSubmit from './en/after-submit.json';
import type arrival from './en/arrival.json';
import type auth from './en/auth.json';
import type consent from './en/consent.json';
import type mailLinks from './en/mail-links.json';
import type recruiterApproval from './en/recruiter-approval.json';
import type unsubscribe from './en/unsubscribe.json';

// Makes a key that no dictionary holds a type error.
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'auth';
    resources: {
      auth: typeof auth;
      'after-submit': typeof afterSubmit;
      arrival: typeof arrival;
      consent: typeof consent;
      'mail-links': typeof mailLinks;
      'recruiter-approval': typeof recruiterApproval;
      unsubscribe: typeof unsubscribe;
    };
  }
}
