import { type EntryDependencies, type EntryName, getOwnEntry, openLists } from './entry';
import { refreshProfile } from './refresh-profile';

/**
 * Removes an entry of any version; it can be restored as it was.
 * @throws {AppError} ENTRY_NOT_FOUND, ACCESS_DENIED
 */
export async function removeEntry(
  { now, ...name }: EntryName & { now: Date },
  dependencies: EntryDependencies,
): Promise<void> {
  await openLists(name.account, dependencies);
  await dependencies.transact(async (transaction) => {
    const entry = await getOwnEntry(name, dependencies, transaction);
    if (entry.deleted_at) return;
    await dependencies.entries.replace(name.list, { ...entry, deleted_at: now }, transaction);
    await refreshProfile(entry.user_id, dependencies, transaction);
  });
}
