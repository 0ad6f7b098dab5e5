import { randomUUID } from 'node:crypto';
import { noticeMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import { isEmailConfirmed, type User } from '../users/user';
import type { NoticeDetails, NoticeKind } from './notice';
import type { NoticeRepository } from './notice-repository';

/** How long a notice with its address is kept. */
const retentionMs = 30 * 24 * 3_600_000;

export interface NoticeRequest {
  /** The account before the change: a notice of a new address goes to the old one. */
  readonly user: User;
  readonly kind: NoticeKind;
  readonly details?: NoticeDetails;
}

/**
 * Requests the mail in the change's transaction and the account's language. Unconfirmed addresses get none:
 * they may be a stranger's.
 */
export async function requestNotice(
  { user, kind, details = {} }: NoticeRequest,
  { notices, outbox }: { notices: NoticeRepository; outbox: Outbox },
  transaction: Transaction,
): Promise<void> {
  if (!user.email || !isEmailConfirmed(user)) return;
  const now = new Date();
  const id = randomUUID();
  const { language } = user;
  await notices.insert(
    {
      id,
      user_id: user.id,
      recipient: user.email,
      kind,
      details,
      language,
      created_at: now,
      sent_at: null,
      purge_at: new Date(now.getTime() + retentionMs),
    },
    transaction,
  );
  const body = { user_id: user.id, notice_id: id, language };
  await outbox.append(createMessage(noticeMailRequested, body, { actor: user.id }), transaction);
}
