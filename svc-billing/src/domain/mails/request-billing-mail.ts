import { randomUUID } from 'node:crypto';
import { billingMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { BillingMail, BillingMailSubject } from './billing-mail';

export interface RequestMailDependencies {
  readonly billingMails: Pick<MailStore<BillingMail>, 'insert'>;
  readonly outbox: Pick<Outbox, 'append'>;
}

/** Requests a mail in its cause's transaction, once per cause. */
export async function requestBillingMail(
  {
    userId,
    cause,
    subject,
    now,
  }: { userId: string | null; cause: string; subject: BillingMailSubject; now: Date },
  { billingMails, outbox }: RequestMailDependencies,
  transaction: Transaction,
): Promise<void> {
  const mail: BillingMail = { id: randomUUID(), user_id: userId, cause, subject, created_at: now };
  if (!(await billingMails.insert(mail, transaction))) return;
  await outbox.append(createMessage(billingMailRequested, { mail_id: mail.id }), transaction);
}
