import type { Effect } from '@sabi/event-bus/bus';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { InquiryRepository } from '../../data-access/inquiry-repository';
import { renderInquiryMail } from './render-inquiry-mail';

/**
 * Tells the staff of an inquiry. Asked again, it sends the very same mail, unless a mail server has taken it before.
 * @throws {MailRefused} {MailNotSent} either is worth another try: the staff's own mailbox gets mended
 */
export async function sendInquiryMail(
  { inquiryId }: { inquiryId: string },
  dependencies: { inquiries: InquiryRepository; mailer: Mailer; staffAddress: string },
): Promise<Effect | undefined> {
  const { inquiries, mailer, staffAddress } = dependencies;
  const inquiry = await inquiries.findById(inquiryId);
  if (!inquiry || inquiry.mailed_at) return undefined;
  await mailer.send(renderInquiryMail(inquiry, staffAddress));
  return (transaction) => inquiries.markMailed(inquiryId, transaction);
}
