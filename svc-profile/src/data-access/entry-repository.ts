import type { WrittenList } from '@sabi/contracts/http/profile-entries';
import { entryLimits } from '@sabi/contracts/entry-rules';
import type { Connection, mongo } from 'mongoose';
import { type EntryDocument, entryModels, fieldNamesOf } from './list-entry.model';
import type { Transaction } from './transaction';

/** What an entry says, by the names of its list's fields. */
export type EntryFields = Readonly<Record<string, unknown>>;

/** An entry with whose it is and where it is from. */
export interface StoredEntry extends Omit<EntryDocument, '_id'> {
  readonly id: string;
  readonly fields: EntryFields;
}

export interface EntryRepository {
  /** Whosever it is, also one that has been deleted. */
  find(list: WrittenList, id: string, transaction: Transaction): Promise<StoredEntry | null>;
  insert(list: WrittenList, entry: StoredEntry, transaction: Transaction): Promise<void>;
  /** Writes an entry in the place of what it was. */
  replace(list: WrittenList, entry: StoredEntry, transaction: Transaction): Promise<void>;
  /** The place behind all others of the list. */
  findNextPosition(list: WrittenList, userId: string, transaction: Transaction): Promise<number>;
}

export function createEntryRepository(connection: Connection): EntryRepository {
  const models = entryModels(connection);
  return {
    find: async (list, id, session) => {
      const found = await models[list].findById(id).session(session).lean();
      return found && toEntry(list, found);
    },
    insert: async (list, { id, fields, ...entry }, session) => {
      await models[list].create([{ ...fields, ...entry, _id: id }], { session });
    },
    replace: async (list, { id, fields, ...entry }, session) => {
      // As a whole it is from whoever has written it now.
      const change = { $set: { ...fields, ...entry }, $unset: { origins: 1 } };
      await models[list].updateOne({ _id: id }, change, { session });
    },
    findNextPosition: async (list, user_id, session) => {
      const last = await models[list].findOne({ user_id }).sort({ position: -1 }).session(session).lean();
      return last ? last.position + 1 : 0;
    },
  };
}

function toEntry(list: WrittenList, document: EntryDocument): StoredEntry {
  const { _id: id, user_id, source, resume_id, position, version = 1, deleted_at = null } = document;
  const said = document as unknown as Readonly<Record<string, unknown>>;
  const fields = Object.fromEntries(fieldNamesOf(list).map((name) => [name, said[name] ?? null]));
  return { id, user_id, source, resume_id, position, version, deleted_at, fields };
}

/** How long a deleted entry can be brought back: longer than any message offers it. */
const keptSeconds = 60 * 60;

/** For the migrations: what has been deleted goes by itself. */
export async function createDeletedEntryIndexes(db: mongo.Db): Promise<void> {
  for (const list of Object.keys(entryLimits))
    await db.collection(list).createIndex({ deleted_at: 1 }, { expireAfterSeconds: keptSeconds });
}
