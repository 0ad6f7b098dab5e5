import type { ProfileLists } from '@sabi/contracts/http/profile/profile';
import { entryFieldsSchemas, type EntryList } from '@sabi/contracts/http/profile/entries';
import type { WrittenTest } from '@sabi/contracts/http/profile/psychological-tests';
import { AppError } from '@sabi/service-kit/errors';
import { parseInput } from '@sabi/service-kit/routes';
import type { Transaction } from '@sabi/service-kit/transaction';
import { type Account, mayUseCvs } from '../access/access-policy';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import type { ReviseProfileDependencies } from '../profiles/revise-profile';
import type { EntryRepository, StoredEntry } from './entry-repository';

export type Entry<List extends EntryList> = List extends 'psychological_tests'
  ? WrittenTest
  : ProfileLists[List][number];

export type EntryFields = Readonly<Record<string, unknown>>;

export interface EntryDependencies extends OpenProfileDependencies, ReviseProfileDependencies {
  readonly entries: EntryRepository;
  /** Runs in the transaction of a change; skipped when nothing changes. */
  readonly recordChange?: (transaction: Transaction) => Promise<unknown>;
}

export interface EntryName<List extends EntryList = EntryList> {
  readonly account: Account;
  readonly list: List;
  readonly id: string;
}

/** Only talents have lists. @throws {AppError} ACCESS_DENIED for a recruiter */
export async function openLists(account: Account, dependencies: EntryDependencies): Promise<void> {
  const profile = await openProfile(account, dependencies);
  if (!mayUseCvs(account, profile))
    throw new AppError('ACCESS_DENIED', { detail: 'Lists are for talent accounts' });
}

/** @throws {AppError} ENTRY_NOT_FOUND also for an entry of another account */
export async function getOwnEntry(
  { account, list, id }: EntryName,
  { entries }: EntryDependencies,
  transaction: Transaction,
): Promise<StoredEntry> {
  const entry = await entries.find(list, id, transaction);
  if (entry?.user_id !== account.userId) throw new AppError('ENTRY_NOT_FOUND');
  return entry;
}

/** @throws {AppError} REQUEST_INVALID for fields that contradict each other */
export function checkFields(list: EntryList, fields: EntryFields): EntryFields {
  return parseInput(entryFieldsSchemas[list], fields);
}

export function fieldsOf(list: EntryList, entry: StoredEntry): EntryFields {
  const names = Object.keys(entryFieldsSchemas[list].shape);
  return Object.fromEntries(names.map((name) => [name, entry[name] ?? null]));
}

export function viewEntry<List extends EntryList>(list: List, entry: StoredEntry): Entry<List> {
  return { ...fieldsOf(list, entry), id: entry._id, version: entry.version } as Entry<List>;
}
