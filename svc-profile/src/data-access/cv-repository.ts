import type { CvParseErrorCode } from '@sabi/contracts/cv';
import type { ScanState } from '@sabi/contracts/http/resume-versions';
import type { Language } from '@sabi/contracts/language';
import type { Profile, ResumeState } from '@sabi/contracts/http/profile';
import { type Connection, trusted } from 'mongoose';
import { type ResumeDocument, resumeModel } from './cv.model';
import type { Transaction } from './transaction';

export interface ResumeOwner {
  /** Empty where the account has none. */
  readonly email: string;
  readonly language: Language;
}

/** A CV and its job. */
export interface StoredResume {
  readonly id: string;
  readonly user_id: string;
  readonly file_key: string;
  readonly file_name: string;
  readonly size_bytes: number;
  /** Hex. */
  readonly sha256: string;
  /** Older ones do not say: they were not scanned. */
  readonly scan_state?: ScanState;
  readonly state: ResumeState;
  /** svc-ai has not been asked for it yet: it waits until an earlier one of its owner has ended. */
  readonly is_waiting?: boolean;
  /** Written while it is in hand by who would be next: two transactions exclude each other by it. */
  readonly looks?: number;
  readonly progress_percent: number;
  readonly error_code: CvParseErrorCode | null;
  /** Where the parsed CV lies in the file store. */
  readonly result_key: string | null;
  /** How often the sweeper has asked for it again. */
  readonly requeues: number;
  /** How its owner was reached when it was uploaded; older ones do not say. */
  readonly owner?: ResumeOwner;
  readonly uploaded_at: Date;
  /**
   * When it was decided last that it becomes the current one: its upload where it did so by being read. One uploaded after
   * that takes its place. Older ones do not say, or say when they were stored.
   */
  readonly chosen_at?: Date;
  /** Its owner wants it to be used, whatever could be read of it. */
  readonly is_kept?: boolean;
  /** Its owner has decided on what was read of it, be it to leave everything out. */
  readonly is_reviewed?: boolean;
  /** When state or progress changed last. */
  readonly changed_at: Date;
}

/** A job as messages name it. */
export interface ResumeJob {
  readonly resume_id: string;
  readonly user_id: string;
  readonly file_key: string;
}

export type ResumeEnd =
  | { readonly state: 'parsed'; readonly result_key: string }
  | { readonly state: 'failed'; readonly error_code: CvParseErrorCode | null };

/** @see StoredResume.chosen_at */
export interface Choice {
  readonly chosenAt: Date;
  /** By its owner, and not by what was read or what else was left. */
  readonly isOwners: boolean;
}

/** Every change of state is a compare-and-set: it happens once, and never after a job has ended. */
export interface ResumeRepository {
  insert(resume: StoredResume, transaction: Transaction): Promise<void>;
  findById(id: string): Promise<StoredResume | null>;
  findByKey(fileKey: string, transaction?: Transaction): Promise<StoredResume | null>;
  /** The one the profile names. */
  findCurrent(userId: string): Promise<StoredResume | null>;
  findNewest(userId: string, transaction?: Transaction): Promise<StoredResume | null>;
  /** The newest that was read, or that its owner keeps although it was not. */
  findNewestUsable(userId: string, transaction: Transaction): Promise<StoredResume | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredResume[]>;
  findByIds(ids: readonly string[]): Promise<StoredResume[]>;
  /** How many are being read, or wait for it. */
  countUnended(userId: string, transaction?: Transaction): Promise<number>;
  /**
   * Where svc-ai has none of an account's CVs in hand, the one that has waited longest is taken out of the line. One that is
   * in hand is written to, so that it cannot end unnoticed at the same moment.
   */
  takeNext(userId: string, transaction: Transaction): Promise<StoredResume | null>;
  /** What the CVs of an account take together. */
  sumBytes(userId: string, transaction?: Transaction): Promise<number>;
  /** Notes that it became the current one, and why. @returns false when it is not there */
  markChosen(id: string, choice: Choice, transaction: Transaction): Promise<boolean>;
  /** Notes whether its owner has decided on what was read of it; nothing where it is not there. */
  markReviewed(id: string, isReviewed: boolean, transaction: Transaction): Promise<void>;
  /** @returns it as it was; null when it was not there */
  remove(id: string, transaction: Transaction): Promise<StoredResume | null>;
  recordProgress(job: ResumeJob, percent: number, transaction: Transaction): Promise<void>;
  /** @returns the job as it has ended; null when it had ended before, or there is no such job */
  end(job: ResumeJob, end: ResumeEnd, transaction: Transaction): Promise<StoredResume | null>;
  /** Jobs nothing has been heard of since the given moments, the oldest first. */
  findStuck(since: { queued: Date; parsing: Date }, limit: number): Promise<StoredResume[]>;
  /** @returns false when the job has moved since it was read */
  requeue(resume: StoredResume, transaction: Transaction): Promise<boolean>;
  /** Ids of CVs as they change, until the stream breaks or the signal aborts. A wake-up, not a guarantee. */
  watchChanges(signal: AbortSignal): AsyncIterable<string>;
}

const running = ['queued', 'parsing'] as const;

