import { type Db, MongoServerError } from 'mongodb';

const duplicateKey = 11_000;

/** @returns whether it was new; kept for longer than a command is good */
export type UseNonce = (nonce: string, now: Date) => Promise<boolean>;

/** Together for all replicas: a command is good once, wherever it arrives. */
export function createUseNonce(db: Db): UseNonce {
  const nonces = db.collection<{ _id: string; used_at: Date }>('publish_nonces');
  return async (nonce, now) => {
    try {
      await nonces.insertOne({ _id: nonce, used_at: now });
      return true;
    } catch (error) {
      if (error instanceof MongoServerError && error.code === duplicateKey) return false;
      throw error;
    }
  };
}
