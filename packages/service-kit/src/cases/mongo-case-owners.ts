import type { CaseAssignment } from '@sabi/contracts/http/staff-cases';
import type { mongo } from 'mongoose';
import { isDuplicateKey } from '../duplicate-key';
import type { Transaction } from '../transaction';
import { createTransactionConflict } from '../transaction-conflict';
import type { CaseKey, CaseKind, CaseOwners } from './case-owners';

const collectionName = 'staff_cases';
/** More than a person works on at a time. */
const mostOwned = 500;

interface Row {
  /** The kind and the id of the case. */
  readonly _id: string;
  readonly kind: CaseKind;
  readonly case_id: string;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly version: number;
  readonly changed_at: Date;
}

/** The service's migrations call `createCaseIndexes`, its erasure `eraseFromCases`. */
export function createCaseOwners(db: mongo.Db): CaseOwners {
  const rows = db.collection<Row>(collectionName);
  return {
    findMany: async (kind, ids) => {
      const found = await rows.find({ _id: { $in: ids.map((id) => rowId({ kind, id })) } }).toArray();
      return Object.fromEntries(found.map((row) => [row.case_id, toAssignment(row)]));
    },
    find: async (key, session) => {
      const row = await rows.findOne({ _id: rowId(key) }, { session });
      return row ? toAssignment(row) : { owner: null, version: 0 };
    },
    listOwned: async (kind, owner_id) => {
      const found = await rows.find({ owner_id, kind }).sort({ changed_at: -1 }).limit(mostOwned).toArray();
      return found.map(({ case_id: id }) => id);
    },
    assign: async (key, { owner, version }, session) => {
      const _id = rowId(key);
      const fields = {
        owner_id: owner?.id ?? null,
        owner_name: owner?.name ?? null,
        version,
        changed_at: new Date(),
      };
      if (version === 1) {
        const row = { _id, kind: key.kind, case_id: key.id, ...fields };
        // In a transaction that has failed nothing can be read: it starts again.
        await rows.insertOne(row, { session }).catch((error: unknown) => {
          throw isDuplicateKey(error) ? createTransactionConflict() : error;
        });
        return true;
      }
      const { matchedCount } = await rows.updateOne(
        { _id, version: version - 1 },
        { $set: fields },
        { session },
      );
      return matchedCount === 1;
    },
  };
}

const rowId = ({ kind, id }: CaseKey) => `${kind}:${id}`;

const toAssignment = ({ owner_id: id, owner_name: name, version }: Row): CaseAssignment => ({
  owner: id === null ? null : { id, name: name ?? '' },
  version,
});

export async function createCaseIndexes(db: mongo.Db): Promise<void> {
  const rows = db.collection(collectionName);
  await rows.createIndex({ owner_id: 1, kind: 1, changed_at: -1 });
  await rows.createIndex({ case_id: 1 });
}

/** Gives back the cases of an erased account, and forgets those about it. */
export async function eraseFromCases(db: mongo.Db, userId: string, session: Transaction): Promise<void> {
  const rows = db.collection<Row>(collectionName);
  await rows.deleteMany({ case_id: userId }, { session });
  await rows.updateMany(
    { owner_id: userId },
    { $set: { owner_id: null, owner_name: null }, $inc: { version: 1 } },
    { session },
  );
}
