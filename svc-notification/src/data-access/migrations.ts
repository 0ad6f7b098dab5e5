import { createAuditCollections } from '@sabi/audit/audit-collections';
import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import { createCaseIndexes } from '@sabi/service-kit/cases/mongo-case-owners';
import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import type { Migration } from '@sabi/service-kit/migrations';
import { createAttemptIndexes } from '@sabi/service-kit/attempt-limiter';
import { createApplicationIndexes } from './applications';
import { createDelayedIndexes } from './delayed-notifications';
import { createMessageReportIndexes } from './message-report-repository';
import { createNotificationMailIndexes } from './notification-mails';
import { createNotificationIndexes } from './notification-repository';
import { createThreadIndexes } from './thread-repository';

export const migrations: readonly Migration[] = [
  {
    name: '0001-notifications',
    up: async (db) => {
      await createNotificationIndexes(db);
      await createDelayedIndexes(db);
      await createMessagingIndexes(db);
      await createErasedAccountIndexes(db);
    },
  },
  {
    name: '0002-threads',
    up: async (db) => {
      await createApplicationIndexes(db);
      await createThreadIndexes(db);
      await createAttemptIndexes(db);
    },
  },
  {
    name: '0003-message-reports',
    up: async (db) => {
      await createMessageReportIndexes(db);
      await createCaseIndexes(db);
      await createAuditCollections(db, 'svc-notification');
    },
  },
  { name: '0004-mails', up: createNotificationMailIndexes },
];
