import type { InquiryKind, InquiryType } from '@sabi/contracts/profile/inquiry';

/** English, the language of the staff. */
export const inquiryMailKinds: Readonly<Record<InquiryKind, string>> = {
  contact: 'Contact',
  consultation: 'Consultation',
};
export const inquiryMailTypes: Readonly<Record<InquiryType, string>> = {
  general: 'General question',
  talent: 'Talent solution',
  company: 'Company solution',
  partnership: 'Partnership',
  support: 'Support',
  other: 'Something else',
  career: 'Career planning',
  'cv-review': 'CV review',
  'job-search': 'Job search',
  interview: 'Interview preparation',
};
