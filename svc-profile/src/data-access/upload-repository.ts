import { randomUUID } from 'node:crypto';
import { type Connection, trusted } from 'mongoose';
import { isDuplicateKey } from './duplicate-key';
import type { Transaction } from './transaction';
import { uploadModel } from './upload.model';

/** A lock on the key of one upload: only its holder writes or deletes the file. */
export interface UploadClaim {
  readonly fileKey: string;
  /** Tells this upload from another one under the same key. */
  readonly claim: string;
}

export interface UploadRepository {
  /** @returns null while another upload holds the key */
  begin(upload: { fileKey: string; userId: string }): Promise<UploadClaim | null>;
  /** Part of the transaction that makes the file a CV or a picture. @throws {Error} when the claim was lost to `beginRemoval` */
  complete(claim: UploadClaim, transaction: Transaction): Promise<void>;
  /** The upload can no longer be completed. @returns false when it already was, or is being removed by another process */
  beginRemoval(claim: UploadClaim): Promise<boolean>;
  /** The same for an upload that has not changed since `before`, also when its process has ended. */
  claimOverdue(before: Date): Promise<UploadClaim | null>;
  forget(claim: UploadClaim): Promise<void>;
  /** Records a stored file that is no longer needed, for the sweeper to delete later. */
  leave(file: { fileKey: string; userId: string }, transaction: Transaction): Promise<void>;
  /** @returns false when the file was not left by this account, or is being removed */
  takeBack(file: { fileKey: string; userId: string }, transaction: Transaction): Promise<boolean>;
}

export function createUploadRepository(connection: Connection): UploadRepository {
  const model = uploadModel(connection);
  return {
    begin: async ({ fileKey, userId }) => {
      const claim = randomUUID();
      try {
        await model.create({ _id: fileKey, user_id: userId, claim, state: 'open', touched_at: new Date() });
        return { fileKey, claim };
      } catch (error) {
        if (isDuplicateKey(error)) return null;
        throw error;
      }
    },
    complete: async ({ fileKey, claim }, transaction) => {
      const { deletedCount } = await model.deleteOne(
        { _id: fileKey, claim, state: 'open' },
        { session: transaction },
      );
      if (deletedCount !== 1) throw new Error('The upload took so long that its file was given up');
    },
    beginRemoval: async ({ fileKey, claim }) => {
      const { matchedCount } = await model.updateOne(
        { _id: fileKey, claim, state: 'open' },
        { $set: { state: 'removing', touched_at: new Date() } },
      );
      return matchedCount === 1;
    },
    claimOverdue: async (before) => {
      const claim = randomUUID();
      const found = await model
        .findOneAndUpdate(
          { touched_at: trusted({ $lt: before }) },
          { $set: { state: 'removing', claim, touched_at: new Date() } },
        )
        .lean();
      return found && { fileKey: found._id, claim };
    },
    forget: async ({ fileKey, claim }) => {
      await model.deleteOne({ _id: fileKey, claim });
    },
    leave: async ({ fileKey, userId }, transaction) => {
      const left = { _id: fileKey, user_id: userId, claim: randomUUID(), state: 'left' as const };
      await model.insertMany([{ ...left, touched_at: new Date() }], { session: transaction });
    },
    takeBack: async ({ fileKey, userId }, transaction) => {
      const { deletedCount } = await model.deleteOne(
        { _id: fileKey, user_id: userId, state: 'left' },
        { session: transaction },
      );
      return deletedCount === 1;
    },
  };
}
