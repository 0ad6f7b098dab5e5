import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { Inboxes } from '../domain/notifications/inboxes';

export const inboxesCollection = 'inboxes';

export interface InboxRow {
  /** The account. */
  readonly _id: string;
  readonly sequence: number;
}

export function createInboxes(db: mongo.Db): Inboxes {
  const inboxes = db.collection<InboxRow>(inboxesCollection);
  return {
    advance: async (_id, session) => {
      const advanced = await inboxes
        .findOneAndUpdate(
          { _id },
          { $inc: { sequence: 1 } },
          { upsert: true, returnDocument: 'after', session },
        )
        .catch((error: unknown) => {
          throw isDuplicateKey(error) ? createTransactionConflict() : error;
        });
      if (!advanced) throw new Error('The inbox was not stored');
      return advanced.sequence;
    },
    findSequence: async (_id) => (await inboxes.findOne({ _id }))?.sequence ?? 0,
    findSequences: async (ids) => {
      const found = await inboxes.find({ _id: { $in: [...ids] } }).toArray();
      return new Map(found.map(({ _id, sequence }) => [_id, sequence]));
    },
  };
}
