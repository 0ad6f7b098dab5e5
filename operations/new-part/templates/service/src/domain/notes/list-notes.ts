import { type Note, noteLimit } from '@sabi/contracts/http/sample/notes';
import type { NoteRepository } from './note-repository';
import { viewNote } from './view-note';

/** Notes of an account, the newest first. */
export async function listNotes(
  { userId }: { userId: string },
  { notes }: { notes: Pick<NoteRepository, 'list'> },
): Promise<{ notes: Note[] }> {
  return { notes: (await notes.list(userId, noteLimit)).map(viewNote) };
}
