import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { type Connection, trusted } from 'mongoose';
import {
  type StoredInquiry,
  SubmissionKnown,
  type InquiryRepository,
} from '../domain/inquiries/inquiry-repository';
import { type InquiryDocument, inquiryModel } from './inquiry.model';

export function createInquiryRepository(connection: Connection): InquiryRepository {
  const model = inquiryModel(connection);
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
    findById: async (id) => toStored(await model.findById(id).lean()),
    findAllOf: async (userId) => {
      const found = await model.find({ user_id: userId }).sort({ created_at: -1 }).lean();
      return found.map(({ _id: id, ...rest }) => ({ ...rest, id }));
    },
    markMailed: async (id, transaction) => {
      await model.updateOne({ _id: id }, { $set: { mailed_at: new Date() } }, { session: transaction });
    },
    markReceiptMailed: async (id, transaction) => {
      await model.updateOne(
        { _id: id },
        { $set: { receipt_mailed_at: new Date() } },
        { session: transaction },
      );
    },
  };
}

function toStored(found: InquiryDocument | null): StoredInquiry | null {
  if (!found) return null;
  const { _id: id, ...rest } = found;
  return { ...rest, id };
}
