import { accountErased, banChanged } from '@sabi/contracts/messages/account';
import { cvParseFailed, cvParseProgressed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import {
  inquiryReceiptRequested,
  inquiryReceived,
  resumeMailRequested,
  reviewMailRequested,
} from '@sabi/contracts/messages/mail';
import {
  banQueue,
  cvProgressQueue,
  cvResultsQueue,
  inquiryMailQueue,
  inquiryReceiptQueue,
  resumeMailQueue,
  reviewMailQueue,
  profileErasureQueue,
} from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { failResume } from '../../domain/cv-parsing/fail-parse';
import { giveUpResult } from '../../domain/cv-parsing/handle-dead-result';
import { noteBan } from '../../domain/bans/apply-ban';
import { proposeParsedCv } from '../../domain/cv-import/import-parsed-cv';
import { recordProgress } from '../../domain/cv-parsing/record-progress';
import { sendResumeMail } from '../../domain/cv-mail/send-cv-mail';
import { sendReviewMail } from '../../domain/recruiter-approval/send-approval-mail';
import { sendInquiryMail } from '../../domain/inquiries/send-inquiry-mail';
import { sendInquiryReceipt } from '../../domain/inquiries/send-inquiry-receipt';

/** What svc-profile hears of svc-ai's work and of accounts, and the mails it has asked itself for. */
export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    {
      queue: cvProgressQueue,
      concurrency: 10,
      handlers: [on(cvParseProgressed, async (body) => recordProgress(body, dependencies))],
    },
    {
      queue: cvResultsQueue,
      concurrency: 5,
      handlers: [
        on(cvParseSucceeded, (body) => proposeParsedCv(body, dependencies)),
        on(cvParseFailed, async (body) => failResume(body, dependencies)),
      ],
      onDead: (message) => giveUpResult(message, dependencies),
    },
    {
      queue: inquiryMailQueue,
      concurrency: 5,
      handlers: [
        on(inquiryReceived, ({ inquiry_id: inquiryId }) => sendInquiryMail({ inquiryId }, dependencies)),
      ],
      onDead: async ({ body }, code) => {
        const inquiry = inquiryReceived.schema.safeParse(body).data;
        dependencies.logger.error({ inquiry_id: inquiry?.inquiry_id, code }, 'inquiry.mail.given.up');
      },
    },
    {
      queue: inquiryReceiptQueue,
      concurrency: 5,
      handlers: [
        on(inquiryReceiptRequested, ({ inquiry_id: inquiryId, mail_id: mailId }) =>
          sendInquiryReceipt({ inquiryId, mailId }, dependencies),
        ),
      ],
      onDead: async ({ body }, code) => {
        const receipt = inquiryReceiptRequested.schema.safeParse(body).data;
        dependencies.logger.error({ inquiry_id: receipt?.inquiry_id, code }, 'inquiry.receipt.given.up');
      },
    },
    {
      queue: reviewMailQueue,
      concurrency: 5,
      handlers: [on(reviewMailRequested, ({ mail_id: mailId }) => sendReviewMail({ mailId }, dependencies))],
      onDead: async ({ body }, code) => {
        const mail = reviewMailRequested.schema.safeParse(body).data;
        dependencies.logger.error({ mail_id: mail?.mail_id, code }, 'review.mail.given.up');
      },
    },
    {
      queue: resumeMailQueue,
      concurrency: 5,
      handlers: [on(resumeMailRequested, ({ mail_id: mailId }) => sendResumeMail({ mailId }, dependencies))],
      onDead: async ({ body }, code) => {
        const mail = resumeMailRequested.schema.safeParse(body).data;
        dependencies.logger.error({ mail_id: mail?.mail_id, code }, 'resume.mail.given.up');
      },
    },
    {
      queue: banQueue,
      concurrency: 5,
      handlers: [
        on(banChanged, (body, { message }) =>
          noteBan({ ...body, changedAt: message.occurredAt }, dependencies),
        ),
      ],
      onDead: async ({ body }, code) => {
        const changed = banChanged.schema.safeParse(body).data;
        dependencies.logger.error({ user_id: changed?.user_id, code }, 'account.ban.given.up');
      },
    },
    {
      queue: profileErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: async ({ body }, code) => {
        const erased = accountErased.schema.safeParse(body).data;
        dependencies.logger.error({ user_id: erased?.user_id, code }, 'account.erasure.given.up');
      },
    },
  ];
}
