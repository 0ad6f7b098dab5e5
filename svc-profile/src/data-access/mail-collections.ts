import type { MailCollection } from '@sabi/service-kit/mail/mongo-mail-store';

/** Longer than a mail is retried. */
const retentionSeconds = 30 * 24 * 3600;

export const approvalMailCollection: MailCollection = {
  name: 'recruiter_review_mails',
  idField: '_id',
  retentionSeconds,
};
export const cvMailCollection: MailCollection = { name: 'resume_mails', idField: '_id', retentionSeconds };
