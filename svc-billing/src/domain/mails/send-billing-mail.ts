import type { Effect } from '@sabi/event-bus/bus';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import type { BillingContacts } from '../../data-access/billing-contacts';
import type { BillingMailStore } from '../../data-access/billing-mail-store';
import type { BillingMail } from './billing-mail';
import { renderBillingMail } from './render-billing-mail';
import { renderStaffAlert } from './render-staff-alert';

export interface SendMailDependencies {
  readonly billingMails: Pick<BillingMailStore, 'findUnsent' | 'markMailed'>;
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Where the product is. */
  readonly siteUrl: string;
  /** Who is told of payments that wait for a person. */
  readonly staffEmail: string | undefined;
}

/**
 * Sends a mail to where the account is reached now. Asked again, it does nothing once a mail server has taken it; an account
 * that was erased since gets none.
 * @throws {MailRefused} {MailNotSent} either is worth another try
 */
export async function sendBillingMail(
  { mailId }: { mailId: string },
  dependencies: SendMailDependencies,
): Promise<Effect | undefined> {
  const { billingMails, mailer } = dependencies;
  const asked = await billingMails.findUnsent(mailId);
  const mail = asked && (await render(asked, dependencies));
  if (!mail) return undefined;
  await mailer.send(mail);
  return (transaction) => billingMails.markMailed(mailId, transaction);
}

/** @returns null where there is nobody any more to send it to */
async function render(
  { id, user_id: userId, subject }: BillingMail,
  { contacts, siteUrl, staffEmail }: SendMailDependencies,
): Promise<Mail | null> {
  if (subject.kind === 'staff_alert')
    return staffEmail ? renderStaffAlert(id, subject.alert, staffEmail) : null;
  const contact = userId === null ? null : await contacts.find(userId);
  return contact && renderBillingMail({ id, about: subject }, { contact, siteUrl });
}
