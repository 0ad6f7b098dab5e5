import type { EntryList } from '@sabi/contracts/http/profile/entries';
import { assertRoom } from './assert-list-capacity';
import {
  type Entry,
  type EntryDependencies,
  type EntryName,
  getOwnEntry,
  openLists,
  viewEntry,
} from './entry';
import { refreshProfile } from './refresh-profile';

/**
 * Restores a removed entry with its content, version, source and position.
 * @throws {AppError} ENTRY_NOT_FOUND when it was deleted for good, ENTRY_LIMIT_REACHED, ACCESS_DENIED
 */
export async function restoreEntry<List extends EntryList>(
  name: EntryName<List>,
  dependencies: EntryDependencies,
): Promise<Entry<List>> {
  await openLists(name.account, dependencies);
  return dependencies.transact(async (transaction) => {
    const entry = await getOwnEntry(name, dependencies, transaction);
    if (!entry.deleted_at) return viewEntry(name.list, entry);
    await assertRoom({ userId: entry.user_id, list: name.list }, dependencies, transaction);
    const restored = { ...entry, deleted_at: null };
    await dependencies.entries.replace(name.list, restored, transaction);
    await refreshProfile(entry.user_id, dependencies, transaction);
    return viewEntry(name.list, restored);
  });
}
