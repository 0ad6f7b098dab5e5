import { remoteReleaseSchema } from '@sabi/contracts/http/platform';
import type { Connection } from 'mongoose';
import { releaseModel, remoteModel, type StoredRelease } from './release.model';

export interface RemoteInUse {
  readonly current: StoredRelease;
  readonly fallback: StoredRelease | null;
}

export interface ReleaseRepository {
  /** Every remote with the releases its visitors get. */
  listInUse(): Promise<RemoteInUse[]>;
  findRelease(name: string, version: string): Promise<StoredRelease | null>;
  /** Stores the release and makes it current; the one that was becomes the fallback. */
  publish(release: StoredRelease): Promise<void>;
}

export function createReleaseRepository(connection: Connection): ReleaseRepository {
  const releases = releaseModel(connection);
  const remotes = remoteModel(connection);

  const findRelease = async (name: string, version: string): Promise<StoredRelease | null> => {
    const found = await releases.findById(`${name}@${version}`).lean<StoredRelease>();
    // Keys such as `remoteEntry.js` hold dots: the document is read as it was written.
    return found && { ...found, release: remoteReleaseSchema.parse(found.release) };
  };

  return {
    findRelease,
    listInUse: async () => {
      const stored = await remotes.find().sort({ _id: 1 }).lean();
      const inUse = await Promise.all(
        stored.map(async ({ _id: name, current_version, fallback_version }) => ({
          current: await findRelease(name, current_version),
          fallback: fallback_version ? await findRelease(name, fallback_version) : null,
        })),
      );
      return inUse.flatMap(({ current, fallback }) => (current ? [{ current, fallback }] : []));
    },
    publish: async (release) => {
      await connection.transaction(async (session) => {
        const { name, version } = release;
        await releases.replaceOne({ _id: release._id }, release, { upsert: true, session });
        const existing = await remotes.findById(name).session(session).lean();
        const fallback =
          existing?.current_version === version
            ? existing.fallback_version
            : (existing?.current_version ?? null);
        await remotes.updateOne(
          { _id: name },
          { $set: { current_version: version, fallback_version: fallback } },
          { upsert: true, session },
        );
      });
    },
  };
}
