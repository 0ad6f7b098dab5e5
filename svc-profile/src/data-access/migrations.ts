import { createMessagingIndexes } from '@sabi/event-bus/messaging';
import { createAttemptIndexes } from '@sabi/service-kit/attempt-limiter';
import { createErasedAccountIndexes } from '@sabi/service-kit/erased-accounts';
import type { Migration } from '@sabi/service-kit/migrations';
import { createAccountBanIndexes } from './account-bans';
import { createAccountDataIndexes } from './account-data';
import { createDeletedEntryIndexes } from './entry-repository';
import { publishExistingAccountKinds } from './publish-existing-account-kinds';
import { sections } from './list-entry.model';
import { createMailIndexes } from './mail-store';
import { createNotificationChoiceIndexes } from './notification-choices';
import { createProposalIndexes } from './cv-import-repository';
import { createRemovedResumeIndexes } from './removed-cvs';
import { createReviewLogIndexes } from './approval-log';
import { markReviewedResumes } from './mark-reviewed-cvs';
import { createShareLinkIndexes } from './share-links';
import { createVisibilityChoiceIndexes } from './visibility-choices';

export const migrations: readonly Migration[] = [
  {
    name: '0001-indexes',
    up: async (db) => {
      await db.collection('profiles').createIndex({ user_id: 1 }, { unique: true });
      for (const section of sections) await db.collection(section).createIndex({ user_id: 1, position: 1 });
      const resumes = db.collection('resumes');
      await resumes.createIndex({ file_key: 1 }, { unique: true });
      await resumes.createIndex({ user_id: 1, uploaded_at: -1 });
      await resumes.createIndex({ state: 1, changed_at: 1 });
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
      const reviews = db.collection('recruiter_reviews');
      await reviews.createIndex({ user_id: 1 }, { unique: true });
      await reviews.createIndex({ state: 1, submitted_at: 1, user_id: 1 });
      await reviews.createIndex({ submitted_at: 1, user_id: 1 });
      await createReviewLogIndexes(db);
      await createMailIndexes(db, 'reviews');
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
      await createMailIndexes(db, 'resumes');
      await db.collection('resume_mails').createIndex({ user_id: 1 });
    },
  },
  { name: '0006-deleted-entries', up: createDeletedEntryIndexes },
  {
    name: '0007-visibility',
    up: createVisibilityChoiceIndexes,
  },
  { name: '0008-cv-proposals', up: createProposalIndexes },
  { name: '0009-removed-resumes', up: createRemovedResumeIndexes },
  { name: '0010-share-links', up: createShareLinkIndexes },
  { name: '0011-deleted-tests', up: createDeletedEntryIndexes },
  { name: '0012-account-bans', up: createAccountBanIndexes },
  { name: '0013-existing-account-kinds', up: publishExistingAccountKinds },
  { name: '0014-reviewed-resumes', up: markReviewedResumes },
];
