import { phrases } from '@sabi/service-kit/mail/phrases';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { renderStaffMail, toLine } from '@sabi/service-kit/mail/staff-mail';
import type { BillingContact } from '../../data-access/billing-contacts';
import type { StoredServiceRequest } from '../service-requests/service-request';
import { nameKind } from './kind-names';

/** Tells the staff what an account asks for and by when it is to be answered, in the language they work in. */
export function renderStaffRequest(
  id: string,
  request: StoredServiceRequest,
  { contact, staffEmail }: { contact: BillingContact | null; staffEmail: string },
): Mail {
  const name = nameKind(request.kind, 'en');
  return renderStaffMail({
    id,
    to: staffEmail,
    ...(contact && {
      replyTo: { name: toLine(contact.name ?? '') || contact.email, address: contact.email },
    }),
    subject: `Asked for: ${name}`,
    facts: [
      ['What', name],
      ['Answer by', phrases.en.moment(request.due_at)],
      ['Request', request.id],
      ['Name', contact?.name ?? null],
      ['Mail', contact?.email ?? null],
    ],
    message: [
      request.wish ?? 'Its owner wrote nothing about it.',
      'How to answer: "For the staff" in the README of svc-billing.',
    ].join('\n\n'),
  });
}
