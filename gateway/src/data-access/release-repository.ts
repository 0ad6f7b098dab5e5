import { remoteReleaseSchema } from '@sabi/contracts/http/platform';
import { AppError } from '@sabi/service-kit/errors';
import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type RemoteUse, versionsOf } from '../domain/remote-use';
import { releaseModel, remoteModel, type StoredRelease, type StoredRemote } from './release.model';

export interface RemoteInUse {
  readonly current: StoredRelease;
  readonly fallback: StoredRelease | null;
  readonly canary: { readonly release: StoredRelease; readonly percent: number } | null;
}

/** What changes which versions are in use; gets null for a remote that has none yet. */
export type ChangeUse = (use: RemoteUse | null) => RemoteUse;

export interface ReleaseRepository {
  /** Every remote with the releases its visitors get. */
  listInUse(): Promise<RemoteInUse[]>;
  /** Remotes with a canary, by name. */
  listCanaries(): Promise<{ name: string; use: RemoteUse }[]>;
  findUse(name: string): Promise<RemoteUse | null>;
  findRelease(name: string, version: string): Promise<StoredRelease | null>;
  /** Whatever is registered of a remote, the newest first. */
  listVersions(name: string): Promise<{ version: string; publishedAt: Date }[]>;
  /** Stores the release and changes who gets what, both or neither. */
  publish(release: StoredRelease, change: ChangeUse): Promise<RemoteUse>;
  /**
   * Changes who gets what. @returns what was before and what is now, the same object where nothing has changed
   * @throws {AppError} RELEASE_NOT_FOUND for a version that is not registered
   */
  changeUse(
    name: string,
    now: Date,
    change: ChangeUse,
  ): Promise<{ before: RemoteUse | null; after: RemoteUse }>;
  /** Takes what nobody got since `before` out of use for good, a few at a time; what was taken before comes again. */
  takeUnused(before: Date, now: Date): Promise<StoredRelease[]>;
  /** Forgets a release that was taken. */
  forget(release: StoredRelease): Promise<void>;
}

const takenAtOnce = 20;

export function createReleaseRepository(connection: Connection): ReleaseRepository {
  const releases = releaseModel(connection);
  const remotes = remoteModel(connection);

  const findRelease = async (name: string, version: string): Promise<StoredRelease | null> => {
    const found = await releases
      .findOne({ _id: `${name}@${version}`, removed_at: null })
      .lean<StoredRelease>();
    return found && asWritten(found);
  };

  const assertRegistered = async (
    name: string,
    versions: readonly string[],
    session: ClientSession,
  ): Promise<void> => {
    const ids = versions.map((version) => `${name}@${version}`);
    const found = await releases.countDocuments(
      { _id: trusted({ $in: ids }), removed_at: null },
      { session },
    );
    if (found < ids.length) throw new AppError('RELEASE_NOT_FOUND');
  };

  const writeUse = async (
    name: string,
    now: Date,
    change: ChangeUse,
    session: ClientSession,
  ): Promise<{ before: RemoteUse | null; after: RemoteUse }> => {
    const stored = await remotes.findById(name).session(session).lean<StoredRemote>();
    const before = stored && toUse(stored);
    const after = change(before);
    if (after === before) return { before, after };
    const known = new Set(before && versionsOf(before));
    await assertRegistered(
      name,
      versionsOf(after).filter((version) => !known.has(version)),
      session,
    );
    await remotes.updateOne({ _id: name }, { $set: fromUse(after) }, { upsert: true, session });
    // Also what makes this and the pruning of one of them meet: one of the two has to come again.
    const touched = [...(before ? versionsOf(before) : []), ...versionsOf(after)];
    await releases.updateMany(
      { _id: trusted({ $in: touched.map((version) => `${name}@${version}`) }), removed_at: null },
      { $set: { last_used_at: now } },
      { session },
    );
    return { before, after };
  };

  return {
    findRelease,
    findUse: async (name) => {
      const stored = await remotes.findById(name).lean<StoredRemote>();
      return stored && toUse(stored);
    },
    listVersions: async (name) => {
      const found = await releases
        .find({ name, removed_at: null }, { version: 1, published_at: 1 })
        .sort({ published_at: -1 })
        .lean();
      return found.map(({ version, published_at: publishedAt }) => ({ version, publishedAt }));
    },
    listCanaries: async () => {
      const stored = await remotes.find({ canary: trusted({ $ne: null }) }).lean<StoredRemote[]>();
      return stored.map((remote) => ({ name: remote._id, use: toUse(remote) }));
    },
    listInUse: async () => {
      const stored = await remotes.find().sort({ _id: 1 }).lean<StoredRemote[]>();
      const inUse = await Promise.all(
        stored.map(async ({ _id: name, current_version, fallback_version, canary }) => {
          const release = canary ? await findRelease(name, canary.version) : null;
          return {
            current: await findRelease(name, current_version),
            fallback: fallback_version ? await findRelease(name, fallback_version) : null,
            canary: canary && release && { release, percent: canary.percent },
          };
        }),
      );
      return inUse.flatMap(({ current, ...others }) => (current ? [{ current, ...others }] : []));
    },
    publish: (release, change) =>
      connection.transaction(async (session) => {
        await releases.replaceOne({ _id: release._id }, release, { upsert: true, session });
        return (await writeUse(release.name, release.last_used_at, change, session)).after;
      }),
    changeUse: (name, now, change) =>
      connection.transaction((session) => writeUse(name, now, change, session)),
    takeUnused: async (before, now) => {
      const candidates = await releases
        .find({
          $or: [{ last_used_at: trusted({ $lt: before }) }, { removed_at: trusted({ $ne: null }) }],
        })
        .limit(takenAtOnce)
        .lean<StoredRelease[]>();
      const taken = await Promise.all(
        candidates.map((candidate) =>
          connection.transaction(async (session) => {
            const { _id, name, version } = candidate;
            const stored = await remotes.findById(name).session(session).lean<StoredRemote>();
            if (stored && versionsOf(toUse(stored)).includes(version)) {
              await releases.updateOne({ _id }, { $set: { last_used_at: now } }, { session });
              return [];
            }
            await releases.updateOne({ _id }, { $set: { removed_at: now } }, { session });
            return [asWritten(candidate)];
          }),
        ),
      );
      return taken.flat();
    },
    forget: async ({ _id }) => {
      await releases.deleteOne({ _id, removed_at: trusted({ $ne: null }) });
    },
  };
}

/** Keys such as `remoteEntry.js` hold dots: the document is read as it was written. */
function asWritten(stored: StoredRelease): StoredRelease {
  return { ...stored, release: remoteReleaseSchema.parse(stored.release) };
}

function toUse(stored: StoredRemote): RemoteUse {
  const { current_version: current, fallback_version: fallback, canary, pinned, last_rollback } = stored;
  return { current, fallback, canary, pinned, lastRollback: last_rollback };
}

function fromUse({ current, fallback, canary, pinned, lastRollback }: RemoteUse): Omit<StoredRemote, '_id'> {
  return {
    current_version: current,
    fallback_version: fallback,
    canary,
    pinned,
    last_rollback: lastRollback,
  };
}
