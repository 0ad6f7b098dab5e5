import type { OrderedList } from '@sabi/contracts/http/entry-order';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { countEntry } from './count-entry';
import { type EntryDependencies, openLists } from './entry';

interface NewOrder {
  readonly account: Account;
  readonly list: OrderedList;
  /** Of every entry, in the order they are to stand in. */
  readonly ids: readonly string[];
}

/**
 * Puts the entries of a list in the order of the ids. The order a list has already is no change.
 * @throws {AppError} ENTRY_CHANGED when an entry was added or removed since the caller has read the list, ACCESS_DENIED
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
    await countEntry(userId, dependencies, transaction);
  });
}

/**
 * The positions of the list, each behind the one before. They are used again in place of 0, 1, 2, so that an entry that is
 * brought back stands where it stood in the list.
 */
function findPlaces(positions: readonly number[]): number[] {
  const places: number[] = [];
  for (const position of positions) places.push(Math.max(position, (places.at(-1) ?? -1) + 1));
  return places;
}
