import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { renderStaffMail, toLine } from '@sabi/service-kit/mail/staff-mail';
import type { BillingContact } from '../contacts/billing-contacts';
import type { StaffReminder, StoredServiceRequest } from '../service-requests/service-request';
import { nameKind } from './kind-names';

type RequestNotice = 'made' | StaffReminder;

const headlines: Readonly<Record<RequestNotice, string>> = {
  made: 'Asked for',
  due_today: 'Answer today',
  overdue: 'Answer overdue',
};

const reminders: Readonly<Record<RequestNotice, readonly string[]>> = {
  made: [],
  due_today: ['Nobody has answered this yet, and the answer is due today.'],
  overdue: [
    'Nobody has answered this, and the answer is late. Its owner reads on the dashboard that we are late.',
  ],
};

/** In English, the language of the staff. */
export function renderStaffRequest(
  id: string,
  request: StoredServiceRequest,
  {
    notice,
    contact,
    staffEmail,
  }: { notice: RequestNotice; contact: BillingContact | null; staffEmail: string },
): Mail {
  const name = nameKind(request.kind, 'en');
  return renderStaffMail({
    id,
    to: staffEmail,
    ...(contact && {
      replyTo: { name: toLine(contact.name ?? '') || contact.email, address: contact.email },
    }),
    subject: `${headlines[notice]}: ${name}`,
    facts: [
      ['What', name],
      ['Answer by', phrases.en.moment(request.due_at)],
      ['Request', request.id],
      ['Name', contact?.name ?? null],
      ['Mail', contact?.email ?? null],
    ],
    message: [
      ...reminders[notice],
      request.wish ?? 'Its owner wrote nothing about it.',
      'How to answer: "For the staff" in the README of svc-billing.',
    ].join('\n\n'),
  });
}
