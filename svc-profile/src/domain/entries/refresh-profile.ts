import type { Transaction } from '@sabi/service-kit/transaction';
import { reviseProfile } from '../profiles/revise-profile';
import type { EntryDependencies } from './entry';

/** Updates version and strength after a change of an entry, and records the change. */
export async function refreshProfile(
  userId: string,
  dependencies: EntryDependencies,
  transaction: Transaction,
): Promise<void> {
  await reviseProfile({ userId, change: () => ({}) }, dependencies, transaction);
  await dependencies.recordChange?.(transaction);
}
