import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/ports';

export type ErasureDependencies = Pick<
  Ports,
  'users' | 'sessions' | 'endedSessions' | 'accountData' | 'audit' | 'outbox'
>;

/**
 * Removes an account and all that is kept of it here, and lets every other service know. The log keeps what was done, and
 * no longer by whom.
 * @returns false when there is no such account
 */
export async function eraseAccount(
  userId: string,
  deps: ErasureDependencies,
  transaction: Transaction,
): Promise<boolean> {
  if (!(await deps.users.remove(userId, transaction))) return false;
  await eraseTraces(userId, deps, transaction);
  return true;
}

/** The same for an account whose row is gone already, or stays without a name. */
export async function eraseTraces(
  userId: string,
  { sessions, endedSessions, accountData, audit, outbox }: ErasureDependencies,
  transaction: Transaction,
): Promise<void> {
  await sessions.removeAllOf(userId, undefined, transaction);
  await endedSessions.addErasedAccount(userId, transaction);
  await accountData.removeAllOf(userId, transaction);
  await audit.forget(userId, transaction);
  await outbox.append(createMessage(accountErased, { user_id: userId }, { actor: userId }), transaction);
}
