import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import { type FactorChallenge, maxCodeAttempts } from '../../domain/factors/factor-challenge';
import type { FactorChallengeRepository } from '../../domain/factors/factor-challenge-repository';

/** Shard key: `_id`, hashed. */
type StoredChallenge = Omit<FactorChallenge, 'id'> & { _id: string };

const collectionName = 'factor_challenges';

export function createFactorChallengeRepository(db: mongo.Db): FactorChallengeRepository {
  const challenges = db.collection<StoredChallenge>(collectionName);
  return {
    insert: async ({ id, ...rest }, session) => {
      await challenges.insertOne({ _id: id, ...rest }, { session });
    },
    find: async (id, factorId) => {
      const stored = await challenges.findOne({ _id: id, factor_id: factorId });
      if (!stored) return null;
      const { _id, ...rest } = stored;
      return { id: _id, ...rest };
    },
    beginAttempt: async (id) => {
      const { modifiedCount } = await challenges.updateOne(
        { _id: id, attempts: { $lt: maxCodeAttempts } },
        { $inc: { attempts: 1 } },
      );
      return modifiedCount === 1;
    },
    use: async (id, transaction) => {
      const { modifiedCount } = await challenges.updateOne(
        { _id: id, used_at: null },
        { $set: { used_at: new Date() } },
        within(transaction),
      );
      return modifiedCount === 1;
    },
  };
}

export async function createFactorChallengeIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
}
