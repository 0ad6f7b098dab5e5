import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Principal } from '@sabi/service-kit/authentication';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';

export type Caller = Pick<Principal, 'userId' | 'isAnonymous'>;

export interface ChangeGuards {
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly jobSearchLimit: Pick<AttemptLimiter, 'begin'>;
}

/** @throws {AppError} ACCESS_DENIED for a visitor's account, TOKEN_INVALID for an erased one, RATE_LIMITED */
export async function assertMayChange(
  { userId, isAnonymous }: Caller,
  { erasedAccounts, jobSearchLimit }: ChangeGuards,
): Promise<void> {
  if (isAnonymous) throw new AppError('ACCESS_DENIED');
  if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
  const wait = await jobSearchLimit.begin(userId);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
}
