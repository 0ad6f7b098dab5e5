import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AccountData } from './account-data';

export interface ErasureDependencies {
  readonly erasedAccounts: ErasedAccounts;
  readonly accountData: AccountData;
  readonly fileStore: Pick<FileStore, 'delete'>;
  readonly companyLimit: Pick<AttemptLimiter, 'forget'>;
  readonly claimLimit: Pick<AttemptLimiter, 'forget'>;
  readonly applicationLimit: Pick<AttemptLimiter, 'forget'>;
  readonly jobSearchLimit: Pick<AttemptLimiter, 'forget'>;
  readonly jobSearchImportLimit: Pick<AttemptLimiter, 'forget'>;
  readonly now: () => Date;
  readonly logger: Logger;
}

const limits = [
  'companyLimit',
  'claimLimit',
  'applicationLimit',
  'jobSearchLimit',
  'jobSearchImportLimit',
] as const;

/** Files first, because a retry finds them by the rows. Marks companies that lose their last owner, so that an admin may take them over. */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  dependencies: ErasureDependencies,
): Promise<Effect> {
  const { erasedAccounts, accountData, fileStore, now, logger } = dependencies;
  await erasedAccounts.note(userId);
  for (const key of await accountData.findFileKeys(userId)) await fileStore.delete(key);
  for (const limit of limits) await dependencies[limit].forget(userId);
  logger.info({ user_id: userId }, 'account.erased');
  return (transaction) => accountData.removeAllOf({ userId, now: now() }, transaction);
}
