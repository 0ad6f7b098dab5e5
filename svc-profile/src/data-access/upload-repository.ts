import { randomUUID } from 'node:crypto';
import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { type Connection, trusted } from 'mongoose';
import type { UploadRepository } from '../domain/files/upload-repository';
import { uploadModel } from './upload.model';

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
      if (deletedCount !== 1) throw new Error('The upload took so long that its file was removed');
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
