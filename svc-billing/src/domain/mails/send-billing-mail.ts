import type { Effect } from '@sabi/event-bus/bus';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { BillingContacts } from '../../data-access/billing-contacts';
import type { BillingMailStore } from '../../data-access/billing-mail-store';
import { renderBillingMail } from './render-billing-mail';

export interface SendMailDependencies {
  readonly billingMails: Pick<BillingMailStore, 'findUnsent' | 'markMailed'>;
  readonly contacts: Pick<BillingContacts, 'find'>;
  readonly mailer: Pick<Mailer, 'send'>;
  /** Where the product is. */
  readonly siteUrl: string;
}

/**
 * Sends a mail to where the account is reached now. Asked again, it does nothing once a mail server has taken it; an account
 * that was erased since gets none.
 * @throws {MailRefused} {MailNotSent} either is worth another try
 */
export async function sendBillingMail(
  { mailId }: { mailId: string },
  { billingMails, contacts, mailer, siteUrl }: SendMailDependencies,
): Promise<Effect | undefined> {
  const mail = await billingMails.findUnsent(mailId);
  const contact = mail && (await contacts.find(mail.user_id));
  if (!contact) return undefined;
  await mailer.send(renderBillingMail(mail, { contact, siteUrl }));
  return (transaction) => billingMails.markMailed(mailId, transaction);
}
