import type { RemoteActor } from '@sabi/contracts/http/gateway/remote-commands';
import type { mongo } from 'mongoose';
import { shareOf, type RemoteUse } from '../domain/releases/remote-use';
import type { RemoteAct, RemoteEvent } from '../domain/releases/remote-event';
import type { ReleaseRepository, UseChange } from '../domain/releases/release-repository';

/** Removed after 90 days. */
interface StoredEvent {
  remote: string;
  action: RemoteEvent['action'];
  version: string;
  percent: number;
  at: Date;
  by: RemoteActor;
}

export const remoteEventsName = 'remote_events';

export type RemoteEvents = Pick<ReleaseRepository, 'listEvents' | 'findEvent' | 'eraseNames'> & {
  /** Within a transaction. */
  add(event: RemoteEvent, session: mongo.ClientSession): Promise<void>;
};

/** @param findDb the database, which is there once the connection is open */
export function createRemoteEvents(findDb: () => mongo.Db): RemoteEvents {
  const events = () => findDb().collection<StoredEvent>(remoteEventsName);
  return {
    add: async (event, session) => {
      await events().insertOne({ ...event }, { session });
    },
    listEvents: (remote, limit) =>
      events()
        .find({ remote }, { projection: { _id: 0 } })
        .sort({ at: -1, _id: -1 })
        .limit(limit)
        .toArray(),
    findEvent: (remote, action) =>
      events().findOne({ remote, action }, { projection: { _id: 0 }, sort: { at: -1, _id: -1 } }),
    eraseNames: async (isErased) => {
      const named = { 'by.kind': 'staff', 'by.name': { $ne: null } } as const;
      const accounts = (await events().distinct('by.id', named)) as (string | null)[];
      const erased = accounts.filter((id) => id !== null && isErased(id));
      if (erased.length === 0) return;
      await events().updateMany({ 'by.id': { $in: erased } }, { $set: { 'by.name': null } });
    },
  };
}

/** The event of a change, about the version that the act was for. */
export function toEvent(remote: string, { action, by }: RemoteAct, change: UseChange, at: Date): RemoteEvent {
  const version = versionOf(action, change);
  return { remote, action, version, percent: shareOf(change.after, version), at, by };
}

function versionOf(action: RemoteEvent['action'], { before, after }: UseChange): string {
  if (action === 'rolled_back') return after.lastRollback?.version ?? after.current;
  const isNewCanary = after.canary !== null && hasOtherCanary(before, after);
  return isNewCanary ? (after.canary?.version ?? after.current) : after.current;
}

const hasOtherCanary = (before: RemoteUse | null, { canary }: RemoteUse): boolean =>
  before?.canary?.version !== canary?.version || before?.canary?.percent !== canary?.percent;
