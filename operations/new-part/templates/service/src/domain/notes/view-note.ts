import type { Note } from '@sabi/contracts/http/sample/notes';
import type { StoredNote } from './note-repository';

export const viewNote = ({ id, text, created_at, updated_at }: StoredNote): Note => ({
  note_id: id,
  text,
  created_at: created_at.toISOString(),
  updated_at: updated_at.toISOString(),
});
