import type { Effect } from '@sabi/event-bus/bus';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import type { BillingContacts } from '../../data-access/billing-contacts';
import type { BillingMailStore } from '../../data-access/billing-mail-store';
import type { SubscriptionRepository } from '../../data-access/subscription-repository';
import type { BillingMail } from './billing-mail';
import { renderBillingMail } from './render-billing-mail';
import { renderStaffAlert } from './render-staff-alert';
import { updateReminder } from './update-reminder';

export interface SendMailDependencies {
  readonly billingMails: Pick<BillingMailStore, 'findUnsent' | 'markMailed'>;
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly subscriptions: Pick<SubscriptionRepository, 'findAllOf'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Where the product is. */
  readonly siteUrl: string;
  /** Who is told of payments that wait for a person. */
  readonly staffEmail: string | undefined;
  readonly now: () => Date;
}

/**
 * Sends a mail to where the account is reached now. Asked again, it does nothing once a mail server has taken it; an account
 * that was erased since gets none, and nobody one that is not true any more.
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

/** @returns null where there is nobody any more to send it to, or nothing to tell */
async function render(
  { id, user_id: userId, subject }: BillingMail,
  { contacts, subscriptions, siteUrl, staffEmail, now }: SendMailDependencies,
): Promise<Mail | null> {
  if (subject.kind === 'staff_alert')
    return staffEmail ? renderStaffAlert(id, subject.alert, staffEmail) : null;
  const contact = userId === null ? null : await contacts.find(userId);
  if (userId === null || !contact) return null;
  const about =
    subject.kind === 'reminder'
      ? updateReminder(subject, await subscriptions.findAllOf(userId), now())
      : subject;
  return about && renderBillingMail({ id, about }, { contact, siteUrl });
}
