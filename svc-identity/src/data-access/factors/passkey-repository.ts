import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { mongo } from 'mongoose';
import type { Passkey } from '../../domain/passkeys/passkey';
import { PasskeyAlreadyStored, type PasskeyRepository } from '../../domain/passkeys/passkey-repository';

/** Not sharded: credentials are unique across accounts and looked up without one at sign-in. Ten million take 5 GB. */
type StoredPasskey = Omit<Passkey, 'id'> & { _id: string };

const collectionName = 'passkeys';

export function createPasskeyRepository(db: mongo.Db): PasskeyRepository {
  const passkeys = db.collection<StoredPasskey>(collectionName);
  return {
    insert: async ({ id, ...rest }, session) => {
      try {
        await passkeys.insertOne({ _id: id, ...rest }, { session });
      } catch (error) {
        if (isDuplicateKey(error)) throw new PasskeyAlreadyStored();
        throw error;
      }
    },
    findByCredential: async (credentialId) =>
      toPasskey(await passkeys.findOne({ 'credential.id': credentialId })),
    findAllOf: async (userId) => {
      const stored = await passkeys.find({ user_id: userId }).sort({ created_at: 1 }).toArray();
      return stored.map(({ _id: id, ...rest }) => ({ id, ...rest }));
    },
    countOf: (userId, session) => passkeys.countDocuments({ user_id: userId }, { session }),
    rename: async (id, userId, name, session) =>
      toPasskey(
        await passkeys.findOneAndUpdate(
          { _id: id, user_id: userId },
          { $set: { friendly_name: name, updated_at: new Date() } },
          { session, returnDocument: 'after' },
        ),
      ),
    recordUse: async ({ id, credential }, signCount, session) => {
      const now = new Date();
      const { modifiedCount } = await passkeys.updateOne(
        { _id: id, 'credential.sign_count': credential.sign_count },
        { $set: { 'credential.sign_count': signCount, last_used_at: now } },
        { session },
      );
      return modifiedCount === 1;
    },
    remove: async (id, userId, session) =>
      toPasskey(await passkeys.findOneAndDelete({ _id: id, user_id: userId }, { session })),
  };
}

function toPasskey(stored: StoredPasskey | null): Passkey | null {
  if (!stored) return null;
  const { _id: id, ...rest } = stored;
  return { id, ...rest };
}

export async function createPasskeyIndexes(db: mongo.Db): Promise<void> {
  const passkeys = db.collection(collectionName);
  await passkeys.createIndex({ 'credential.id': 1 }, { unique: true });
  await passkeys.createIndex({ user_id: 1, created_at: 1 });
}
