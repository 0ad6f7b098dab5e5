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
 * Removes what is kept of an account that is no more. What it paid stays without its name: the law wants books of ten
 * years. So does what came of an order that was not paid in full, which the staff has to pay back. An invoice that is still
 * open ends by itself; paid after all, it is parked for the staff.
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
