import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { Db } from 'mongodb';

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
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  };
}
