import type { mongo } from 'mongoose';
import type { PasskeyChallenge } from '../../domain/passkeys/passkey';
import type { PasskeyChallengeRepository } from '../../domain/passkeys/passkey-challenge-repository';

/** Shard key: `_id`, hashed. */
type StoredChallenge = Omit<PasskeyChallenge, 'id'> & { _id: string };

const collectionName = 'passkey_challenges';

export function createPasskeyChallengeRepository(db: mongo.Db): PasskeyChallengeRepository {
  const challenges = db.collection<StoredChallenge>(collectionName);
  return {
    insert: async ({ id, ...rest }) => {
      await challenges.insertOne({ _id: id, ...rest });
    },
    consume: async ({ id, purpose, user_id }) => {
      const stored = await challenges.findOneAndDelete({ _id: id, purpose, user_id });
      if (!stored) return null;
      const { _id, ...rest } = stored;
      return { id: _id, ...rest };
    },
  };
}

export async function createPasskeyChallengeIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
}
