import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { Connection, mongo } from 'mongoose';
import type { ClaimDirectory, ClaimRepository, StoredClaim } from '../domain/claims/claim-repository';
import { createTenantModel, moment, optionalMoment, optionalText, text } from './tenant-model';

const collectionName = 'claims';
/** Of claims that have ended. */
const retentionSeconds = 90 * 24 * 3600;

const plain = { _id: 0 } as const;

export function createClaimRepository(connection: Connection): ClaimRepository {
  const model = createTenantModel<StoredClaim>(connection, collectionName, {
    id: text,
    user_id: text,
    email: text,
    language: text,
    nib: optionalText,
    company_name: optionalText,
    position: text,
    message: { type: String, default: '' },
    earlier_membership: optionalText,
    mailed_at: optionalMoment,
    state: text,
    decided_by: optionalText,
    role: optionalText,
    reason: optionalText,
    created_at: moment,
    ended_at: optionalMoment,
  });
  return {
    claimsOf: ({ companyId: company_id }) => ({
      find: (id, session) => model.findOne({ company_id, id }, plain, within(session)).lean<StoredClaim>(),
      findLastOf: (user_id, session) =>
        model
          .findOne({ company_id, user_id }, plain, within(session))
          .sort({ created_at: -1 })
          .lean<StoredClaim>(),
      listOpen: (limit) =>
        model
          .find({ company_id, state: 'open' }, plain)
          .sort({ created_at: 1 })
          .limit(limit)
          .lean<StoredClaim[]>(),
      insert: async (claim, session) => {
        try {
          await model.insertMany([{ ...claim, company_id }], { session });
        } catch (error) {
          throw isDuplicateKey(error) ? createTransactionConflict() : error;
        }
      },
      end: (id, end, session) =>
        model
          .findOneAndUpdate(
            { company_id, id, state: 'open' },
            { $set: end },
            { projection: plain, returnDocument: 'after', session },
          )
          .lean<StoredClaim>(),
      markMailed: async (id, mailed_at, session) => {
        await model.updateOne({ company_id, id }, { $set: { mailed_at } }, { session });
      },
    }),
  };
}

/** Not bound to a tenant: claimants are no members, and the staff sees all companies. */
export function createClaimDirectory(db: mongo.Db): ClaimDirectory {
  const claims = db.collection<StoredClaim>(collectionName);
  return {
    find: (id, session) => claims.findOne<StoredClaim>({ id }, { projection: plain, ...within(session) }),
    findAllOf: (user_id) =>
      claims.find<StoredClaim>({ user_id }, { projection: plain }).sort({ created_at: -1 }).toArray(),
    list: (state, { after, limit, ids }) =>
      claims
        .find<StoredClaim>(
          { state, $and: [ids ? { id: { $in: [...ids] } } : {}, after ? laterThan(after) : {}] },
          { projection: plain },
        )
        .sort({ created_at: 1, id: 1 })
        .limit(limit)
        .toArray(),
  };
}

const laterThan = ({ time, id }: PagePosition): mongo.Filter<StoredClaim> => ({
  created_at: { $gte: time },
  $or: [{ created_at: { $gt: time } }, { id: { $gt: id } }],
});

/** Few, and looked up by id: not sharded. */
export async function createClaimIndexes(db: mongo.Db): Promise<void> {
  const claims = db.collection(collectionName);
  await claims.createIndex({ id: 1 }, { unique: true });
  await claims.createIndex(
    { company_id: 1, user_id: 1 },
    { unique: true, partialFilterExpression: { state: 'open' } },
  );
  await claims.createIndex({ company_id: 1, state: 1, created_at: 1 });
  await claims.createIndex({ state: 1, created_at: 1, id: 1 });
  await claims.createIndex({ user_id: 1, created_at: -1 });
  await claims.createIndex({ ended_at: 1 }, { expireAfterSeconds: retentionSeconds });
}
