import { createAuditCollections } from '@sabi/audit/audit-collections';
import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import { createAttemptIndexes } from '@sabi/service-kit/attempt-limiter';
import { createCaseIndexes } from '@sabi/service-kit/cases/mongo-case-owners';
import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import { createMailIndexes } from '@sabi/service-kit/mail/mongo-mail-store';
import type { Migration } from '@sabi/service-kit/migrations';
import { createAccountBanIndexes } from './account-bans';
import { createAccountDataIndexes } from './account-data';
import { createApprovalLogIndexes } from './approval-log';
import { createCvCorrectionIndexes } from './cv-corrections';
import { createCvImportIndexes } from './cv-import-repository';
import { createDeletedEntryIndexes } from './entry-repository';
import { openInquiryQueue } from './inquiry-repository';
import { sections } from './list-entry.model';
import { approvalMailCollection, cvMailCollection } from './mail-collections';
import { markDecidedCvs } from './mark-decided-cvs';
import { createNotificationChoiceIndexes } from './notification-choices';
import { publishExistingAccountKinds } from './publish-existing-account-kinds';
import { createRemovedCvIndexes } from './removed-cvs';
import { createShareLinkIndexes } from './share-links';
import { createVisibilityChoiceIndexes } from './visibility-choices';

export const migrations: readonly Migration[] = [
  {
    name: '0001-indexes',
    up: async (db) => {
      await db.collection('profiles').createIndex({ user_id: 1 }, { unique: true });
      for (const section of sections) await db.collection(section).createIndex({ user_id: 1, position: 1 });
      const cvs = db.collection('resumes');
      await cvs.createIndex({ file_key: 1 }, { unique: true });
      await cvs.createIndex({ user_id: 1, uploaded_at: -1 });
      await cvs.createIndex({ state: 1, changed_at: 1 });
      await db.collection('uploads').createIndex({ touched_at: 1 });
      await createMessagingIndexes(db);
    },
  },
  {
    name: '0002-inquiries',
    up: async (db) => {
      const inquiries = db.collection('contact_inquiries');
      await inquiries.createIndex(
        { submission_key: 1 },
        { unique: true, partialFilterExpression: { submission_key: { $type: 'string' } } },
      );
      await inquiries.createIndex({ user_id: 1, created_at: -1 });
      await inquiries.createIndex({ email: 1, created_at: -1 });
      await createAttemptIndexes(db);
    },
  },
  {
    name: '0003-recruiter-reviews',
    up: async (db) => {
      const approvals = db.collection('recruiter_reviews');
      await approvals.createIndex({ user_id: 1 }, { unique: true });
      await approvals.createIndex({ state: 1, submitted_at: 1, user_id: 1 });
      await approvals.createIndex({ submitted_at: 1, user_id: 1 });
      await createApprovalLogIndexes(db);
      await createMailIndexes(db, approvalMailCollection);
    },
  },
  {
    name: '0004-erasures',
    up: async (db) => {
      await createErasedAccountIndexes(db);
      await createAccountDataIndexes(db);
    },
  },
  {
    name: '0005-notifications',
    up: async (db) => {
      await createNotificationChoiceIndexes(db);
      await createMailIndexes(db, cvMailCollection);
      await db.collection('resume_mails').createIndex({ user_id: 1 });
    },
  },
  { name: '0006-deleted-entries', up: createDeletedEntryIndexes },
  {
    name: '0007-visibility',
    up: createVisibilityChoiceIndexes,
  },
  { name: '0008-cv-proposals', up: createCvImportIndexes },
  { name: '0009-removed-resumes', up: createRemovedCvIndexes },
  { name: '0010-share-links', up: createShareLinkIndexes },
  { name: '0011-deleted-tests', up: createDeletedEntryIndexes },
  { name: '0012-account-bans', up: createAccountBanIndexes },
  { name: '0013-existing-account-kinds', up: publishExistingAccountKinds },
  { name: '0014-reviewed-resumes', up: markDecidedCvs },
  { name: '0015-audit-chain', up: (db) => createAuditCollections(db, 'svc-profile') },
  { name: '0016-inquiry-queue', up: openInquiryQueue },
  { name: '0017-staff-cases', up: createCaseIndexes },
  { name: '0018-cv-corrections', up: createCvCorrectionIndexes },
];
