import type { Effect } from '@sabi/event-bus/bus';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import { renderOwnerMail } from './render-recruiter-mail';
import type { ReviewMail } from './approval-mail';
import { renderStaffReviewMail } from './render-staff-mail';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { MailStore } from '../mails/mail-store';

interface SendDependencies {
  readonly reviewMails: MailStore<ReviewMail>;
  readonly profiles: ProfileRepository;
  readonly mailer: Mailer;
  readonly staffAddress: string;
  readonly siteUrl: string;
}

/**
 * Sends a mail about an approval, once.
 * @throws {MailRefused} {MailNotSent} both are retried
 */
export async function sendReviewMail(
  { mailId }: { mailId: string },
  dependencies: SendDependencies,
): Promise<Effect | undefined> {
  const { reviewMails, mailer } = dependencies;
  const mail = await reviewMails.findUnsent(mailId);
  if (!mail) return undefined;
  await mailer.send(await render(mail, dependencies));
  return (transaction) => reviewMails.markMailed(mailId, transaction);
}

async function render(mail: ReviewMail, dependencies: SendDependencies): Promise<Mail> {
  const { staffAddress, siteUrl } = dependencies;
  const profile = await dependencies.profiles.findByUser(mail.user_id);
  const { kind } = mail;
  return kind === 'staff_received' || kind === 'staff_answered'
    ? renderStaffReviewMail({ ...mail, kind }, { profile, staffAddress })
    : renderOwnerMail({ ...mail, kind }, { firstName: profile?.first_name ?? null, siteUrl });
}
