import type { Effect } from '@sabi/event-bus/bus';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AccountData } from './account-data';

export interface ErasureDependencies {
  readonly erasedAccounts: ErasedAccounts;
  readonly accountData: AccountData;
  readonly companyLimit: Pick<AttemptLimiter, 'forget'>;
  readonly claimLimit: Pick<AttemptLimiter, 'forget'>;
  readonly applicationLimit: Pick<AttemptLimiter, 'forget'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

/** Marks companies that lose their last owner, so that an admin may take them over. */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  dependencies: ErasureDependencies,
): Promise<Effect> {
  const { erasedAccounts, accountData, now, logger } = dependencies;
  await erasedAccounts.note(userId);
  for (const limit of ['companyLimit', 'claimLimit', 'applicationLimit'] as const)
    await dependencies[limit].forget(userId);
  logger.info({ user_id: userId }, 'account.erased');
  return (transaction) => accountData.removeAllOf({ userId, now: now() }, transaction);
}
