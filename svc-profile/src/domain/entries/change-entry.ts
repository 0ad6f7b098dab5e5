import { isDeepStrictEqual } from 'node:util';
import type { EntryList } from '@sabi/contracts/http/profile/entries';
import { AppError } from '@sabi/service-kit/errors';
import {
  checkFields,
  type Entry,
  type EntryDependencies,
  type EntryFields,
  type EntryName,
  fieldsOf,
  getOwnEntry,
  openLists,
  viewEntry,
} from './entry';
import { refreshProfile } from './refresh-profile';

interface EntryChange<List extends EntryList> extends EntryName<List> {
  readonly changes: EntryFields;
  readonly version: number;
}

/**
 * Sets the given fields; the entry then counts as typed, so the next CV does not replace it. Accepts equal
 * content for any version, because the first answer may have been lost.
 * @throws {AppError} ENTRY_NOT_FOUND, ENTRY_CHANGED, REQUEST_INVALID, ACCESS_DENIED
 */
export async function changeEntry<List extends EntryList>(
  { version, changes, ...name }: EntryChange<List>,
  dependencies: EntryDependencies,
): Promise<Entry<List>> {
  await openLists(name.account, dependencies);
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  return dependencies.transact(async (transaction) => {
    const entry = await getOwnEntry(name, dependencies, transaction);
    if (entry.deleted_at) throw new AppError('ENTRY_NOT_FOUND');
    const said = fieldsOf(name.list, entry);
    const fields = { ...said, ...given };
    if (isDeepStrictEqual(fields, said)) return viewEntry(name.list, entry);
    if (entry.version !== version) throw new AppError('ENTRY_CHANGED');
    const { origins: _origins, ...kept } = entry; // the whole entry counts as typed now
    const changed = {
      ...kept,
      ...checkFields(name.list, fields),
      source: 'typed' as const,
      version: version + 1,
    };
    await dependencies.entries.replace(name.list, changed, transaction);
    await refreshProfile(entry.user_id, dependencies, transaction);
    return viewEntry(name.list, changed);
  });
}
