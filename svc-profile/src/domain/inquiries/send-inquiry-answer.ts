import type { Effect } from '@sabi/event-bus/bus';
import type { Logger } from '@sabi/service-kit/logger';
import { type Mailer, MailRefused } from '@sabi/service-kit/mail/mailer';
import type { InquiryRepository } from './inquiry-repository';
import { renderInquiryAnswer } from './render-inquiry-answer';

/**
 * Mails the staff's answer to the sender of an inquiry, once. Not retried when the address refuses mail: the staff sees it.
 * @throws {MailNotSent} to be retried
 */
export async function sendInquiryAnswer(
  { inquiryId, mailId }: { inquiryId: string; mailId: string },
  {
    inquiries,
    mailer,
    staffAddress,
    logger,
  }: {
    inquiries: Pick<InquiryRepository, 'findById' | 'markAnswerMailed' | 'markAnswerRefused'>;
    mailer: Mailer;
    staffAddress: string;
    logger: Logger;
  },
): Promise<Effect | undefined> {
  const inquiry = await inquiries.findById(inquiryId);
  if (!inquiry || inquiry.answer_mailed_at || inquiry.answer_refused_at) return undefined;
  try {
    await mailer.send(renderInquiryAnswer(inquiry, { mailId, staffAddress }));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    logger.warn({ inquiry_id: inquiryId }, 'inquiry.answer.refused');
    return (transaction) => inquiries.markAnswerRefused(inquiryId, transaction);
  }
  return (transaction) => inquiries.markAnswerMailed(inquiryId, transaction);
}
