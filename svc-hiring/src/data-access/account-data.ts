import type { AuditChain } from '@sabi/audit/audit-chain';
import { eraseFromCases } from '@sabi/service-kit/cases/mongo-case-owners';
import type { mongo } from 'mongoose';
import { type AccountData, erasedUserId } from '../domain/account-erasure/account-data';
import {
  eraseMemberFromEvents,
  eraseTalentFromApplications,
  findCvFileKeys,
} from './applications-of-account';
import { jobSearchCollections } from './job-search';
import { automationsCollection } from './automation-repository';
import { approvedRecruitersCollection } from './approved-recruiters';
import { eraseFromViews } from './view-receipts';

interface Membership {
  readonly company_id: string;
  readonly email: string;
  readonly role: string;
}

/** Uses the driver, because the models allow only one company. */
export function createAccountData(db: mongo.Db, chain: Pick<AuditChain, 'erasePayloads'>): AccountData {
  return {
    findFileKeys: (userId) => findCvFileKeys(db, userId),
    removeAllOf: async ({ userId: user_id, now }, session) => {
      const members = db.collection<Membership & { user_id: string }>('members');
      const own = await members.find({ user_id }, { session }).toArray();
      await members.deleteMany({ user_id }, { session });
      for (const { company_id } of own.filter(({ role }) => role === 'owner'))
        await markOwnerless(db, company_id, now, session);
      const emails = own.map(({ email }) => email.toLowerCase());
      const invitations = db.collection('invitations');
      await invitations.deleteMany(
        { $or: [{ accepted_by: user_id }, { email: { $in: emails } }] },
        { session },
      );
      await invitations.updateMany(
        { invited_by: user_id },
        { $set: { invited_by: erasedUserId } },
        { session },
      );
      const claims = db.collection('claims');
      const cases = (await claims.find({ user_id }, { session }).toArray()).map(({ id }) => id as string);
      await claims.deleteMany({ user_id }, { session });
      await db.collection('staff_cases').deleteMany({ case_id: { $in: cases } }, { session });
      for (const name of ['jobs', 'companies'])
        await db
          .collection(name)
          .updateMany({ created_by: user_id }, { $set: { created_by: erasedUserId } }, { session });
      await db
        .collection(automationsCollection)
        .updateMany({ member_id: user_id }, { $set: { member_id: erasedUserId } }, { session });
      await db
        .collection('job_reports')
        .updateMany({ user_id }, { $set: { user_id: null, text: null } }, { session });
      await db
        .collection<{ _id: string }>(approvedRecruitersCollection)
        .deleteOne({ _id: user_id }, { session });
      for (const name of jobSearchCollections)
        await db.collection(name).deleteMany({ talent_id: user_id }, { session });
      await eraseTalentFromApplications(db, { userId: user_id, now }, session);
      await eraseMemberFromEvents(db, user_id, session);
      await eraseFromViews(db, user_id, session);
      await eraseFromAudit(db, user_id, session);
      await eraseFromCases(db, user_id, session);
      await chain.erasePayloads(user_id, session);
    },
  };
}

async function markOwnerless(
  db: mongo.Db,
  company_id: string,
  now: Date,
  session: mongo.ClientSession,
): Promise<void> {
  const companies = db.collection<{ _id: string }>('companies');
  await companies.updateOne({ _id: company_id }, { $inc: { member_changes: 1 } }, { session });
  const owners = await db.collection('members').countDocuments({ company_id, role: 'owner' }, { session });
  if (owners > 0) return;
  await companies.updateOne({ _id: company_id }, { $set: { ownerless_since: now } }, { session });
}

/** Acts stay, without personal data of the account. */
async function eraseFromAudit(db: mongo.Db, userId: string, session: mongo.ClientSession): Promise<void> {
  const entries = db.collection('audit_log');
  const about = { 'payload.about': userId };
  const asMember = { ...about, 'subject.type': 'member', 'subject.id': { $regex: `:${userId}$` } };
  await entries.updateMany(asMember, { $set: { 'subject.id': erasedUserId } }, { session });
  await entries.updateMany(about, { $unset: { payload: '' } }, { session });
  await entries.updateMany({ 'actor.id': userId }, { $set: { 'actor.id': erasedUserId } }, { session });
}
