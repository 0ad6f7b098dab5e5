import { banChanged } from '@sabi/contracts/messages/account';
import type { Message } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { EndedSessions } from '../sessions/ended-sessions';
import type { User } from '../users/user';

type Bannable = Pick<User, 'id' | 'banned_until'>;

/** Publishes a changed ban. */
export async function publishBan(
  { before, after }: { before: Pick<User, 'banned_until'> | null; after: Bannable },
  { outbox, endedSessions }: { outbox: Outbox; endedSessions: EndedSessions },
  transaction: Transaction,
): Promise<void> {
  if (before?.banned_until?.getTime() === after.banned_until?.getTime()) return;
  // Covers concurrently started sessions too.
  await endedSessions.applyBan(after.id, after.banned_until, transaction);
  await outbox.append(createBanMessage(after), transaction);
}

export function createBanMessage({ id: user_id, banned_until }: Bannable): Message {
  return createMessage(banChanged, { user_id, banned_until: banned_until?.toISOString() ?? null });
}
