import type { InquiryState } from '@sabi/contracts/http/profile/staff-inquiries';
import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import type { PagePosition } from '@sabi/service-kit/page-position';
import type { Transaction } from '@sabi/service-kit/transaction';
import { type Connection, type mongo, trusted } from 'mongoose';
import {
  type StoredInquiry,
  SubmissionKnown,
  type InquiryRepository,
  unhandled,
} from '../domain/inquiries/inquiry-repository';
import { type InquiryDocument, inquiryModel } from './inquiry.model';

/** Well beyond the working day within which the staff answers. */
const answeredByMailMs = 7 * 24 * 3_600_000;

export function createInquiryRepository(connection: Connection): InquiryRepository {
  const model = inquiryModel(connection);
  const markTime =
    (field: 'mailed_at' | 'receipt_mailed_at' | 'answer_mailed_at' | 'answer_refused_at') =>
    async (id: string, transaction: Transaction): Promise<void> => {
      await model.updateOne({ _id: id }, { $set: { [field]: new Date() } }, { session: transaction });
    };
  return {
    insert: async ({ id, ...inquiry }, transaction) => {
      try {
        await model.insertMany([{ ...inquiry, _id: id }], { session: transaction });
      } catch (error) {
        if (isDuplicateKey(error)) throw new SubmissionKnown();
        throw error;
      }
    },
    releaseKey: async (submissionKey, before, transaction) => {
      await model.updateOne(
        { submission_key: submissionKey, created_at: trusted({ $lt: before }) },
        { $set: { submission_key: null } },
        { session: transaction },
      );
    },
    findByKey: async (submissionKey) =>
      toStored(await model.findOne({ submission_key: submissionKey }).lean()),
    findById: async (id, transaction) =>
      toStored(
        await model
          .findById(id)
          .session(transaction ?? null)
          .lean(),
      ),
    findAllOf: async (userId) => {
      const found = await model.find({ user_id: userId }).sort({ created_at: -1 }).lean();
      return found.map(toInquiry);
    },
    markMailed: markTime('mailed_at'),
    markReceiptMailed: markTime('receipt_mailed_at'),
    markAnswerMailed: markTime('answer_mailed_at'),
    markAnswerRefused: markTime('answer_refused_at'),
    listByState: async (state, { after, limit, ids }) => {
      const isOpen = state === 'open';
      const found = await model
        .find({
          ...whereInState(state),
          $and: [
            ids ? { _id: trusted({ $in: [...ids] }) } : {},
            after ? (isOpen ? arrivedAfter(after) : decidedBefore(after)) : {},
          ],
        })
        .sort(isOpen ? { created_at: 1, _id: 1 } : { decided_at: -1, _id: -1 })
        .limit(limit)
        .lean();
      return found.map(toInquiry);
    },
    decide: async ({ id, version, state, answer, closing_reason, decided_at }, transaction) => {
      const { matchedCount } = await model.updateOne(
        { _id: id, ...whereVersion(version - 1) },
        { $set: { version, state, answer, closing_reason, decided_at } },
        { session: transaction },
      );
      return matchedCount === 1;
    },
  };
}

// A process of the release before the staff's queue stores inquiries without these fields.
const whereInState = (state: InquiryState) => ({
  state: state === unhandled.state ? trusted({ $in: [state, null] }) : state,
});
const whereVersion = (version: number) => ({
  version: version === unhandled.version ? trusted({ $in: [version, null] }) : version,
});

/** The first bound lets the index find the start. */
const arrivedAfter = ({ time, id }: PagePosition) => ({
  created_at: trusted({ $gte: time }),
  $or: [{ created_at: trusted({ $gt: time }) }, { _id: trusted({ $gt: id }) }],
});

const decidedBefore = ({ time, id }: PagePosition) => ({
  decided_at: trusted({ $lte: time }),
  $or: [{ decided_at: trusted({ $lt: time }) }, { _id: trusted({ $lt: id }) }],
});

const toStored = (found: InquiryDocument | null): StoredInquiry | null => found && toInquiry(found);

const toInquiry = ({ _id: id, ...rest }: InquiryDocument): StoredInquiry => ({ ...unhandled, ...rest, id });

/** Inquiries from before the staff's queue were answered from the mailbox of the staff. */
export async function openInquiryQueue(db: mongo.Db): Promise<void> {
  const inquiries = db.collection('contact_inquiries');
  await inquiries.updateMany(
    { state: { $exists: false }, created_at: { $lt: new Date(Date.now() - answeredByMailMs) } },
    [{ $set: { ...unhandled, state: 'closed', decided_at: '$created_at' } }],
  );
  await inquiries.createIndex({ state: 1, created_at: 1, _id: 1 });
  await inquiries.createIndex({ state: 1, decided_at: -1, _id: -1 });
}
