import { entryLimits } from '@sabi/contracts/profile/entry-rules';
import { type ParsedSection, parsedSections } from '@sabi/contracts/ai/cv-fields';
import { type Connection, type mongo, trusted } from 'mongoose';
import type {
  StoredEntry,
  EntryRepository,
  EntryDocument,
  Section,
} from '../domain/entries/entry-repository';
import { entryModels, fieldNamesOf } from './list-entry.model';

export function createEntryRepository(connection: Connection): EntryRepository {
  const models = entryModels(connection);
  return {
    find: async (list, id, session) => {
      const found = await models[list].findById(id).session(session).lean();
      return found && toEntry(list, found);
    },
    findAllOf: async (user_id, session) => {
      const lists = {} as Record<ParsedSection, StoredEntry[]>;
      // One by one, because a transaction does not support parallel commands.
      for (const list of parsedSections) {
        const wanted = models[list].find({ user_id, deleted_at: null }).sort({ position: 1 });
        const found = await wanted.session(session ?? null).lean();
        lists[list] = found.map((document) => toEntry(list, document));
      }
      return lists;
    },
    findNextPosition: async (list, user_id, session) => {
      const last = await models[list].findOne({ user_id }).sort({ position: -1 }).session(session).lean();
      return last ? last.position + 1 : 0;
    },
    insert: async (list, entries, session) => {
      await models[list].insertMany(entries, { session });
    },
    replace: async (list, { _id, user_id, ...entry }, session) => {
      await models[list].replaceOne({ _id, user_id }, { user_id, ...entry }, { session });
    },
    move: async (list, { userId: user_id, positions }, session) => {
      const updates = [...positions].map(([_id, position]) => ({
        updateOne: { filter: { _id, user_id }, update: { $set: { position } } },
      }));
      await models[list].bulkWrite(updates, { session });
    },
    remove: async (list, entries, session) => {
      const ids = entries.map(({ _id }) => _id);
      const [first] = entries;
      if (first)
        await models[list].deleteMany({ _id: trusted({ $in: ids }), user_id: first.user_id }, { session });
    },
  };
}

/** Adds fields that older entries lack. */
function toEntry(list: Section, document: EntryDocument): StoredEntry {
  const empty = Object.fromEntries(fieldNamesOf(list).map((name) => [name, null]));
  return { ...empty, ...document, version: document.version ?? 1, deleted_at: document.deleted_at ?? null };
}

/** How long a removed entry can be restored; longer than the page offers. */
const keptSeconds = 60 * 60;

/** MongoDB deletes removed entries itself. */
export async function createDeletedEntryIndexes(db: mongo.Db): Promise<void> {
  for (const list of Object.keys(entryLimits))
    await db.collection(list).createIndex({ deleted_at: 1 }, { expireAfterSeconds: keptSeconds });
}
