import type { mongo } from 'mongoose';
import type { CompanyRange, IndexedCompanies } from '../domain/feeds/indexed-companies';
import { companiesCollection } from './company-repository';
import { jobsCollection } from './job.model';
import { whereOpen } from './where-in-state';

interface Page {
  readonly _id: string;
  readonly slug: string;
  readonly changed_at: Date;
}

/** Across tenants, so it uses the driver. */
export function createIndexedCompanies(db: mongo.Db): IndexedCompanies {
  const read = <Row>(stages: mongo.BSON.Document[]) =>
    db.collection(jobsCollection).aggregate<Row & mongo.BSON.Document>(stages).toArray();
  return {
    list: async (range, now) => {
      const pages = await read<Page>([...pagesOf(now, range), { $sort: { _id: 1 } }]);
      return pages.map(({ slug, changed_at }) => ({ slug, changed_at }));
    },
    listRanges: async (bounds, now) => {
      const ranges = await read<{ _id: string; changed_at: Date }>([
        ...pagesOf(now, { from: bounds[0] ?? '', to: bounds.at(-1) ?? '' }),
        { $bucket: { groupBy: '$_id', boundaries: [...bounds], output: { changed_at: lastChange } } },
      ]);
      return ranges.map(({ _id: from, changed_at }) => ({ from, changed_at }));
    },
  };
}

const lastChange = { $max: '$changed_at' };

/** The query equivalent of `isPublic` without demonstration data: open jobs and companies, joined by the company's id. */
const pagesOf = (now: Date, { from, to }: CompanyRange): mongo.BSON.Document[] => [
  { $match: { $and: [{ company_id: { $gte: from, $lt: to } }, whereOpen(now)] } },
  { $group: { _id: '$company_id', changed_at: { $max: '$updated_at' } } },
  { $set: { is_hiring: true } },
  {
    $unionWith: {
      coll: companiesCollection,
      pipeline: [
        { $match: { _id: { $gte: from, $lt: to }, closed_at: null, is_demo: { $ne: true } } },
        { $project: { slug: 1, changed_at: '$updated_at', is_verified: isVerified(now) } },
      ],
    },
  },
  {
    $group: {
      _id: '$_id',
      slug: { $max: '$slug' },
      is_hiring: { $max: '$is_hiring' },
      is_verified: { $max: '$is_verified' },
      changed_at: lastChange,
    },
  },
  // Without the fields of its company, a page is closed or demonstration data.
  { $match: { slug: { $ne: null }, $or: [{ is_hiring: true }, { is_verified: true }] } },
];

/** The query equivalent of `stateOf`. */
const isVerified = (now: Date) => ({
  $and: [
    { $eq: ['$verification.state', 'verified'] },
    { $or: [{ $eq: ['$verification.valid_until', null] }, { $gt: ['$verification.valid_until', now] }] },
  ],
});
