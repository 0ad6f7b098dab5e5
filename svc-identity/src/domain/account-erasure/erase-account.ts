import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Ports } from '../ports/all-ports';

export type ErasureDependencies = Pick<
  Ports,
  'users' | 'sessions' | 'endedSessions' | 'accountData' | 'audit' | 'staffAudit' | 'outbox'
>;

/**
 * Removes an account with all its data and notifies the other services. The audit log keeps the actions without the
 * name.
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

/** The same for an account whose row is already removed, or is kept without personal data. */
export async function eraseTraces(
  userId: string,
  { sessions, endedSessions, accountData, audit, staffAudit, outbox }: ErasureDependencies,
  transaction: Transaction,
): Promise<void> {
  await sessions.removeAllOf(userId, undefined, transaction);
  await endedSessions.addErasedAccount(userId, transaction);
  await accountData.removeAllOf(userId, transaction);
  await audit.forget(userId, transaction);
  await staffAudit.erase(userId, transaction);
  await outbox.append(createMessage(accountErased, { user_id: userId }, { actor: userId }), transaction);
}
