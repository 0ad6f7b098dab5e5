import { accountErased } from '@sabi/contracts/messages/account';
import { noteStored } from '@sabi/contracts/messages/sample';
import { sampleErasureQueue, sampleNoteQueue } from '@sabi/contracts/messages/sample-queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { countNotes } from '../../domain/notes/count-notes';

/** Stored notes and erased accounts. */
export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  const { logger } = dependencies;
  return [
    {
      queue: sampleNoteQueue,
      concurrency: 5,
      handlers: [on(noteStored, (body) => countNotes(body, dependencies))],
      onDead: async ({ body }, code) => {
        const stored = noteStored.schema.safeParse(body).data;
        logger.error({ note_id: stored?.note_id, code }, 'note.count.dead');
      },
    },
    {
      queue: sampleErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: async ({ body }, code) => {
        const erased = accountErased.schema.safeParse(body).data;
        logger.error({ user_id: erased?.user_id, code }, 'account.erasure.dead');
      },
    },
  ];
}
