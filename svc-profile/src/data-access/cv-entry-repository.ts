import { type ParsedSection, parsedSections } from '@sabi/contracts/cv-evidence';
import { type Connection, trusted } from 'mongoose';
import { type EntryDocument, entryModels } from './list-entry.model';
import type { Transaction } from './transaction';

/** An entry as it is kept: the fields of its section and who wrote them. */
export type CvEntry = EntryDocument & Readonly<Record<string, unknown>>;
export type CvEntryLists = Readonly<Record<ParsedSection, CvEntry[]>>;

/** Entries one by one, of the lists a CV can fill. */
export interface CvEntryRepository {
  /** Each list in the order of its source. */
  findAllOf(userId: string, transaction?: Transaction): Promise<CvEntryLists>;
  insert(section: ParsedSection, entries: readonly CvEntry[], transaction: Transaction): Promise<void>;
  replace(section: ParsedSection, entry: CvEntry, transaction: Transaction): Promise<void>;
  remove(section: ParsedSection, entries: readonly CvEntry[], transaction: Transaction): Promise<void>;
}

export function createCvEntryRepository(connection: Connection): CvEntryRepository {
  const models = entryModels(connection);
  return {
    findAllOf: async (userId, transaction) => {
      const lists = {} as Record<ParsedSection, CvEntry[]>;
      // One after the other: a transaction does not bear parallel commands.
      for (const section of parsedSections) {
        const found = await models[section]
          .find({ user_id: userId, deleted_at: null })
          .sort({ position: 1 })
          .session(transaction ?? null)
          .lean();
        lists[section] = found.map((entry) => ({
          ...entry,
          version: entry.version ?? 1,
        })) as unknown as CvEntry[];
      }
      return lists;
    },
    insert: async (section, entries, session) => {
      await models[section].insertMany(entries, { session });
    },
    replace: async (section, { _id, user_id, ...entry }, session) => {
      await models[section].replaceOne({ _id, user_id }, { user_id, ...entry }, { session });
    },
    remove: async (section, entries, session) => {
      const ids = entries.map(({ _id }) => _id);
      const [first] = entries;
      if (first)
        await models[section].deleteMany({ _id: trusted({ $in: ids }), user_id: first.user_id }, { session });
    },
  };
}
