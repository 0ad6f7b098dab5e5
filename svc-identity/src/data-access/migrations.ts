import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import type { Migration } from '@sabi/service-kit/migrations';
import { createAttemptIndexes } from './attempt-limiter';
import { createAuditIndexes } from './audit-log';
import { createMailGapIndexes } from './mail-gap-repository';

const isText = { $type: 'string' };

export const migrations: readonly Migration[] = [
  {
    name: '0001-accounts',
    up: async (db) => {
      const users = db.collection('users');
      await users.createIndex(
        { email: 1, aud: 1 },
        { unique: true, partialFilterExpression: { email: isText } },
      );
      await users.createIndex(
        { 'identities.provider': 1, 'identities.provider_id': 1 },
        { unique: true, partialFilterExpression: { 'identities.provider': isText } },
      );
    },
  },
  {
    name: '0002-sessions',
    up: async (db) => {
      const [sessions, tokens] = [db.collection('sessions'), db.collection('refresh_tokens')];
      await sessions.createIndex({ user_id: 1 });
      await sessions.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
      await tokens.createIndex({ session_id: 1, created_at: -1 });
      await tokens.createIndex({ user_id: 1 });
      await tokens.createIndex({ parent: 1 });
      await tokens.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
    },
  },
  {
    name: '0003-mails',
    up: async (db) => {
      const tokens = db.collection('one_time_tokens');
      await tokens.createIndex({ link_hash: 1 });
      await tokens.createIndex({ user_id: 1, type: 1, created_at: -1 });
      await tokens.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
      await createMailGapIndexes(db);
      await createAttemptIndexes(db);
      await createMessagingIndexes(db);
    },
  },
  {
    name: '0004-flows-and-audit',
    up: async (db) => {
      const flows = db.collection('flow_states');
      await flows.createIndex(
        { auth_code: 1 },
        { unique: true, partialFilterExpression: { auth_code: isText } },
      );
      await flows.createIndex({ purge_at: 1 }, { expireAfterSeconds: 0 });
      await createAuditIndexes(db);
    },
  },
  {
    name: '0005-phones-and-factors',
    up: async (db) => {
      const users = db.collection('users');
      // Accounts made before these fields were there.
      await users.updateMany({ factors: { $exists: false } }, { $set: { factors: [], is_sso_user: false } });
      await users.createIndex(
        { phone: 1, aud: 1 },
        { unique: true, partialFilterExpression: { phone: isText } },
      );
      await users.createIndex({ created_at: -1 });
    },
  },
];
