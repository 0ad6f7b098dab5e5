import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import { within } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';
import type { StoredCompany } from '../domain/companies/company';
import {
  type CompanyDirectory,
  CompanyIdTaken,
  type CompanyRepository,
  NibTaken,
  SlugTaken,
} from '../domain/companies/company-repository';
import type { ReplyRecord } from '../domain/reply-records/compute-reply-record';

export const companiesCollection = 'companies';

/** Few and looked up by id: not sharded. */
export type CompanyRow = Omit<StoredCompany, 'id' | 'is_demo' | 'reply_record'> & {
  readonly _id: string;
  readonly member_changes?: number;
  readonly is_demo?: boolean;
  /** Without figures where the company has no record. */
  readonly reply_record?: Partial<ReplyRecord> & { readonly computed_at: Date };
};

const companyRows = (db: mongo.Db) => db.collection<CompanyRow>(companiesCollection);

export function createCompanyRepository(db: mongo.Db): CompanyRepository {
  const companies = companyRows(db);
  return {
    insert: async (company, session) => {
      await companies.insertOne({ _id: company.id, ...toRow(company) }, { session }).catch(rethrowTaken);
    },
    companyOf: ({ companyId: _id }) => ({
      find: async (session) => toCompany(await companies.findOne({ _id }, within(session))),
      change: async (version, changes, session) => {
        const changed = await companies
          .findOneAndUpdate(
            { _id, version },
            { $set: toFields(changes), $inc: { version: 1 } },
            { ...within(session), returnDocument: 'after' },
          )
          .catch(rethrowTaken);
        return toCompany(changed);
      },
      lockMembers: async (session) => {
        await companies.updateOne({ _id }, { $inc: { member_changes: 1 } }, { session });
      },
      clearOwnerless: async (session) => {
        const cleared = { ownerless_since: null, closed_at: null };
        await companies.updateOne({ _id }, { $set: cleared }, { session });
      },
      close: async (closed_at, session) => {
        await companies.updateOne({ _id }, { $set: { closed_at } }, { session });
      },
    }),
  };
}

export function createCompanyDirectory(db: mongo.Db): CompanyDirectory {
  const companies = companyRows(db);
  return {
    find: async (_id, session) => toCompany(await companies.findOne({ _id }, within(session))),
    findBySlug: async (slug) => toCompany(await companies.findOne({ slug })),
    findByNib: async (nib) => toCompany(await companies.findOne({ nib })),
    findMany: async (ids) => toCompanies(await companies.find({ _id: { $in: [...ids] } }).toArray()),
    listByState: async (state, { after, limit, ids }) =>
      toCompanies(
        await companies
          .find({
            'verification.state': state,
            $and: [ids ? { _id: { $in: [...ids] } } : {}, after ? laterThan(after) : {}],
          })
          .sort({ 'verification.changed_at': 1, _id: 1 })
          .limit(limit)
          .toArray(),
      ),
    listOwnerless: async (before, limit) =>
      toCompanies(
        await companies
          .find({ ownerless_since: { $lte: before }, closed_at: null })
          .limit(limit)
          .toArray(),
      ),
    decide: async ({ companyId: _id, version, state }, changes, session) =>
      toCompany(
        await companies.findOneAndUpdate(
          { _id, version, 'verification.state': state },
          { $set: toFields(changes), $inc: { version: 1 } },
          { session, returnDocument: 'after' },
        ),
      ),
  };
}

/** Few, and only on a laptop. */
export async function listDemoCompanies(db: mongo.Db): Promise<string[]> {
  const rows = await companyRows(db).find({ is_demo: true }).project<{ _id: string }>({ _id: 1 }).toArray();
  return rows.map(({ _id }) => _id);
}

function toCompany(row: CompanyRow | null): StoredCompany | null {
  if (!row) return null;
  const {
    _id: id,
    member_changes: _changes,
    reply_record: record,
    is_demo: isDemo = false,
    ...company
  } = row;
  return { id, ...company, is_demo: isDemo, reply_record: toReplyRecord(record) };
}

export function toReplyRecord(stored: CompanyRow['reply_record']): ReplyRecord | null {
  const { applications, rate, medianDays, badge = null } = stored ?? {};
  return applications === undefined || rate === undefined || medianDays === undefined
    ? null
    : { applications, rate, medianDays, badge };
}

const toCompanies = (rows: readonly CompanyRow[]): StoredCompany[] =>
  rows.flatMap((row) => toCompany(row) ?? []);

/** Without the figures of replies, which are stored by their own sweep. */
const toRow = ({ id: _id, reply_record: _record, ...row }: StoredCompany) => row;
const toFields = ({ id: _id, version: _version, reply_record: _record, ...fields }: Partial<StoredCompany>) =>
  fields;

const laterThan = ({ time, id }: PagePosition) => ({
  'verification.changed_at': { $gte: time },
  $or: [{ 'verification.changed_at': { $gt: time } }, { _id: { $gt: id } }],
});

/** Names the field whose unique index rejected the write. */
function rethrowTaken(error: unknown): never {
  if (!isDuplicateKey(error)) throw error;
  const pattern = (error as mongo.MongoServerError)['keyPattern'] as Record<string, unknown>;
  if ('nib' in pattern) throw new NibTaken();
  throw 'slug' in pattern ? new SlugTaken() : new CompanyIdTaken();
}

export async function createCompanyIndexes(db: mongo.Db): Promise<void> {
  const companies = db.collection(companiesCollection);
  await companies.createIndex({ slug: 1 }, { unique: true });
  await companies.createIndex(
    { nib: 1 },
    { unique: true, partialFilterExpression: { nib: { $type: 'string' } } },
  );
  await companies.createIndex({ domains: 1 });
  await companies.createIndex({ 'verification.state': 1, 'verification.changed_at': 1, _id: 1 });
  await companies.createIndex({ created_by: 1 });
  await companies.createIndex(
    { ownerless_since: 1 },
    { partialFilterExpression: { ownerless_since: { $type: 'date' } } },
  );
}

export async function createDemoIndex(db: mongo.Db): Promise<void> {
  await db
    .collection(companiesCollection)
    .createIndex({ is_demo: 1 }, { partialFilterExpression: { is_demo: true } });
}
