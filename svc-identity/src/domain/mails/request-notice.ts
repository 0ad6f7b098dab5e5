import { randomUUID } from 'node:crypto';
import { noticeMailRequested } from '@sabi/contracts/messages/mail';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/ports';
import { isEmailConfirmed, type User } from '../users/user';
import type { NoticeDetails, NoticeKind } from './notice';

/** How long an address stands in a notice. */
const keptMs = 30 * 24 * 3_600_000;

export interface NoticeRequest {
  /** As it was before the change: a notice of a new address goes to the old one. */
  readonly user: User;
  readonly kind: NoticeKind;
  readonly details?: NoticeDetails;
}

/**
 * Asks for the mail that tells an account's owner of a change, written with the change itself and in the account's
 * language. An address that nobody has confirmed gets none: it may be a stranger's.
 */
export async function requestNotice(
  { user, kind, details = {} }: NoticeRequest,
  { notices, outbox }: Pick<Ports, 'notices' | 'outbox'>,
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
      purge_at: new Date(now.getTime() + keptMs),
    },
    transaction,
  );
  const body = { user_id: user.id, notice_id: id, language };
  await outbox.append(createMessage(noticeMailRequested, body, { actor: user.id }), transaction);
}
