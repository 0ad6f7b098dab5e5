import { createAuditCollections } from '@sabi/audit/audit-collections';
import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import { createAttemptIndexes } from '@sabi/service-kit/attempt-limiter';
import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import type { Migration } from '@sabi/service-kit/migrations';
import { createConversationIndexes } from './conversation-cleanup';
import { sealStoredContent } from './seal-stored-content';
import type { ContentSeal } from './content-seal';

const day = 24 * 60 * 60;

export const createMigrations = (seal: ContentSeal): readonly Migration[] => [
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
  {
    name: '0002-kept-analyses-and-usage',
    up: async (db) => {
      await createAttemptIndexes(db);
      const kept = db.collection('kept_analyses');
      await kept.createIndex({ token_hash: 1 }, { unique: true });
      await kept.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0 });
    },
  },
  {
    name: '0003-erasures',
    up: async (db) => {
      await createErasedAccountIndexes(db);
      await db.collection('kept_analyses').createIndex({ user_id: 1 });
    },
  },
  {
    name: '0004-consultation-answers',
    up: async (db) => {
      const answers = db.collection('consultation_answers');
      await answers.createIndex({ answer_id: 1 }, { unique: true });
      await answers.createIndex({ user_id: 1 });
      await answers.createIndex({ expires_at: 1 }, { expireAfterSeconds: 0 });
    },
  },
  { name: '0005-conversations', up: createConversationIndexes },
  {
    name: '0005-cv-reports',
    up: async (db) => {
      const reports = db.collection('cv_reports');
      await reports.createIndex({ user_id: 1 }, { unique: true });
      await reports.createIndex({ created_at: 1 }, { expireAfterSeconds: 90 * day });
    },
  },
  { name: '0006-sealed-content', up: (db) => sealStoredContent(db, seal) },
  { name: '0007-audit-chain', up: (db) => createAuditCollections(db, 'svc-ai') },
  {
    name: '0008-earlier-cv-reports',
    up: async (db) => {
      const earlier = db.collection('earlier_cv_reports');
      await earlier.createIndex({ user_id: 1, created_at: -1 }, { unique: true });
      await earlier.createIndex({ created_at: 1 }, { expireAfterSeconds: 90 * day });
    },
  },
];
