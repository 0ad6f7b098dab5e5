import { randomUUID } from 'node:crypto';
import { cvMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { CvOwner } from '../cvs/cv-repository';
import type { CvMail, CvOutcome } from './cv-mail';

export interface CvMailDependencies {
  readonly cvMails: MailStore<CvMail>;
  readonly outbox: Pick<Outbox, 'append'>;
}

/** Requests the mail in the transaction that stores the result. */
export async function requestCvMail(
  { userId, owner, outcome }: { userId: string; owner: CvOwner; outcome: CvOutcome },
  { cvMails, outbox }: CvMailDependencies,
  transaction: Transaction,
): Promise<void> {
  const mail: CvMail = { id: randomUUID(), user_id: userId, ...owner, outcome, created_at: new Date() };
  await cvMails.insert(mail, transaction);
  await outbox.append(createMessage(cvMailRequested, { mail_id: mail.id }), transaction);
}
