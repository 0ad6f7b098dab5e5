import { type ClientSession, type Connection, trusted } from 'mongoose';
import type { PublishedRelease, ReleaseRepository } from '../domain/releases/release-repository';
import { shareOf, versionsOf } from '../domain/releases/remote-use';
import { changeUse, removeUse } from './change-use';
import { createReleaseQueries } from './release-queries';
import { createRemoteEvents, toEvent } from './remote-events';
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
  const { add: addEvent, ...events } = createRemoteEvents(() => databaseOf(connection));

  return {
    ...createReleaseQueries(models),
    ...events,
    publish: (release, now, change, by) =>
      connection.transaction(async (session) => {
        const stored = fromRelease(release, now);
        await releases.replaceOne({ _id: stored._id }, stored, { upsert: true, session });
        const { name, version } = release;
        const { after } = await changeUse({ name, now, change }, models, session);
        const percent = shareOf(after, version);
        await addEvent({ remote: name, action: 'published', version, percent, at: now, by }, session);
        return after;
      }),
    changeUse: (name, now, change, act, onChange) =>
      connection.transaction(async (session) => {
        const changed = await changeUse({ name, now, change }, models, session);
        if (changed.after === changed.before) return changed;
        await addEvent(toEvent(name, act, changed, now), session);
        await onChange?.(changed, session);
        return changed;
      }),
    unregister: (name, now, check, by) =>
      connection.transaction(async (session) => {
        const before = await removeUse({ name, now, check }, models, session);
        if (before) {
          const event = {
            remote: name,
            action: 'unregistered',
            version: before.current,
            percent: 0,
          } as const;
          await addEvent({ ...event, at: now, by }, session);
        }
        return before;
      }),
    takeUnused: async ({ before, localBefore }, now) => {
      const candidates = await releases
        .find({
          $or: [
            { last_used_at: trusted({ $lt: before }) },
            { local_build: true, last_used_at: trusted({ $lt: localBefore }) },
            { removed_at: trusted({ $ne: null }) },
          ],
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

function databaseOf({ db }: Connection) {
  if (!db) throw new Error('The connection to MongoDB is not open');
  return db;
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
