import { createAuditCollections } from '@sabi/audit/audit-collections';
import type { Migration } from '@sabi/service-kit/migrations';

const reportsKeptSeconds = 3600;
const noncesKeptSeconds = 600;
const eventsKeptSeconds = 90 * 24 * 3600;

export const migrations: readonly Migration[] = [
  {
    name: '0001-remotes',
    up: async (db) => {
      await db.collection('remote_releases').createIndex({ name: 1, published_at: -1 });
      await db.collection('request_limits').createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
      await db.collection('request_limits').createIndex({ key: 1 }, { unique: true });
    },
  },
  {
    name: '0002-canaries',
    up: async (db) => {
      const releases = db.collection('remote_releases');
      await releases.updateMany(
        { last_used_at: { $exists: false } },
        { $set: { last_used_at: new Date(), removed_at: null, command: '', signature: '' } },
      );
      await db
        .collection('remotes')
        .updateMany(
          { pinned: { $exists: false } },
          { $set: { canary: null, pinned: false, last_rollback: null } },
        );
      await releases.createIndex({ last_used_at: 1 });
      const reports = db.collection('remote_reports');
      await reports.createIndex({ remote: 1, at: 1 });
      await reports.createIndex({ at: 1 }, { expireAfterSeconds: reportsKeptSeconds });
      await db
        .collection('publish_nonces')
        .createIndex({ used_at: 1 }, { expireAfterSeconds: noncesKeptSeconds });
    },
  },
  {
    name: '0003-remote-events',
    up: async (db) => {
      const events = db.collection('remote_events');
      await events.createIndex({ remote: 1, at: -1 });
      await events.createIndex({ 'by.id': 1 });
      await events.createIndex({ at: 1 }, { expireAfterSeconds: eventsKeptSeconds });
    },
  },
  { name: '0004-audit-chain', up: (db) => createAuditCollections(db, 'gateway') },
];
