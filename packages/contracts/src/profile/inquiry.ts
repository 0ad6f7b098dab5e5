// The one rule for inquiries of visitors, in the browser and on the server. No dependency, so that it costs a page
// nothing.

import { emailFormat, emailMaxLength } from '../identity/email-address';

export const inquiryKinds = ['contact', 'consultation'] as const;
export type InquiryKind = (typeof inquiryKinds)[number];

/** Options of a form: specification, section 3. */
export const inquiryTypes = {
  contact: ['general', 'talent', 'company', 'partnership', 'support', 'other'],
  consultation: ['general', 'career', 'cv-review', 'job-search', 'interview'],
} as const satisfies Record<InquiryKind, readonly string[]>;
export type InquiryType<Kind extends InquiryKind = InquiryKind> = (typeof inquiryTypes)[Kind][number];

/** Minimum lengths after trimming, in characters: specification, sections 5 and 9. */
export const inquiryMinLengths = {
  contact: { name: 2, message: 10 },
  consultation: { name: 1, message: 0 },
} as const satisfies Record<InquiryKind, { name: number; message: number }>;

export const inquiryMaxLengths = {
  name: 100,
  company: 200,
  email: emailMaxLength,
  phone: 50,
  message: 5000,
} as const;

/** Fields that can have a fault. The dictionaries have one text for each. */
export const inquiryFields = [
  'first_name',
  'last_name',
  'company_name',
  'email',
  'phone_number',
  'inquiry_type',
  'message',
] as const;
export type InquiryField = (typeof inquiryFields)[number];
/** Honeypot: people neither see nor fill in this field. */
export const inquiryTrap = 'reference';
export type InquiryValues = Readonly<Partial<Record<InquiryField, string | null>>>;

/** Fields with invalid values, in the order of the form. */
export function findInquiryFaults(kind: InquiryKind, values: InquiryValues): InquiryField[] {
  const { name, message } = inquiryMinLengths[kind];
  const max = inquiryMaxLengths;
  const value = (field: InquiryField) => values[field]?.trim() ?? '';
  const within = (field: InquiryField, shortest: number, longest: number) =>
    value(field).length >= shortest && value(field).length <= longest;
  const types: readonly string[] = inquiryTypes[kind];
  const rules: Record<InquiryField, boolean> = {
    first_name: within('first_name', name, max.name),
    last_name: within('last_name', name, max.name),
    company_name: within('company_name', 0, max.company),
    email: within('email', 1, max.email) && emailFormat.test(value('email')),
    phone_number: within('phone_number', 0, max.phone),
    inquiry_type:
      types.includes(value('inquiry_type')) || (kind === 'consultation' && !value('inquiry_type')),
    message: within('message', message, max.message),
  };
  return inquiryFields.filter((field) => !rules[field]);
}
