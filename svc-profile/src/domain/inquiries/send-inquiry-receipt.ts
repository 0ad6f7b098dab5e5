import type { Effect } from '@sabi/event-bus/bus';
import type { Logger } from '@sabi/service-kit/logger';
import { type Mailer, MailRefused } from '@sabi/service-kit/mail/mailer';
import type { InquiryRepository } from './inquiry-repository';
import { renderInquiryReceipt } from './render-inquiry-receipt';

/**
 * Sends the receipt, once. Not retried when the address refuses mail.
 * @throws {MailNotSent} to be retried
 */
export async function sendInquiryReceipt(
  { inquiryId, mailId }: { inquiryId: string; mailId: string },
  {
    inquiries,
    mailer,
    siteUrl,
    logger,
  }: { inquiries: InquiryRepository; mailer: Mailer; siteUrl: string; logger: Logger },
): Promise<Effect | undefined> {
  const inquiry = await inquiries.findById(inquiryId);
  if (!inquiry || inquiry.receipt_mailed_at) return undefined;
  try {
    await mailer.send(renderInquiryReceipt(inquiry, { mailId, siteUrl }));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    logger.info({ inquiry_id: inquiryId }, 'inquiry.receipt.refused');
    return undefined;
  }
  return (transaction) => inquiries.markReceiptMailed(inquiryId, transaction);
}
