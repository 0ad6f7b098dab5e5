import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import { type Connection, type mongo, trusted } from 'mongoose';
import type { InvitationRepository, StoredInvitation } from '../domain/invitations/invitation-repository';
import { createTenantModel, moment, optionalMoment, optionalText, text } from './tenant-model';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';

const collectionName = 'invitations';
/** Limits the storage of addresses of people who never joined. */
const retentionSeconds = 90 * 24 * 3600;

type Row = StoredInvitation & { readonly company_id: string };

const plain = { _id: 0, company_id: 0 } as const;

export function createInvitationRepository(connection: Connection): InvitationRepository {
  const model = createTenantModel<Row>(connection, collectionName, {
    id: text,
    email: text,
    role: text,
    language: text,
    token_hash: text,
    state: text,
    invited_by: text,
    accepted_by: optionalText,
    mailed_at: optionalMoment,
    undeliverable_at: optionalMoment,
    created_at: moment,
    expires_at: moment,
  });
  return {
    invitationsOf: ({ companyId: company_id }) => ({
      find: (id, session) =>
        model.findOne({ company_id, id }, plain, within(session)).lean<StoredInvitation>(),
      findByTokenHash: (token_hash, session) =>
        model.findOne({ company_id, token_hash }, plain, { session }).lean<StoredInvitation>(),
      listSince: (since) =>
        model
          .find({ company_id, created_at: trusted({ $gte: since }) }, plain)
          .sort({ created_at: -1 })
          .lean<StoredInvitation[]>(),
      countOpen: (now) =>
        model.countDocuments({ company_id, state: 'open', expires_at: trusted({ $gt: now }) }).exec(),
      insert: async (invitation, session) => {
        try {
          await model.insertMany([{ company_id, ...invitation }], { session });
        } catch (error) {
          throw isDuplicateKey(error) ? createTransactionConflict() : error;
        }
      },
      end: async (id, end, session) => {
        const { modifiedCount } = await model.updateOne(
          { company_id, id, state: 'open' },
          { $set: end },
          { session },
        );
        return modifiedCount === 1;
      },
      withdrawSentBy: async (invited_by, session) => {
        const open = { company_id, invited_by, state: 'open' } as const;
        const found = await model.find(open, { id: 1, _id: 0 }, { session }).lean<{ id: string }[]>();
        await model.updateMany(open, { $set: { state: 'withdrawn' } }, { session });
        return found.map(({ id }) => id);
      },
      markMailed: async (id, mailed_at, session) => {
        await model.updateOne({ company_id, id }, { $set: { mailed_at } }, { session });
      },
      markUndeliverable: async (id, undeliverable_at, session) => {
        await model.updateOne({ company_id, id }, { $set: { undeliverable_at } }, { session });
      },
    }),
  };
}

export async function createInvitationIndexes(db: mongo.Db): Promise<void> {
  const invitations = db.collection(collectionName);
  await invitations.createIndex({ company_id: 1, id: 1 }, { unique: true });
  await invitations.createIndex({ company_id: 1, token_hash: 1 }, { unique: true });
  await invitations.createIndex({ company_id: 1, created_at: -1 });
  await invitations.createIndex({ created_at: 1 }, { expireAfterSeconds: retentionSeconds });
  for (const field of ['accepted_by', 'invited_by', 'email']) await invitations.createIndex({ [field]: 1 });
}
