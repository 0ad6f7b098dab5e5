import type { AuditChain } from '@sabi/audit/audit-chain';
import { eraseFromCases } from '@sabi/service-kit/cases/mongo-case-owners';
import type { mongo } from 'mongoose';
import type { AccountData } from '../domain/account-erasure/account-data';
import { sections } from './list-entry.model';

/** Collections with data of an account by `user_id`, each with an index that begins with it. */
const collectionNames = [
  'profiles',
  ...sections,
  'resumes',
  'removed_resumes',
  'uploads',
  'contact_inquiries',
  'recruiter_reviews',
  'recruiter_review_log',
  'recruiter_review_mails',
  'resume_mails',
  'notification_choices',
  'visibility_choices',
  'share_links',
  'share_link_views',
  'cv_proposals',
  'cv_corrections',
  'account_bans',
];

export function createAccountData(db: mongo.Db, chain: Pick<AuditChain, 'erasePayloads'>): AccountData {
  return {
    findFileKeys: async (user_id) => {
      const uploads = db.collection<{ _id: string }>('uploads').find({ user_id }, { projection: { _id: 1 } });
      const findCvs = (name: 'resumes' | 'removed_resumes') =>
        db
          .collection<{ file_key: string; result_key: string | null }>(name)
          .find({ user_id }, { projection: { file_key: 1, result_key: 1 } })
          .toArray();
      const profiles = db
        .collection<{ profile_picture_url: string | null }>('profiles')
        .find({ user_id }, { projection: { profile_picture_url: 1 } });
      const [begun, pictured, ...stored] = await Promise.all([
        uploads.toArray(),
        profiles.toArray(),
        findCvs('resumes'),
        findCvs('removed_resumes'),
      ]);
      const keys = [
        ...begun.map(({ _id }) => _id),
        ...stored
          .flat()
          .flatMap(({ file_key, result_key }) => [file_key, ...(result_key ? [result_key] : [])]),
        ...pictured.flatMap(({ profile_picture_url: key }) => key ?? []),
      ];
      return [...new Set(keys)];
    },
    removeAllOf: async (user_id, session) => {
      for (const name of collectionNames) await db.collection(name).deleteMany({ user_id }, { session });
      await eraseFromCases(db, user_id, session);
      await chain.erasePayloads(user_id, session);
    },
  };
}

/** Indexes of collections that are otherwise looked up by other keys. */
export async function createAccountDataIndexes(db: mongo.Db): Promise<void> {
  for (const name of ['uploads', 'recruiter_review_mails'])
    await db.collection(name).createIndex({ user_id: 1 });
}
