import { randomUUID } from 'node:crypto';
import type { EntryList } from '@sabi/contracts/http/profile/entries';
import type { Account } from '../access/access-policy';
import { assertRoom } from './assert-list-capacity';
import {
  checkFields,
  type Entry,
  type EntryDependencies,
  type EntryFields,
  openLists,
  viewEntry,
} from './entry';
import type { StoredEntry } from './entry-repository';
import { refreshProfile } from './refresh-profile';

interface Addition<List extends EntryList> {
  readonly account: Account;
  readonly list: List;
  /** Created by the caller. An id already taken is silently replaced, so that it reveals nothing. */
  readonly id?: string | undefined;
  readonly fields: EntryFields;
}

/**
 * Appends an entry to its list; a repeated request is stored once.
 * @throws {AppError} REQUEST_INVALID, ENTRY_LIMIT_REACHED, ACCESS_DENIED
 */
export async function addEntry<List extends EntryList>(
  { account, list, id: wished = randomUUID(), fields }: Addition<List>,
  dependencies: EntryDependencies,
): Promise<Entry<List>> {
  const { userId } = account;
  await openLists(account, dependencies);
  const checked = checkFields(list, fields);
  return dependencies.transact(async (transaction) => {
    const { entries } = dependencies;
    const known = await entries.find(list, wished, transaction);
    if (known?.user_id === userId && !known.deleted_at) return viewEntry(list, known);
    await assertRoom({ userId, list }, dependencies, transaction);
    const entry: StoredEntry = {
      ...checked,
      _id: known ? randomUUID() : wished,
      user_id: userId,
      source: 'typed',
      resume_id: null,
      position: await entries.findNextPosition(list, userId, transaction),
      version: 1,
      deleted_at: null,
    };
    await entries.insert(list, [entry], transaction);
    await refreshProfile(userId, dependencies, transaction);
    return viewEntry(list, entry);
  });
}
