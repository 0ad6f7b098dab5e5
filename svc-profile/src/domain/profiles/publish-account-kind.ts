import type { Profile, UserType } from '@sabi/contracts/http/profile/profile';
import { accountKindChosen } from '@sabi/contracts/messages/profile';
import type { Message } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Publishes a kind in the transaction that first stores it; does nothing without one. */
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
