import type { Effect } from '@sabi/event-bus/bus';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AccountData } from './account-data';

interface ErasureDependencies {
  readonly erasedAccounts: ErasedAccounts;
  readonly accountData: AccountData;
  readonly voucherPreviewLimit: Pick<AttemptLimiter, 'forget'>;
  readonly serviceRequestLimit: Pick<AttemptLimiter, 'forget'>;
  readonly logger: Logger;
}

/**
 * Deletes the data of an erased account. Paid orders stay without its name, as tax law requires them for ten years, and so
 * do underpaid ones, which the staff has to pay back. An open invoice expires by itself; a later payment of it is parked.
 */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  dependencies: ErasureDependencies,
): Promise<Effect> {
  const { erasedAccounts, accountData, voucherPreviewLimit, serviceRequestLimit, logger } = dependencies;
  await erasedAccounts.note(userId);
  for (const limit of [voucherPreviewLimit, serviceRequestLimit]) await limit.forget(userId);
  logger.info({ user_id: userId }, 'account.erased');
  return (transaction) => accountData.removeAllOf(userId, transaction);
}
