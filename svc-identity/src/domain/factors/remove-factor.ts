import type { Transaction } from '@sabi/service-kit/transaction';
import { requestNotice } from '../mails/request-notice';
import type { Ports } from '../ports/ports';
import type { User } from '../users/user';
import { type Factor, isVerified } from './factor';

/** What whoever removes factors needs among their dependencies. */
export type NeededForRemoval = 'users' | 'sessions' | 'recoveryCodes' | 'notices' | 'outbox';

/** Whether an account's recovery codes would be all that is left without a factor. */
export function leavesOnlyRecoveryCodes(factors: readonly Factor[], removed: Factor): boolean {
  const left = factors.filter((factor) => isVerified(factor) && factor.id !== removed.id);
  return left.length > 0 && left.every(({ factor_type: type }) => type === 'recovery_code');
}

/**
 * Takes a factor off an account: sessions that it raised fall back, its owner is told. Recovery codes do not stay behind
 * alone: the last other factor takes them along.
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
