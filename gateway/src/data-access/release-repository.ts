import { type ClientSession, type Connection, trusted } from 'mongoose';
import type { PublishedRelease, ReleaseRepository } from '../domain/releases/release-repository';
import { versionsOf } from '../domain/releases/remote-use';
import { changeUse } from './change-use';
import { createReleaseQueries } from './release-queries';
import {
  releaseModel,
  type ReleaseModels,
  remoteModel,
  type StoredRelease,
  type StoredRemote,
} from './release.model';
import { fromRelease, releaseId, toRelease, toUse } from './stored-release';

const takenAtOnce = 20;

export function createReleaseRepository(connection: Connection): ReleaseRepository {
  const models: ReleaseModels = { releases: releaseModel(connection), remotes: remoteModel(connection) };
  const { releases } = models;

  return {
    ...createReleaseQueries(models),
    publish: (release, now, change) =>
      connection.transaction(async (session) => {
        const stored = fromRelease(release, now);
        await releases.replaceOne({ _id: stored._id }, stored, { upsert: true, session });
        return (await changeUse({ name: release.name, now, change }, models, session)).after;
      }),
    changeUse: (name, now, change) =>
      connection.transaction((session) => changeUse({ name, now, change }, models, session)),
    takeUnused: async (before, now) => {
      const candidates = await releases
        .find({
          $or: [{ last_used_at: trusted({ $lt: before }) }, { removed_at: trusted({ $ne: null }) }],
        })
        .limit(takenAtOnce)
        .lean<StoredRelease[]>();
      const taken = await Promise.all(
        candidates.map((candidate) =>
          connection.transaction((session) => retireIfUnused(candidate, now, models, session)),
        ),
      );
      return taken.flat();
    },
    forget: async ({ name, version }) => {
      await releases.deleteOne({ _id: releaseId(name, version), removed_at: trusted({ $ne: null }) });
    },
  };
}

async function retireIfUnused(
  candidate: StoredRelease,
  now: Date,
  { releases, remotes }: ReleaseModels,
  session: ClientSession,
): Promise<PublishedRelease[]> {
  const { _id, name, version } = candidate;
  const stored = await remotes.findById(name).session(session).lean<StoredRemote>();
  if (stored && versionsOf(toUse(stored)).includes(version)) {
    await releases.updateOne({ _id }, { $set: { last_used_at: now } }, { session });
    return [];
  }
  await releases.updateOne({ _id }, { $set: { removed_at: now } }, { session });
  return [toRelease(candidate)];
}
