import {
  inquiryAnswered,
  inquiryReceiptRequested,
  inquiryReceived,
  cvMailRequested,
  approvalMailRequested,
} from '@sabi/contracts/messages/mail';
import {
  inquiryAnswerQueue,
  inquiryMailQueue,
  inquiryReceiptQueue,
  cvMailQueue,
  approvalMailQueue,
} from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { sendCvMail } from '../../domain/cv-mail/send-cv-mail';
import { sendInquiryAnswer } from '../../domain/inquiries/send-inquiry-answer';
import { sendInquiryMail } from '../../domain/inquiries/send-inquiry-mail';
import { sendInquiryReceipt } from '../../domain/inquiries/send-inquiry-receipt';
import { sendApprovalMail } from '../../domain/recruiter-approval/send-approval-mail';
import { logDeadMessage } from './log-dead-message';

/** Mails that this service requests from itself. */
export function createMailSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    {
      queue: inquiryMailQueue,
      concurrency: 5,
      handlers: [
        on(inquiryReceived, ({ inquiry_id: inquiryId }) => sendInquiryMail({ inquiryId }, dependencies)),
      ],
      onDead: logDeadMessage(
        { definition: inquiryReceived, field: 'inquiry_id', event: 'inquiry.mail.dead-lettered' },
        dependencies,
      ),
    },
    {
      queue: inquiryReceiptQueue,
      concurrency: 5,
      handlers: [
        on(inquiryReceiptRequested, ({ inquiry_id: inquiryId, mail_id: mailId }) =>
          sendInquiryReceipt({ inquiryId, mailId }, dependencies),
        ),
      ],
      onDead: logDeadMessage(
        { definition: inquiryReceiptRequested, field: 'inquiry_id', event: 'inquiry.receipt.dead-lettered' },
        dependencies,
      ),
    },
    {
      queue: inquiryAnswerQueue,
      concurrency: 5,
      handlers: [
        on(inquiryAnswered, ({ inquiry_id: inquiryId, mail_id: mailId }) =>
          sendInquiryAnswer({ inquiryId, mailId }, dependencies),
        ),
      ],
      onDead: logDeadMessage(
        { definition: inquiryAnswered, field: 'inquiry_id', event: 'inquiry.answer.dead-lettered' },
        dependencies,
      ),
    },
    {
      queue: approvalMailQueue,
      concurrency: 5,
      handlers: [
        on(approvalMailRequested, ({ mail_id: mailId }) => sendApprovalMail({ mailId }, dependencies)),
      ],
      onDead: logDeadMessage(
        {
          definition: approvalMailRequested,
          field: 'mail_id',
          event: 'recruiter-approval.mail.dead-lettered',
        },
        dependencies,
      ),
    },
    {
      queue: cvMailQueue,
      concurrency: 5,
      handlers: [on(cvMailRequested, ({ mail_id: mailId }) => sendCvMail({ mailId }, dependencies))],
      onDead: logDeadMessage(
        { definition: cvMailRequested, field: 'mail_id', event: 'cv.mail.dead-lettered' },
        dependencies,
      ),
    },
  ];
}
