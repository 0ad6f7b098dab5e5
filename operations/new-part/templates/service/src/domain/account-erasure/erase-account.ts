import type { Effect } from '@sabi/event-bus/bus';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AccountData } from './account-data';

interface ErasureDependencies {
  readonly erasedAccounts: Pick<ErasedAccounts, 'note'>;
  readonly accountData: AccountData;
  readonly logger: Logger;
}

/** What arrives of the account later is dropped. */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  { erasedAccounts, accountData, logger }: ErasureDependencies,
): Promise<Effect> {
  await erasedAccounts.note(userId);
  logger.info({ user_id: userId }, 'account.erased');
  return (transaction) => accountData.removeAllOf(userId, transaction);
}
