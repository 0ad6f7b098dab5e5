import { randomUUID } from 'node:crypto';
import { inquiryReceiptRequested, inquiryReceived } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { StoredInquiry } from './inquiry-repository';

/** Requests both mails in the transaction that stores the inquiry. */
export async function requestInquiryMails(
  { inquiry, hasReceipt }: { inquiry: Pick<StoredInquiry, 'id' | 'user_id'>; hasReceipt: boolean },
  { outbox }: { outbox: Pick<Outbox, 'append'> },
  transaction: Transaction,
): Promise<void> {
  const by = inquiry.user_id ? { actor: inquiry.user_id } : {};
  const ids = { inquiry_id: inquiry.id };
  await outbox.append(createMessage(inquiryReceived, ids, by), transaction);
  if (!hasReceipt) return;
  const receipt = createMessage(inquiryReceiptRequested, { ...ids, mail_id: randomUUID() }, by);
  await outbox.append(receipt, transaction);
}
