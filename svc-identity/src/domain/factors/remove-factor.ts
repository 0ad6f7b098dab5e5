import type { Transaction } from '@sabi/service-kit/transaction';
import { requestNotice } from '../notices/request-notice';
import type { Ports } from '../ports/all-ports';
import type { User } from '../users/user';
import { type Factor, isVerified } from '../users/factor';

/** Names of the ports that a removal of factors needs. */
export type NeededForRemoval = 'users' | 'sessions' | 'recoveryCodes' | 'notices' | 'outbox';

/** Whether the account would be left with recovery codes alone. */
export function leavesOnlyRecoveryCodes(factors: readonly Factor[], removed: Factor): boolean {
  const left = factors.filter((factor) => isVerified(factor) && factor.id !== removed.id);
  return left.length > 0 && left.every(({ factor_type: type }) => type === 'recovery_code');
}

/**
 * Removes a factor of an account: sessions that it raised are lowered, and the owner is notified. Recovery codes are
 * removed with the last other factor.
 * @param user as it is in the transaction
 */
export async function removeFactor(
  user: User,
  removed: Factor,
  deps: Pick<Ports, NeededForRemoval>,
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
