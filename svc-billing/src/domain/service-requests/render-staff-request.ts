import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { renderStaffMail, toLine } from '@sabi/service-kit/mail/staff-mail';
import { nameKind } from '../catalogue/kind-names';
import type { BillingContact } from '../contacts/billing-contacts';
import type { StoredServiceRequest } from './service-request';
import {
  type StaffRequestNotice,
  staffRequestHeadlines,
  staffRequestReminders,
} from './staff-request-wording';

/** English, the language of the staff. */
export function renderStaffRequest(
  id: string,
  request: StoredServiceRequest,
  {
    notice,
    contact,
    staffEmail,
  }: { notice: StaffRequestNotice; contact: BillingContact | null; staffEmail: string },
): Mail {
  const name = nameKind(request.kind, 'en');
  return renderStaffMail({
    id,
    to: staffEmail,
    ...(contact && {
      replyTo: { name: toLine(contact.name ?? '') || contact.email, address: contact.email },
    }),
    subject: `${staffRequestHeadlines[notice]}: ${name}`,
    facts: [
      ['What', name],
      ['Answer by', phrases.en.moment(request.due_at)],
      ['Request', request.id],
      ['Name', contact?.name ?? null],
      ['Mail', contact?.email ?? null],
    ],
    message: [
      ...staffRequestReminders[notice],
      request.wish ?? 'Its owner wrote nothing about it.',
      'How to answer: "For the staff" in the README of svc-billing.',
    ].join('\n\n'),
  });
}
