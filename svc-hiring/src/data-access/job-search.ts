import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { OwnJobSearch } from '../domain/account-export/export-account';
import type { StoredExternal } from '../domain/job-search/external-application';
import { externalUndoMinutes } from '@sabi/contracts/hiring/field-limits';
import type {
  CardNotes,
  ExternalApplications,
  JobSearchCounts,
  RemovedExternal,
  RemovedExternals,
  SavedJobs,
  StoredNote,
  StoredSavedJob,
} from '../domain/job-search/job-search-repository';

const savedJobsCollection = 'saved_jobs';
const externalCollection = 'external_applications';
const notesCollection = 'job_search_notes';
const countsCollection = 'job_search_counts';
const removedCollection = 'removed_external_applications';
/** All of them by talent_id, which is the shard key. */
export const jobSearchCollections = [
  savedJobsCollection,
  externalCollection,
  notesCollection,
  countsCollection,
  removedCollection,
] as const;

const plain = { projection: { _id: 0 } } as const;

interface CountsRow {
  readonly talent_id: string;
  readonly saved: number;
  readonly external: number;
}

export function createSavedJobs(db: mongo.Db): SavedJobs {
  const saved = db.collection<StoredSavedJob>(savedJobsCollection);
  return {
    find: (talent_id, public_no, session) =>
      saved.findOne({ talent_id, public_no }, { ...plain, ...within(session) }),
    list: (talent_id, { after, limit }) =>
      saved
        .find({ talent_id, ...(after && savedEarlierThan(after)) }, plain)
        .sort({ saved_at: -1, job_id: -1 })
        .limit(limit)
        .toArray(),
    listNumbers: async (talent_id) => {
      const rows = await saved.find({ talent_id }, { projection: { _id: 0, public_no: 1 } }).toArray();
      return rows.map(({ public_no: no }) => no);
    },
    insert: async (row, session) => {
      await saved.insertOne({ ...row }, { session }).catch(rethrowConflict);
    },
    remove: async (talent_id, public_no, session) =>
      (await saved.deleteOne({ talent_id, public_no }, { session })).deletedCount === 1,
  };
}

export function createExternalApplications(db: mongo.Db): ExternalApplications {
  const externals = db.collection<StoredExternal>(externalCollection);
  return {
    find: (talent_id, external_id, session) =>
      externals.findOne({ talent_id, external_id }, { ...plain, ...within(session) }),
    findKnown: async (talent_id, ids, session) => {
      const rows = await externals
        .find({ talent_id, external_id: { $in: [...ids] } }, { projection: { external_id: 1 }, session })
        .toArray();
      return rows.map(({ external_id: id }) => id);
    },
    list: (talent_id, { after, limit }) =>
      externals
        .find({ talent_id, ...(after && addedEarlierThan(after)) }, plain)
        .sort({ created_at: -1, external_id: -1 })
        .limit(limit)
        .toArray(),
    insert: async (rows, session) => {
      if (rows.length > 0)
        await externals
          .insertMany(
            rows.map((row) => ({ ...row })),
            { session },
          )
          .catch(rethrowConflict);
    },
    change: ({ talent_id, external_id, version }, changes) =>
      externals.findOneAndUpdate(
        { talent_id, external_id, version },
        { $set: changes, $inc: { version: 1 } },
        { ...plain, returnDocument: 'after' },
      ),
    remove: (talent_id, external_id, session) =>
      externals.findOneAndDelete({ talent_id, external_id }, { ...plain, session }),
  };
}

export function createCardNotes(db: mongo.Db): CardNotes {
  const notes = db.collection<StoredNote>(notesCollection);
  return {
    findMany: (talent_id, ids) => notes.find({ talent_id, card_id: { $in: [...ids] } }, plain).toArray(),
    insert: async (rows, session) => {
      if (rows.length > 0)
        await notes.insertMany(
          rows.map((row) => ({ ...row })),
          { session },
        );
    },
    put: async ({ talent_id, card_id, text, changed_at }, version) => {
      try {
        return await notes.findOneAndUpdate(
          { talent_id, card_id, version },
          { $set: { text, changed_at }, $inc: { version: 1 } },
          { ...plain, upsert: version === 0, returnDocument: 'after' },
        );
      } catch (error) {
        if (isDuplicateKey(error)) return null; // there is a note, and the caller has seen none
        throw error;
      }
    },
    remove: (talent_id, card_id, session) =>
      notes.findOneAndDelete({ talent_id, card_id }, { ...plain, session }),
  };
}

