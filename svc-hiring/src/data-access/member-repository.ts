import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import type { Connection, mongo } from 'mongoose';
import type { MemberRepository, StoredMember } from '../domain/members/member-repository';
import type { Memberships } from '../domain/tenancy/memberships';
import { createTenantModel, moment, optionalText, text } from './tenant-model';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';

const collectionName = 'members';

type Row = StoredMember & { readonly company_id: string };

const plain = { _id: 0, company_id: 0 } as const;

export function createMemberRepository(connection: Connection): MemberRepository {
  const model = createTenantModel<Row>(connection, collectionName, {
    user_id: text,
    email: text,
    role: text,
    language: optionalText,
    joined_at: moment,
  });
  return {
    membersOf: ({ companyId: company_id }) => ({
      list: (session) =>
        model.find({ company_id }, plain, within(session)).sort({ joined_at: 1 }).lean<StoredMember[]>(),
      find: (user_id, session) =>
        model.findOne({ company_id, user_id }, plain, within(session)).lean<StoredMember>(),
      countOwners: (session) => model.countDocuments({ company_id, role: 'owner' }, { session }).exec(),
      insert: async (member, session) => {
        try {
          await model.insertMany([{ company_id, ...member }], { session });
        } catch (error) {
          throw isDuplicateKey(error) ? createTransactionConflict() : error;
        }
      },
      setRole: (user_id, role, session) =>
        model
          .findOneAndUpdate(
            { company_id, user_id },
            { $set: { role } },
            { projection: plain, returnDocument: 'after', session },
          )
          .lean<StoredMember>(),
      remove: async (user_id, session) => {
        const { deletedCount } = await model.deleteOne({ company_id, user_id }, { session });
        return deletedCount === 1;
      },
    }),
  };
}

/** Not bound to a tenant, because tenants are created from it. */
export function createMemberships(db: mongo.Db): Memberships {
  const members = db.collection<Row>(collectionName);
  return {
    findRole: async ({ companyId: company_id, userId: user_id }) =>
      (await members.findOne({ company_id, user_id }))?.role ?? null,
    listCompaniesOf: async (user_id) =>
      (await members.find({ user_id }).toArray()).map(({ company_id: companyId, role }) => ({
        companyId,
        role,
      })),
    countAdministrators: async (companyIds) => {
      const counts = new Map(companyIds.map((id) => [id, { owners: 0, admins: 0 }]));
      const roles = ['owner', 'admin'] as const;
      const rows = members.find({ company_id: { $in: [...companyIds] }, role: { $in: [...roles] } });
      for (const { company_id: id, role } of await rows.toArray()) {
        const count = counts.get(id);
        if (count) count[role === 'owner' ? 'owners' : 'admins'] += 1;
      }
      return counts;
    },
  };
}

export async function createMemberIndexes(db: mongo.Db): Promise<void> {
  const members = db.collection(collectionName);
  await members.createIndex({ company_id: 1, user_id: 1 }, { unique: true });
  await members.createIndex({ user_id: 1 });
}
