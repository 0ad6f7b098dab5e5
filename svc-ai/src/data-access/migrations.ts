import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import type { Migration } from '@sabi/service-kit/migrations';

const day = 24 * 60 * 60;

export const migrations: readonly Migration[] = [
  {
    name: '0001-cv-parses',
    up: async (db) => {
      await createMessagingIndexes(db);
      const parses = db.collection('cv_parses');
      await parses.createIndex({ user_id: 1, resume_id: 1 }, { unique: true });
      await parses.createIndex({ updated_at: 1 }, { expireAfterSeconds: 90 * day });
      const results = db.collection('parsed_cvs');
      await results.createIndex({ file_hash: 1, parser_version: 1 }, { unique: true });
      await results.createIndex({ created_at: 1 }, { expireAfterSeconds: 30 * day });
    },
  },
];
