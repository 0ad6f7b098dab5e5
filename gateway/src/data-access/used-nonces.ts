import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { Db } from 'mongodb';
import type { UseNonce } from '../domain/releases/use-nonce';

/** Shared by all replicas, so that a command is accepted once. */
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
