import { z } from 'zod';
import { languages } from '../language';
import { defineMessage } from './message';

const language = z.enum(languages);

/** svc-identity asks its own mail worker for a mail with a link or a code. Tokens stay in the database. */
export const verificationMailRequested = defineMessage({
  type: 'mail.verification.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    user_id: z.uuid(),
    mail_id: z.uuid().describe('The prepared mail in svc-identity; becomes its Message-ID'),
    language,
  }),
});

/** svc-profile asks its own worker to notify the staff of an inquiry, whose text stays in the database. */
export const inquiryReceived = defineMessage({
  type: 'mail.inquiry.received.v1',
  exchange: 'jobs',
  schema: z.object({ inquiry_id: z.uuid().describe('Becomes the Message-ID of the mail') }),
});

/** svc-profile asks its own worker to confirm an inquiry to its sender. */
export const inquiryReceiptRequested = defineMessage({
  type: 'mail.inquiry-receipt.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    inquiry_id: z.uuid(),
    mail_id: z.uuid().describe('Becomes the Message-ID of the mail'),
  }),
});

/** svc-profile asks its own worker to mail the staff's answer to the sender of an inquiry. */
export const inquiryAnswered = defineMessage({
  type: 'mail.inquiry.answered.v1',
  exchange: 'jobs',
  schema: z.object({
    inquiry_id: z.uuid(),
    mail_id: z.uuid().describe('Becomes the Message-ID of the mail'),
  }),
});

/** svc-profile asks its own worker to mail a recruiter or the staff about a recruiter approval. */
export const approvalMailRequested = defineMessage({
  type: 'mail.review.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    mail_id: z.uuid().describe('The prepared mail in svc-profile; becomes its Message-ID'),
  }),
});

/** svc-profile asks its own worker to mail an account's owner the outcome of a CV. */
export const cvMailRequested = defineMessage({
  type: 'mail.resume.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    mail_id: z.uuid().describe('The prepared mail in svc-profile; becomes its Message-ID'),
  }),
});

/** svc-billing asks its own worker to mail a buyer about a receipt, or about a plan that is about to end. */
export const billingMailRequested = defineMessage({
  type: 'mail.billing.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    mail_id: z.uuid().describe('The prepared mail in svc-billing; becomes its Message-ID'),
  }),
});

/** svc-identity asks its own mail worker to notify an account's owner of a change. Addresses stay in the database. */
export const noticeMailRequested = defineMessage({
  type: 'mail.notice.requested.v1',
  exchange: 'jobs',
  schema: z.object({
    user_id: z.uuid(),
    notice_id: z.uuid().describe('The notice in svc-identity; becomes its Message-ID'),
    language,
  }),
});
