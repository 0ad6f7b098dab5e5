import type { Caller } from '../authentication/authenticate';
import { assertNotAnonymous } from '../users/assert-not-anonymous';
import { factorNotFound } from './factor-errors';
import { getRecoveryCodeFactor } from './recovery-code-factor';
import type { RecoveryCodeRepository } from './recovery-code-repository';
import { countUnused } from './recovery-codes';

/**
 * Number of the caller's recovery codes and of those unused.
 * @throws {IdentityError} no_authorization, mfa_factor_not_found
 */
export async function countRecoveryCodes(
  { caller: { user } }: { caller: Caller },
  { recoveryCodes }: { recoveryCodes: RecoveryCodeRepository },
): Promise<{ factorId: string; total: number; remaining: number }> {
  assertNotAnonymous(user);
  const factor = getRecoveryCodeFactor(user.factors);
  const set = await recoveryCodes.find(user.id);
  if (!set) throw factorNotFound();
  return { factorId: factor.id, total: set.codes.length, remaining: countUnused(set) };
}
