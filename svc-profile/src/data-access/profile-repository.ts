import { proposedFieldNames } from '@sabi/contracts/ai/cv-fields';
import { type Profile, profileSchema } from '@sabi/contracts/http/profile/profile';
import { type Connection, trusted } from 'mongoose';
import type { ProfileRepository } from '../domain/profiles/profile-repository';
import { type ProfileDocument, profileModel } from './profile.model';

export function createProfileRepository(connection: Connection): ProfileRepository {
  const model = profileModel(connection);
  return {
    findByUser: async (userId, transaction) => {
      const found = await model
        .findOne({ user_id: userId })
        .session(transaction ?? null)
        .lean();
      return found && toProfile(found);
    },
    findByUsers: async (userIds) => {
      const found = await model.find({ user_id: trusted({ $in: userIds }) }).lean();
      return found.map(toProfile);
    },
    findByPicture: async (fileKey) => {
      const user_id = fileKey.split('/')[0] ?? ''; // the folder is the owner's id, which is indexed
      const found = await model.findOne({ user_id, profile_picture_url: fileKey }).lean();
      return found && toProfile(found);
    },
    insertIfMissing: async (profile, transaction) => {
      const now = new Date();
      const { upsertedCount } = await model.updateOne(
        { user_id: profile.user_id },
        { $setOnInsert: { ...profile, revision: 1, created_at: now, updated_at: now } },
        { upsert: true, session: transaction },
      );
      return upsertedCount === 1;
    },
    change: async (userId, { field_origins, ...changes }, transaction) => {
      const typed = proposedFieldNames.filter((field) => field in changes);
      const forgotten = Object.fromEntries(typed.map((field) => [`field_origins.${field}`, 1]));
      await model.updateOne(
        { user_id: userId },
        {
          $set: { ...changes, ...(field_origins && { field_origins }), updated_at: new Date() },
          ...(!field_origins && typed.length > 0 && { $unset: forgotten }),
          $inc: { revision: 1 },
        },
        { session: transaction },
      );
    },
    findOrigins: async (userId, transaction) => {
      const found = await model
        .findOne({ user_id: userId }, { field_origins: 1 })
        .session(transaction ?? null)
        .lean();
      return found?.field_origins ?? {};
    },
  };
}

const toProfile = ({ revision: version, ...stored }: ProfileDocument): Profile =>
  profileSchema.parse({ ...stored, version });