export function createResumeRepository(connection: Connection): ResumeRepository {
  const model = resumeModel(connection);
  const unended = ({ resume_id, user_id, file_key }: ResumeJob) => ({
    _id: resume_id,
    user_id,
    file_key,
    state: trusted({ $in: running }),
  });
  return {
    insert: async ({ id, ...resume }, transaction) => {
      await model.insertMany([{ ...resume, _id: id }], { session: transaction });
    },
    findById: async (id) => toStored(await model.findById(id).lean()),
    findByKey: async (fileKey, transaction) =>
      toStored(
        await model
          .findOne({ file_key: fileKey })
          .session(transaction ?? null)
          .lean(),
      ),
    findCurrent: async (userId) => {
      const profile = await connection
        .collection<Pick<Profile, 'user_id' | 'cv_url'>>('profiles')
        .findOne({ user_id: userId }, { projection: { cv_url: 1 } });
      if (!profile?.cv_url) return null;
      return toStored(await model.findOne({ file_key: profile.cv_url, user_id: userId }).lean());
    },
    findNewest: async (userId, transaction) =>
      toStored(
        await model
          .findOne({ user_id: userId })
          .sort({ uploaded_at: -1 })
          .session(transaction ?? null)
          .lean(),
      ),
    findNewestUsable: async (userId, transaction) =>
      toStored(
        await model
          .findOne({ user_id: userId, $or: [{ state: 'parsed' }, { is_kept: true }] })
          .sort({ uploaded_at: -1 })
          .session(transaction)
          .lean(),
      ),
    findAllOf: async (userId) =>
      toAllStored(await model.find({ user_id: userId }).sort({ uploaded_at: -1 }).lean()),
    findByIds: async (ids) => toAllStored(await model.find({ _id: trusted({ $in: ids }) }).lean()),
    countUnended: (userId, transaction) =>
      model
        .countDocuments({ user_id: userId, state: trusted({ $in: running }) })
        .session(transaction ?? null)
        .exec(),
    takeNext: async (user_id, transaction) => {
      const unended = { user_id, state: trusted({ $in: running }) };
      const { matchedCount } = await model.updateOne(
        { ...unended, is_waiting: trusted({ $ne: true }) },
        { $inc: { looks: 1 } },
        { session: transaction },
      );
      if (matchedCount > 0) return null;
      const next = await model
        .findOneAndUpdate(
          { ...unended, is_waiting: true },
          { $set: { changed_at: new Date() }, $unset: { is_waiting: 1 } },
          { sort: { uploaded_at: 1 }, returnDocument: 'after' },
        )
        .session(transaction)
        .lean();
      return toStored(next);
    },
    sumBytes: async (userId, transaction) => {
      const [sum] = await model
        .aggregate<{ bytes: number }>([
          { $match: { user_id: userId } },
          { $group: { _id: null, bytes: { $sum: '$size_bytes' } } },
        ])
        .session(transaction ?? null);
      return sum?.bytes ?? 0;
    },
    markChosen: async (id, { chosenAt, isOwners }, transaction) => {
      const { matchedCount } = await model.updateOne(
        { _id: id },
        { $set: { chosen_at: chosenAt, ...(isOwners && { is_kept: true }) } },
        { session: transaction },
      );
      return matchedCount === 1;
    },
    markReviewed: async (id, is_reviewed, transaction) => {
      await model.updateOne({ _id: id }, { $set: { is_reviewed } }, { session: transaction });
    },
    remove: async (id, transaction) =>
      toStored(await model.findOneAndDelete({ _id: id }).session(transaction).lean()),
    recordProgress: async (job, percent, transaction) => {
      await model.updateOne(
        unended(job),
        { $set: { state: 'parsing', changed_at: new Date() }, $max: { progress_percent: percent } },
        { session: transaction },
      );
    },
    end: async (job, end, transaction) => {
      const changes = { ...end, ...(end.state === 'parsed' && { progress_percent: 100 }) };
      const ended = await model
        .findOneAndUpdate(
          unended(job),
          { $set: { ...changes, changed_at: new Date() } },
          { returnDocument: 'after' },
        )
        .session(transaction)
        .lean();
      return toStored(ended);
    },
    findStuck: async (since, limit) =>
      toAllStored(
        await model
          .find({
            $or: (['queued', 'parsing'] as const).map((state) => ({
              state,
              is_waiting: trusted({ $ne: true }),
              changed_at: trusted({ $lt: since[state] }),
            })),
          })
          .sort({ changed_at: 1 })
          .limit(limit)
          .lean(),
      ),
    requeue: async ({ id, state, changed_at }, transaction) => {
      const { matchedCount } = await model.updateOne(
        { _id: id, state, changed_at },
        { $set: { state: 'queued', changed_at: new Date() }, $inc: { requeues: 1 } },
        { session: transaction },
      );
      return matchedCount === 1;
    },
    watchChanges: async function* (signal) {
      const changes = model.collection.watch([
        { $match: { operationType: { $in: ['update', 'replace'] } } },
        { $project: { 'documentKey._id': 1 } },
      ]);
      const close = () => void changes.close().catch(() => undefined); // already closed
      signal.addEventListener('abort', close, { once: true });
      try {
        for await (const change of changes) {
          if ('documentKey' in change) yield String(change.documentKey._id);
        }
      } finally {
        signal.removeEventListener('abort', close);
        close();
      }
    },
  };
}

function toStored(found: ResumeDocument | null): StoredResume | null {
  if (!found) return null;
  const { _id: id, ...rest } = found;
  return { ...rest, id };
}

function toAllStored(found: readonly ResumeDocument[]): StoredResume[] {
  return found.map(({ _id: id, ...rest }) => ({ ...rest, id }));
}
