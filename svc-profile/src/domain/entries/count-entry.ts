import { entryLimits } from '@sabi/contracts/entry-rules';
import type { EntryList } from '@sabi/contracts/http/profile-entries';
import { AppError } from '@sabi/service-kit/errors';
import type { Transaction } from '../../data-access/transaction';
import { reviseProfile } from '../profiles/revise-profile';
import type { EntryDependencies } from './entry';

interface Place {
  readonly userId: string;
  readonly list: EntryList;
}

/** @throws {AppError} ENTRY_LIMIT_REACHED */
export async function assertRoom(
  { userId, list }: Place,
  { lists }: EntryDependencies,
  transaction: Transaction,
): Promise<void> {
  const sizes = await lists.countByUser(userId, transaction);
  if (sizes[list] >= entryLimits[list]) throw new AppError('ENTRY_LIMIT_REACHED');
}

/** After an entry has changed: the profile is of another version, and maybe of another strength. */
export async function countEntry(
  userId: string,
  dependencies: EntryDependencies,
  transaction: Transaction,
): Promise<void> {
  await reviseProfile({ userId, change: () => ({}) }, dependencies, transaction);
}
