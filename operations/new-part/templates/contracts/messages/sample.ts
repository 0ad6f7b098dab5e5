import { z } from 'zod';
import { defineMessage } from './message';

/** svc-sample has stored or changed a note. */
export const noteStored = defineMessage({
  type: 'sample.note.stored.v1',
  exchange: 'events',
  schema: z.object({ note_id: z.uuid(), user_id: z.uuid().describe('Account that the note is of') }),
});
