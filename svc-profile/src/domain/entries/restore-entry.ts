import type { EntryList } from '@sabi/contracts/http/profile-entries';
import { assertRoom, countEntry } from './count-entry';
import {
  type Entry,
  type EntryDependencies,
  type EntryName,
  getOwnEntry,
  openLists,
  viewEntry,
} from './entry';

/**
 * Undoes a removal: the entry is back with its content, version and source, where it stood in the list.
 * @throws {AppError} ENTRY_NOT_FOUND when it is gone for good, ENTRY_LIMIT_REACHED, ACCESS_DENIED
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
    await countEntry(entry.user_id, dependencies, transaction);
    return viewEntry(name.list, restored);
  });
}
