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
 * Deletes the data of an erased account. Tax law requires paid orders for ten years and the staff has to pay
 * back underpaid ones, so both stay without the user id. An open invoice expires by itself; a later payment
 * is parked.
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
