import { createAuditCollections } from '@sabi/audit/audit-collections';
import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import { createAttemptIndexes } from '@sabi/service-kit/attempt-limiter';
import { createCaseIndexes } from '@sabi/service-kit/cases/mongo-case-owners';
import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import type { Migration } from '@sabi/service-kit/migrations';
import { createApplicationCountIndex, createApplicationIndexes } from './application-repository';
import { createAutomationIndexes } from './automation-repository';
import { createBoardIndexes } from './board-reads';
import { createOperationIndexes } from './operation-repository';
import { createTemplateIndexes } from './template-repository';
import { createAuditIndexes } from './audit-log';
import { createClaimIndexes } from './claim-repository';
import { createCompanyIndexes, createDemoIndex } from './company-repository';
import { createCvFileIndex } from './cv-file-rows';
import { createInvitationIndexes } from './invitation-repository';
import { createJobChangeIndexes } from './job-changes';
import { createJobIndexes, createPublishedIndex } from './job-repository';
import { createJobSearchIndexes, createRemovedExternalIndexes } from './job-search';
import { createMemberIndexes } from './member-repository';
import { createFeedIndexes } from './open-jobs';
import { createReplyRecordIndexes } from './reply-records';
import { createReportIndexes, createReportTextIndex } from './report-repository';
import { createViewIndexes } from './view-receipts';

export const migrations: readonly Migration[] = [
  {
    name: '0001-companies-and-jobs',
    up: async (db) => {
      await createCompanyIndexes(db);
      await createMemberIndexes(db);
      await createInvitationIndexes(db);
      await createJobIndexes(db);
      await createJobChangeIndexes(db);
      await createReportIndexes(db);
      await createAuditIndexes(db);
      await createMessagingIndexes(db);
      await createErasedAccountIndexes(db);
      await createAttemptIndexes(db);
    },
  },
  { name: '0002-published-jobs', up: createPublishedIndex },
  { name: '0003-audit-chain', up: (db) => createAuditCollections(db, 'svc-hiring') },
  {
    name: '0004-feeds',
    up: async (db) => {
      await createFeedIndexes(db);
      await createDemoIndex(db);
    },
  },
  { name: '0005-staff-cases', up: createCaseIndexes },
  { name: '0006-report-texts', up: createReportTextIndex },
  { name: '0007-claims', up: createClaimIndexes },
  {
    name: '0008-applications',
    up: async (db) => {
      await createApplicationIndexes(db);
      await createReplyRecordIndexes(db);
    },
  },
  { name: '0009-application-counts', up: createApplicationCountIndex },
  { name: '0010-job-search', up: createJobSearchIndexes },
  { name: '0011-views', up: createViewIndexes },
  { name: '0012-cv-files', up: createCvFileIndex },
  {
    name: '0013-application-board',
    up: async (db) => {
      await createBoardIndexes(db);
      await createOperationIndexes(db);
      await createTemplateIndexes(db);
    },
  },
  { name: '0014-automations', up: createAutomationIndexes },
  { name: '0015-removed-external-applications', up: createRemovedExternalIndexes },
];
