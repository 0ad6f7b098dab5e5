import { accountErased, banChanged } from './account';
import { usageSettled, usageSettlementRequested, webhookReceived } from './billing';
import { cvParseFailed, cvParseProgressed, cvParseRequested, cvParseSucceeded } from './cv';
import {
  applicationMoved,
  applicationSubmitted,
  claimMailRequested,
  invitationMailRequested,
  jobChanged,
  jobClosed,
  jobFrozen,
  jobPublished,
} from './hiring';
import {
  billingMailRequested,
  inquiryAnswered,
  inquiryReceiptRequested,
  inquiryReceived,
  noticeMailRequested,
  cvMailRequested,
  approvalMailRequested,
  verificationMailRequested,
} from './mail';
import {
  notificationMailRequested,
  notificationRequested,
  threadAnswered,
  threadWritten,
} from './notification';
import { accountKindChosen, recruiterApprovalDecided } from './profile';
import type { QueueDefinition } from './queue';

export type { QueueDefinition };

const second = 1000;
const minute = 60 * second;

export const cvParseQueue: QueueDefinition = {
  name: 'ai.cv-parse',
  messages: [cvParseRequested],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const cvResultsQueue: QueueDefinition = {
  name: 'profile.cv-results',
  messages: [cvParseSucceeded, cvParseFailed],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const cvProgressQueue: QueueDefinition = {
  name: 'profile.cv-progress',
  messages: [cvParseProgressed],
  retryDelaysMs: [second],
};

export const mailQueue: QueueDefinition = {
  name: 'identity.mail',
  messages: [verificationMailRequested, noticeMailRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const inquiryMailQueue: QueueDefinition = {
  name: 'profile.inquiry-mail',
  messages: [inquiryReceived],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const inquiryReceiptQueue: QueueDefinition = {
  name: 'profile.inquiry-receipt',
  messages: [inquiryReceiptRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const inquiryAnswerQueue: QueueDefinition = {
  name: 'profile.inquiry-answer',
  messages: [inquiryAnswered],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const approvalMailQueue: QueueDefinition = {
  name: 'profile.review-mail',
  messages: [approvalMailRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const cvMailQueue: QueueDefinition = {
  name: 'profile.resume-mail',
  messages: [cvMailRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const billingMailQueue: QueueDefinition = {
  name: 'billing.mail',
  messages: [billingMailRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

const erasureDelaysMs = [10 * second, minute, 10 * minute, 60 * minute];

export const profileErasureQueue: QueueDefinition = {
  name: 'profile.account-erasures',
  messages: [accountErased],
  retryDelaysMs: erasureDelaysMs,
};

export const aiErasureQueue: QueueDefinition = {
  name: 'ai.account-erasures',
  messages: [accountErased],
  retryDelaysMs: erasureDelaysMs,
};

export const billingErasureQueue: QueueDefinition = {
  name: 'billing.account-erasures',
  messages: [accountErased],
  retryDelaysMs: erasureDelaysMs,
};

export const banQueue: QueueDefinition = {
  name: 'profile.account-bans',
  messages: [banChanged],
  retryDelaysMs: [second, 10 * second, minute, 10 * minute],
};

export const accountKindQueue: QueueDefinition = {
  name: 'billing.account-kinds',
  messages: [accountKindChosen],
  retryDelaysMs: [second, 10 * second, minute, 10 * minute],
};

export const webhookQueue: QueueDefinition = {
  name: 'billing.webhook',
  messages: [webhookReceived],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const usageSettlementQueue: QueueDefinition = {
  name: 'billing.usage-settlements',
  messages: [usageSettlementRequested],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const hiringUsageQueue: QueueDefinition = {
  name: 'hiring.usage-settlements',
  messages: [usageSettled],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const hiringBoardQueue: QueueDefinition = {
  name: 'hiring.board',
  messages: [jobPublished, jobChanged, jobClosed, jobFrozen],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const invitationMailQueue: QueueDefinition = {
  name: 'hiring.invitation-mail',
  messages: [invitationMailRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const claimMailQueue: QueueDefinition = {
  name: 'hiring.claim-mail',
  messages: [claimMailRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const recruiterApprovalQueue: QueueDefinition = {
  name: 'hiring.recruiter-approvals',
  messages: [recruiterApprovalDecided],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const hiringErasureQueue: QueueDefinition = {
  name: 'hiring.account-erasures',
  messages: [accountErased],
  retryDelaysMs: erasureDelaysMs,
};

export const hiringAnswerQueue: QueueDefinition = {
  name: 'hiring.thread-answers',
  messages: [threadAnswered],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const hiringAutomationQueue: QueueDefinition = {
  name: 'hiring.automations',
  messages: [applicationSubmitted, applicationMoved],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const hiringMessageQueue: QueueDefinition = {
  name: 'hiring.talent-messages',
  messages: [threadWritten],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const notificationRequestQueue: QueueDefinition = {
  name: 'notification.requests',
  messages: [notificationRequested],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const notificationApplicationQueue: QueueDefinition = {
  name: 'notification.applications',
  messages: [applicationSubmitted],
  retryDelaysMs: [5 * second, 30 * second, 2 * minute, 10 * minute],
};

export const notificationMailQueue: QueueDefinition = {
  name: 'notification.mail',
  messages: [notificationMailRequested],
  retryDelaysMs: [10 * second, minute, 10 * minute, 60 * minute],
};

export const notificationErasureQueue: QueueDefinition = {
  name: 'notification.account-erasures',
  messages: [accountErased],
  retryDelaysMs: erasureDelaysMs,
};

export const queues: readonly QueueDefinition[] = [
  cvParseQueue,
  cvResultsQueue,
  cvProgressQueue,
  inquiryMailQueue,
  inquiryReceiptQueue,
  inquiryAnswerQueue,
  approvalMailQueue,
  cvMailQueue,
  mailQueue,
  profileErasureQueue,
  aiErasureQueue,
  billingErasureQueue,
  banQueue,
  accountKindQueue,
  webhookQueue,
  billingMailQueue,
  usageSettlementQueue,
  hiringUsageQueue,
  hiringBoardQueue,
  invitationMailQueue,
  claimMailQueue,
  recruiterApprovalQueue,
  hiringErasureQueue,
  hiringAnswerQueue,
  hiringAutomationQueue,
  hiringMessageQueue,
  notificationRequestQueue,
  notificationApplicationQueue,
  notificationMailQueue,
  notificationErasureQueue,
];
