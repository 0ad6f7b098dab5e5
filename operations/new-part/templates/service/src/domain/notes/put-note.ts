import { type Note, noteLimit } from '@sabi/contracts/http/sample/notes';
import { noteStored } from '@sabi/contracts/messages/sample';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import type { NoteRepository } from './note-repository';
import type { NoteSummaries } from './note-summaries';
import { viewNote } from './view-note';

interface PutDependencies {
  readonly notes: Pick<NoteRepository, 'find' | 'count' | 'put'>;
  readonly summaries: Pick<NoteSummaries, 'lock'>;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly outbox: Pick<Outbox, 'append'>;
  readonly transact: Transact;
  readonly now: () => Date;
}

/**
 * Stores a note and its message together. Sent twice it is there once.
 * @throws {AppError} ENTRY_NOT_FOUND for the note of another account, ENTRY_LIMIT_REACHED, TOKEN_INVALID for an account that was erased
 */
export function putNote(
  { userId, noteId, text }: { userId: string; noteId: string; text: string },
  { notes, summaries, erasedAccounts, outbox, transact, now }: PutDependencies,
): Promise<Note> {
  return transact(async (transaction) => {
    // Behind the lock, which the erasure takes too: of the two the later one sees the earlier.
    await summaries.lock(userId, transaction);
    if (await erasedAccounts.has(userId)) throw new AppError('TOKEN_INVALID');
    const before = await notes.find(noteId, transaction);
    if (before && before.user_id !== userId) throw new AppError('ENTRY_NOT_FOUND');
    if (!before && (await notes.count(userId, transaction)) >= noteLimit)
      throw new AppError('ENTRY_LIMIT_REACHED');
    const at = now();
    await notes.put({ id: noteId, user_id: userId, text, now: at }, transaction);
    await outbox.append(createMessage(noteStored, { note_id: noteId, user_id: userId }), transaction);
    return viewNote({
      ...{ id: noteId, user_id: userId, text },
      created_at: before?.created_at ?? at,
      updated_at: at,
    });
  });
}
