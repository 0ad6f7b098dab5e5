import { isDuplicateKey } from '@sabi/service-kit/duplicate-key';
import { within } from '@sabi/service-kit/transaction';
import { createTransactionConflict } from '@sabi/service-kit/transaction-conflict';
import type { mongo } from 'mongoose';
import type { NoteRepository, StoredNote } from '../domain/notes/note-repository';

export const notesCollection = 'notes';

const plain = { _id: 0 } as const;

export function createNoteRepository(db: mongo.Db): NoteRepository {
  const notes = db.collection<StoredNote>(notesCollection);
  return {
    find: (id, session) => notes.findOne({ id }, { projection: plain, ...within(session) }),
    list: (user_id, limit) =>
      notes.find({ user_id }, { projection: plain }).sort({ updated_at: -1, id: -1 }).limit(limit).toArray(),
    count: (user_id, session) => notes.countDocuments({ user_id }, { session }),
    findAllOf: (user_id) => notes.find({ user_id }, { projection: plain }).sort({ created_at: 1 }).toArray(),
    put: async ({ id, user_id, text, now }, session) => {
      await notes
        .updateOne(
          { id, user_id },
          { $set: { text, updated_at: now }, $setOnInsert: { created_at: now } },
          { upsert: true, session },
        )
        // Stored by another account since it was looked for: the transaction runs again and sees it.
        .catch((error: unknown) => {
          throw isDuplicateKey(error) ? createTransactionConflict() : error;
        });
    },
  };
}

export async function createNoteIndexes(db: mongo.Db): Promise<void> {
  const notes = db.collection(notesCollection);
  await notes.createIndex({ id: 1 }, { unique: true });
  await notes.createIndex({ user_id: 1, updated_at: -1, id: -1 });
}