export function createRemovedExternals(db: mongo.Db): RemovedExternals {
  const removed = db.collection<RemovedExternal>(removedCollection);
  return {
    put: async (row, session) => {
      const { talent_id, external_id } = row;
      await removed
        .replaceOne({ talent_id, external_id }, { ...row }, { upsert: true, session })
        .catch(rethrowConflict);
    },
    take: ({ talentId: talent_id, id: external_id, since }, session) =>
      removed.findOneAndDelete(
        { talent_id, external_id, removed_at: { $gte: since } },
        { ...plain, session },
      ),
  };
}

export function createJobSearchCounts(db: mongo.Db): JobSearchCounts {
  const counts = db.collection<CountsRow>(countsCollection);
  return {
    find: async (talent_id, session) => {
      const row = await counts.findOne({ talent_id }, { session });
      return { saved: row?.saved ?? 0, external: row?.external ?? 0 };
    },
    add: async (talent_id, { saved = 0, external = 0 }, session) => {
      await counts
        .updateOne({ talent_id }, { $inc: { saved, external } }, { upsert: true, session })
        .catch(rethrowConflict);
    },
  };
}

/** For the copy of an account, oldest first. */
export async function findJobSearch(db: mongo.Db, talent_id: string): Promise<OwnJobSearch> {
  const listOf = <Row extends mongo.Document>(name: string, sort: mongo.Sort, hidden: mongo.Document) =>
    db
      .collection(name)
      .find<Row>({ talent_id }, { projection: { _id: 0, talent_id: 0, ...hidden } })
      .sort(sort)
      .toArray();
  const [saved_jobs, external_applications, notes] = await Promise.all([
    listOf<OwnJobSearch['saved_jobs'][number]>(savedJobsCollection, { saved_at: 1 }, { job_id: 0 }),
    listOf<OwnJobSearch['external_applications'][number]>(
      externalCollection,
      { created_at: 1 },
      { version: 0 },
    ),
    listOf<OwnJobSearch['notes'][number]>(notesCollection, { changed_at: 1 }, { version: 0 }),
  ]);
  return { saved_jobs, external_applications, notes };
}

/** Another transaction has stored the same row, or the first count, meanwhile. */
function rethrowConflict(error: unknown): never {
  throw isDuplicateKey(error) ? createTransactionConflict() : error;
}

const savedEarlierThan = ({ time, id }: PagePosition): mongo.Filter<StoredSavedJob> => ({
  saved_at: { $lte: time },
  $or: [{ saved_at: { $lt: time } }, { job_id: { $lt: id } }],
});

const addedEarlierThan = ({ time, id }: PagePosition): mongo.Filter<StoredExternal> => ({
  created_at: { $lte: time },
  $or: [{ created_at: { $lt: time } }, { external_id: { $lt: id } }],
});

/** Shard key: talent_id. */
export async function createJobSearchIndexes(db: mongo.Db): Promise<void> {
  const unique = { unique: true } as const;
  await db.collection(savedJobsCollection).createIndex({ talent_id: 1, public_no: 1 }, unique);
  await db.collection(savedJobsCollection).createIndex({ talent_id: 1, saved_at: -1, job_id: -1 });
  await db.collection(externalCollection).createIndex({ talent_id: 1, external_id: 1 }, unique);
  await db.collection(externalCollection).createIndex({ talent_id: 1, created_at: -1, external_id: -1 });
  await db.collection(notesCollection).createIndex({ talent_id: 1, card_id: 1 }, unique);
  await db.collection(countsCollection).createIndex({ talent_id: 1 }, unique);
}

/** Shard key: talent_id. Rows that can no longer be restored go. */
export async function createRemovedExternalIndexes(db: mongo.Db): Promise<void> {
  const removed = db.collection(removedCollection);
  await removed.createIndex({ talent_id: 1, external_id: 1 }, { unique: true });
  await removed.createIndex({ removed_at: 1 }, { expireAfterSeconds: externalUndoMinutes * 60 });
}
