import type { Mail } from '@sabi/service-kit/mail/mailer';
import {
  languageNames,
  renderStaffMail,
  type StaffMailFact,
  toLine,
} from '@sabi/service-kit/mail/staff-mail';
import { inquiryMailKinds, inquiryMailTypes } from './inquiry-mail-wording';
import type { StoredInquiry } from './inquiry-repository';

/** The page of the staff's queue. */
const queuePage = '/staff/inquiries';

/** The mail to the staff, in English, with a link to their queue. Replies go to the sender. */
export function renderInquiryMail(
  inquiry: StoredInquiry,
  { staffAddress, siteUrl }: { staffAddress: string; siteUrl: string },
): Mail {
  const name = toLine(`${inquiry.first_name} ${inquiry.last_name}`);
  const about = inquiry.inquiry_type ? inquiryMailTypes[inquiry.inquiry_type] : 'No subject chosen';
  return renderStaffMail({
    id: inquiry.id,
    to: staffAddress,
    replyTo: { name, address: inquiry.email },
    subject: `${inquiryMailKinds[inquiry.kind]}: ${about}, from ${name}`,
    facts: [...describe(inquiry, name, about), ['Answer at', `${siteUrl}${queuePage}`]],
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
