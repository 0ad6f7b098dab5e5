import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { mongo } from 'mongoose';
import type { IndexPosition, IndexWork } from '../domain/board/index-position';

const collectionName = 'search_positions';
const leaseMs = 60_000;

interface Row {
  readonly _id: string;
  readonly revision?: number;
  readonly document_version?: number;
  readonly building_until?: Date;
  /** Missing in leases of the former release, which only rebuilt. */
  readonly building_for?: IndexWork;
}

/** Position of the index shared by all replicas. */
export function createSharedPosition(db: mongo.Db): IndexPosition {
  const positions = db.collection<Row>(collectionName);
  const _id = 'jobs';
  const until = () => new Date(Date.now() + leaseMs);
  const setLease = async (building_until: Date) => {
    await positions.updateOne({ _id }, { $set: { building_until } });
  };
  return {
    read: async () => (await positions.findOne({ _id }))?.revision ?? null,
    advance: async (revision) => {
      await positions.updateOne({ _id }, { $max: { revision } }, { upsert: true });
    },
    clear: async () => {
      await positions.updateOne({ _id }, { $unset: { revision: '' } });
    },
    readVersion: async () => (await positions.findOne({ _id }))?.document_version ?? 1,
    recordVersion: async (version) => {
      await positions.updateOne({ _id }, { $max: { document_version: version } }, { upsert: true });
    },
    claim: async (work) => {
      const isFree = {
        $or: [{ building_until: { $exists: false } }, { building_until: { $lte: new Date() } }],
      };
      try {
        await positions.updateOne(
          { _id, ...isFree },
          { $set: { building_until: until(), building_for: work } },
          { upsert: true },
        );
      } catch (error) {
        if (isDuplicateKey(error)) return undefined;
        throw error;
      }
      return { renew: () => setLease(until()), release: () => setLease(new Date(0)) };
    },
    findWork: async () => {
      const row = await positions.findOne({ _id, building_until: { $gt: new Date() } });
      return row && (row.building_for ?? 'rebuild');
    },
  };
}
