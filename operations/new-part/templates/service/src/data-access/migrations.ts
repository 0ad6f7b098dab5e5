import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import type { Migration } from '@sabi/service-kit/migrations';
import { createNoteIndexes } from './note-repository';

export const migrations: readonly Migration[] = [
  {
    name: '0001-notes',
    up: async (db) => {
      await createNoteIndexes(db);
      await createMessagingIndexes(db);
      await createErasedAccountIndexes(db);
    },
  },
];
