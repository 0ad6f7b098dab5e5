import type { Effect } from '@sabi/event-bus/bus';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { InquiryRepository } from './inquiry-repository';
import { renderInquiryMail } from './render-inquiry-mail';

/**
 * Mails an inquiry to the staff, once.
 * @throws {MailRefused} {MailNotSent} both are retried, since the staff's own mailbox will be repaired
 */
export async function sendInquiryMail(
  { inquiryId }: { inquiryId: string },
  dependencies: { inquiries: InquiryRepository; mailer: Mailer; staffAddress: string; siteUrl: string },
): Promise<Effect | undefined> {
  const { inquiries, mailer, staffAddress, siteUrl } = dependencies;
  const inquiry = await inquiries.findById(inquiryId);
  if (!inquiry || inquiry.mailed_at) return undefined;
  await mailer.send(renderInquiryMail(inquiry, { staffAddress, siteUrl }));
  return (transaction) => inquiries.markMailed(inquiryId, transaction);
}
