import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AccountData } from './account-data';

interface ErasureDependencies {
  readonly erasedAccounts: ErasedAccounts;
  readonly accountData: AccountData;
  readonly fileStore: Pick<FileStore, 'delete' | 'deleteUnfinished'>;
  readonly logger: Logger;
}

/** Deletes all data of an erased account: files first, because a retry finds them by the rows. */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  { erasedAccounts, accountData, fileStore, logger }: ErasureDependencies,
): Promise<Effect> {
  await erasedAccounts.note(userId);
  const keys = await accountData.findFileKeys(userId);
  for (const key of keys) await fileStore.delete(key);
  await fileStore.deleteUnfinished({ folder: userId });
  logger.info({ user_id: userId, files: keys.length }, 'account.erased');
  return (transaction) => accountData.removeAllOf(userId, transaction);
}
