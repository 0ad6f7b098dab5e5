import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { NoteRepository } from '../notes/note-repository';

/** All data of an account. */
export async function exportAccount(
  { userId }: { userId: string },
  { notes }: { notes: Pick<NoteRepository, 'findAllOf'> },
): Promise<ExportPart> {
  const data = (await notes.findAllOf(userId)).map(({ text, created_at, updated_at }) => ({
    ...{ text, created_at, updated_at },
  }));
  return { documents: [{ name: 'sample', data }], files: [] };
}
