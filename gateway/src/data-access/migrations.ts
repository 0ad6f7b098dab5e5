import type { Migration } from '@sabi/service-kit/migrations';

export const migrations: readonly Migration[] = [
  {
    name: '0001-remotes',
    up: async (db) => {
      await db.collection('remote_releases').createIndex({ name: 1, published_at: -1 });
      await db.collection('request_limits').createIndex({ expire: -1 }, { expireAfterSeconds: 0 });
      await db.collection('request_limits').createIndex({ key: 1 }, { unique: true });
    },
  },
];
