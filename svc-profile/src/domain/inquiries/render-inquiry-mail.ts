import type { InquiryKind, InquiryType } from '@sabi/contracts/profile/inquiry';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import {
  languageNames,
  renderStaffMail,
  type StaffMailFact,
  toLine,
} from '@sabi/service-kit/mail/staff-mail';
import type { StoredInquiry } from './inquiry-repository';

const kinds: Readonly<Record<InquiryKind, string>> = { contact: 'Contact', consultation: 'Consultation' };
const types: Readonly<Record<InquiryType, string>> = {
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

/** The mail to the staff about an inquiry, in English. Replies go to the sender of the inquiry. */
export function renderInquiryMail(inquiry: StoredInquiry, staffAddress: string): Mail {
  const name = toLine(`${inquiry.first_name} ${inquiry.last_name}`);
  const about = inquiry.inquiry_type ? types[inquiry.inquiry_type] : 'No subject chosen';
  return renderStaffMail({
    id: inquiry.id,
    to: staffAddress,
    replyTo: { name, address: inquiry.email },
    subject: `${kinds[inquiry.kind]}: ${about}, from ${name}`,
    facts: describe(inquiry, name, about),
    message: inquiry.message ?? '',
  });
}

function describe(inquiry: StoredInquiry, name: string, about: string): StaffMailFact[] {
  return [
    ['About', about],
    ['Name', name],
    ['Email', inquiry.email],
    ['Phone', inquiry.phone_number],
    ['Company', inquiry.company_name],
    ['Writes in', languageNames[inquiry.language]],
    ['Account', inquiry.user_id],
    ['Received', inquiry.created_at.toISOString()],
    ['Inquiry', inquiry.id],
  ];
}
