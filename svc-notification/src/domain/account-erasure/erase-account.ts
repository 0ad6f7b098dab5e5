import type { Effect } from '@sabi/event-bus/bus';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AccountData } from './account-data';

interface ErasureDependencies {
  readonly erasedAccounts: ErasedAccounts;
  readonly accountData: AccountData;
  readonly messageLimit: Pick<AttemptLimiter, 'forget'>;
  readonly outreachLimit: Pick<AttemptLimiter, 'forget'>;
  readonly messageReportLimit: Pick<AttemptLimiter, 'forget'>;
  readonly logger: Logger;
}

/** Requests for the account that arrive later are dropped. */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  { erasedAccounts, accountData, logger, ...limits }: ErasureDependencies,
): Promise<Effect> {
  await erasedAccounts.note(userId);
  for (const limit of [limits.messageLimit, limits.outreachLimit, limits.messageReportLimit])
    await limit.forget(userId);
  logger.info({ user_id: userId }, 'account.erased');
  return (transaction) => accountData.removeAllOf(userId, transaction);
}
