import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../audit/audit-log';
import type { EndedSessions } from '../sessions/ended-sessions';
import type { SessionRepository } from '../sessions/session-repository';
import type { StaffAudit } from '../staff/staff-audit';
import type { AccountData } from '../users/account-data';
import type { UserRepository } from '../users/user-repository';

export interface ErasureDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly endedSessions: EndedSessions;
  readonly accountData: AccountData;
  readonly audit: AuditLog;
  readonly staffAudit: StaffAudit;
  readonly outbox: Outbox;
}

/**
 * Removes an account with its data and notifies other services. The audit log keeps the actions without the
 * name.
 * @returns false without such an account
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

/** The same for an account whose row is removed, or kept without personal data. */
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
