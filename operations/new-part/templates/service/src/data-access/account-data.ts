import type { mongo } from 'mongoose';
import type { AccountData } from '../domain/account-erasure/account-data';
import { notesCollection } from './note-repository';
import { type SummaryRow, summariesCollection } from './note-summaries';

export function createAccountData(db: mongo.Db): AccountData {
  const summaries = db.collection<SummaryRow>(summariesCollection);
  return {
    removeAllOf: async (user_id, session) => {
      await summaries.updateOne({ _id: user_id }, { $inc: { sequence: 1 } }, { session });
      await db.collection(notesCollection).deleteMany({ user_id }, { session });
      await summaries.deleteOne({ _id: user_id }, { session });
    },
  };
}
