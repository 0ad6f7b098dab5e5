import type { mongo } from 'mongoose';
import type { AccountFootprint } from '../domain/account-export/export-account';
import { findJobSearch } from './job-search';
import { findSentApplications } from './sent-applications';
import { type ViewRow, viewsCollection } from './view-receipts';

interface MemberRow {
  readonly company_id: string;
  readonly user_id: string;
  readonly role: string;
  readonly email: string;
  readonly language?: string | null;
  readonly joined_at: Date;
}

interface InvitationRow {
  readonly company_id: string;
  readonly role: string;
  readonly accepted_by: string | null;
  readonly invited_by: string;
  readonly created_at: Date;
}

/** Uses the driver, because the models allow only one company. */
export function createAccountFootprint(db: mongo.Db): AccountFootprint {
  const findNames = async (ids: readonly string[]) => {
    const companies = db.collection<{ _id: string; name: string }>('companies');
    const found = await companies.find({ _id: { $in: [...ids] } }).toArray();
    return new Map(found.map(({ _id, name }) => [_id, name]));
  };
  return {
    findMemberships: async (user_id) => {
      const rows = await db.collection<MemberRow>('members').find({ user_id }).toArray();
      const names = await findNames(rows.map((row) => row.company_id));
      return rows.map(({ company_id: companyId, role, email, language = null, joined_at: joinedAt }) => ({
        company: names.get(companyId) ?? '',
        role,
        email,
        language,
        joined_at: joinedAt,
      }));
    },
    findInvitations: async (userId) => {
      const filter = { $or: [{ accepted_by: userId }, { invited_by: userId }] };
      const rows = await db.collection<InvitationRow>('invitations').find(filter).toArray();
      const names = await findNames(rows.map((row) => row.company_id));
      return rows.map(({ company_id: companyId, role, accepted_by: acceptedBy, created_at: createdAt }) => ({
        company: names.get(companyId) ?? '',
        role,
        direction: acceptedBy === userId ? 'accepted' : 'sent',
        created_at: createdAt,
      }));
    },
    findApplications: (userId) => findSentApplications(db, userId),
    findJobSearch: (userId) => findJobSearch(db, userId),
    findViews: async (talent_id) => {
      const rows = await db
        .collection<ViewRow>(viewsCollection)
        .find({ talent_id })
        .sort({ at: 1, _id: 1 })
        .toArray();
      const names = await findNames(rows.map((row) => row.company_id));
      return rows.map(({ company_id: companyId, role, what, job_title: job, basis, at }) => ({
        ...{ company: names.get(companyId) ?? '', role, what, job, basis, at },
      }));
    },
  };
}
