import { entryLimits } from '@sabi/contracts/profile/entry-rules';
import type { EntryList } from '@sabi/contracts/http/profile/entries';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { EntryDependencies } from './entry';

/** @throws {AppError} ENTRY_LIMIT_REACHED */
export async function assertRoom(
  { userId, list }: { userId: string; list: EntryList },
  { lists }: EntryDependencies,
  transaction: Transaction,
): Promise<void> {
  const sizes = await lists.countByUser(userId, transaction);
  if (sizes[list] >= entryLimits[list]) throw new AppError('ENTRY_LIMIT_REACHED');
}
