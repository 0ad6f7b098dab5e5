import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Connection } from 'mongoose';
import type { CvRepository } from '../domain/cvs/cv-repository';
import { cvModel, toAllStored, toStored } from './cv.model';

type CvQueries = Pick<
  CvRepository,
  'findById' | 'findByKey' | 'findCurrent' | 'findNewest' | 'findNewestUsable' | 'findAllOf' | 'sumBytes'
>;

export function createCvQueries(connection: Connection): CvQueries {
  const model = cvModel(connection);
  return {
    findById: async (id) => toStored(await model.findById(id).lean()),
    findByKey: async (fileKey, transaction) =>
      toStored(
        await model
          .findOne({ file_key: fileKey })
          .session(transaction ?? null)
          .lean(),
      ),
    findCurrent: async (userId) => {
      const profile = await connection
        .collection<Pick<Profile, 'user_id' | 'cv_url'>>('profiles')
        .findOne({ user_id: userId }, { projection: { cv_url: 1 } });
      if (!profile?.cv_url) return null;
      return toStored(await model.findOne({ file_key: profile.cv_url, user_id: userId }).lean());
    },
    findNewest: async (userId, transaction) =>
      toStored(
        await model
          .findOne({ user_id: userId })
          .sort({ uploaded_at: -1 })
          .session(transaction ?? null)
          .lean(),
      ),
    findNewestUsable: async (userId, transaction) =>
      toStored(
        await model
          .findOne({ user_id: userId, $or: [{ state: 'parsed' }, { is_kept: true }] })
          .sort({ uploaded_at: -1 })
          .session(transaction)
          .lean(),
      ),
    findAllOf: async (userId) =>
      toAllStored(await model.find({ user_id: userId }).sort({ uploaded_at: -1 }).lean()),
    sumBytes: async (userId, transaction) => {
      const [sum] = await model
        .aggregate<{ bytes: number }>([
          { $match: { user_id: userId } },
          { $group: { _id: null, bytes: { $sum: '$size_bytes' } } },
        ])
        .session(transaction ?? null);
      return sum?.bytes ?? 0;
    },
  };
}
