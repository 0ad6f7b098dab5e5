import type { Profile, UserType } from '@sabi/contracts/http/profile';
import { accountKindChosen } from '@sabi/contracts/messages/profile';
import type { Message } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '../../data-access/transaction';

/**
 * Informs the other services of an account's kind. Part of the transaction that stores a kind where there was none, so that the
 * message is sent exactly when the kind is stored. An account without a kind has nothing to publish yet.
 */
export async function publishAccountKind(
  { user_id, user_type }: Pick<Profile, 'user_id' | 'user_type'>,
  { outbox }: { outbox: Pick<Outbox, 'append'> },
  transaction: Transaction,
): Promise<void> {
  if (user_type) await outbox.append(createAccountKindMessage({ user_id, user_type }), transaction);
}

export function createAccountKindMessage(kind: { user_id: string; user_type: UserType }): Message {
  return createMessage(accountKindChosen, kind);
}
