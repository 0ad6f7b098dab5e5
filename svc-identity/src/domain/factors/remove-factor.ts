import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { NoticeRepository } from '../notices/notice-repository';
import { requestNotice } from '../notices/request-notice';
import type { SessionRepository } from '../sessions/session-repository';
import { type Factor, isVerified } from '../users/factor';
import type { User } from '../users/user';
import type { UserRepository } from '../users/user-repository';
import type { RecoveryCodeRepository } from './recovery-code-repository';

/** Names of the ports that a removal of factors needs. */
export interface FactorRemovalDependencies {
  readonly users: UserRepository;
  readonly sessions: SessionRepository;
  readonly recoveryCodes: RecoveryCodeRepository;
  readonly notices: NoticeRepository;
  readonly outbox: Outbox;
}

/** Whether the account would be left with recovery codes alone. */
export function leavesOnlyRecoveryCodes(factors: readonly Factor[], removed: Factor): boolean {
  const left = factors.filter((factor) => isVerified(factor) && factor.id !== removed.id);
  return left.length > 0 && left.every(({ factor_type: type }) => type === 'recovery_code');
}

/**
 * Removes a factor: lowers the sessions it raised and notifies the owner. Recovery codes go with the last
 * other factor.
 * @param user as read in the transaction
 */
export async function removeFactor(
  user: User,
  removed: Factor,
  deps: FactorRemovalDependencies,
  transaction: Transaction,
): Promise<void> {
  const areCodesRemovedToo = isVerified(removed) && leavesOnlyRecoveryCodes(user.factors, removed);
  const gone = user.factors.filter(
    ({ id, factor_type: type }) => id === removed.id || (areCodesRemovedToo && type === 'recovery_code'),
  );
  const factors = user.factors.filter((factor) => !gone.includes(factor));
  await deps.users.update(user.id, { factors }, transaction);
  for (const factor of gone) {
    await deps.sessions.lowerRaisedBy(user.id, factor.id, transaction);
    if (factor.factor_type === 'recovery_code') await deps.recoveryCodes.removeOf(user.id, transaction);
    if (!isVerified(factor)) continue;
    const details = { factor_type: factor.factor_type, name: factor.friendly_name };
    await requestNotice({ user, kind: 'factor_removed', details }, deps, transaction);
  }
}
