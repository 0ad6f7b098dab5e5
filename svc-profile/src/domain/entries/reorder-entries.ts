import type { OrderedList } from '@sabi/contracts/http/profile/entry-order';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { type EntryDependencies, openLists } from './entry';
import { refreshProfile } from './refresh-profile';

interface NewOrder {
  readonly account: Account;
  readonly list: OrderedList;
  /** All ids of the list in the new order. */
  readonly ids: readonly string[];
}

/**
 * Reorders a list by the given ids.
 * @throws {AppError} ENTRY_CHANGED when an entry was added or removed since the caller read the list,
 * ACCESS_DENIED
 */
export async function reorderEntries(
  { account, list, ids }: NewOrder,
  dependencies: EntryDependencies,
): Promise<void> {
  const { userId } = account;
  await openLists(account, dependencies);
  await dependencies.transact(async (transaction) => {
    const current = (await dependencies.entries.findAllOf(userId, transaction))[list];
    const known = new Set(current.map(({ _id }) => _id));
    if (ids.length !== known.size || !ids.every((id) => known.has(id))) throw new AppError('ENTRY_CHANGED');
    if (current.every(({ _id }, index) => _id === ids[index])) return;
    const places = findPlaces(current.map(({ position }) => position));
    const positions = new Map(ids.map((id, index) => [id, places[index] ?? index]));
    await dependencies.entries.move(list, { userId, positions }, transaction);
    await refreshProfile(userId, dependencies, transaction);
  });
}

/** The positions in ascending order, reused so that a restored entry returns to its old place. */
function findPlaces(positions: readonly number[]): number[] {
  const places: number[] = [];
  for (const position of positions) places.push(Math.max(position, (places.at(-1) ?? -1) + 1));
  return places;
}
