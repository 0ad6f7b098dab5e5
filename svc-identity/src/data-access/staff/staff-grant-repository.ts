import { AppError } from '@sabi/service-kit/errors';
import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { StaffGrant } from '../../domain/staff/staff-grant';
import type { StaffGrantRepository } from '../../domain/staff/staff-grant-repository';

/** `_id` is the account's id. Few: not sharded. */
type StoredGrant = Omit<StaffGrant, 'user_id'> & { _id: string };

export const staffGrantCollection = 'staff_grants';

export function createStaffGrantRepository(db: mongo.Db): StaffGrantRepository {
  const grants = db.collection<StoredGrant>(staffGrantCollection);
  return {
    find: async (userId, transaction) => {
      const stored = await grants.findOne({ _id: userId }, within(transaction));
      return stored && toGrant(stored);
    },
    store: async ({ user_id: _id, ...rest }, replaced, session) => {
      if (replaced) {
        const { matchedCount } = await grants.replaceOne({ _id, version: replaced.version }, rest, {
          session,
        });
        if (matchedCount !== 1) throw new AppError('STAFF_GRANT_CHANGED');
        return;
      }
      try {
        await grants.insertOne({ _id, ...rest }, { session });
      } catch (error) {
        throw isDuplicateKey(error) ? new AppError('STAFF_GRANT_EXISTS') : error;
      }
    },
    list: async (after, limit) => {
      const later = after && {
        $or: [{ granted_at: { $gt: after.time } }, { granted_at: after.time, _id: { $gt: after.id } }],
      };
      const found = grants
        .find({ revoked_at: null, ...later })
        .sort({ granted_at: 1, _id: 1 })
        .limit(limit);
      return (await found.toArray()).map(toGrant);
    },
    hasOtherAdmin: async (userId, now, session) => {
      const other = await grants.findOne(
        {
          roles: 'admin',
          revoked_at: null,
          _id: { $ne: userId },
          $or: [{ until: null }, { until: { $gt: now } }],
        },
        { session, projection: { _id: 1 } },
      );
      return other !== null;
    },
  };
}

function toGrant({ _id: user_id, ...rest }: StoredGrant): StaffGrant {
  return { user_id, ...rest };
}

export async function createStaffGrantIndexes(db: mongo.Db): Promise<void> {
  const grants = db.collection(staffGrantCollection);
  await grants.createIndex({ revoked_at: 1, granted_at: 1, _id: 1 });
  await grants.createIndex({ roles: 1, revoked_at: 1 });
}
