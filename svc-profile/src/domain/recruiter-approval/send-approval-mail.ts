import type { Effect } from '@sabi/event-bus/bus';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import type { Mail, Mailer } from '@sabi/service-kit/mail/mailer';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { ApprovalMail } from './approval-mail';
import { renderApprovalMail } from './render-approval-mail';
import { renderStaffApprovalMail } from './render-staff-approval-mail';

interface SendDependencies {
  readonly approvalMails: MailStore<ApprovalMail>;
  readonly profiles: ProfileRepository;
  readonly mailer: Mailer;
  readonly staffAddress: string;
  readonly siteUrl: string;
}

/**
 * Sends a mail about an approval, once.
 * @throws {MailRefused} {MailNotSent} both are retried
 */
export async function sendApprovalMail(
  { mailId }: { mailId: string },
  dependencies: SendDependencies,
): Promise<Effect | undefined> {
  const { approvalMails, mailer } = dependencies;
  const mail = await approvalMails.findUnsent(mailId);
  if (!mail) return undefined;
  await mailer.send(await render(mail, dependencies));
  return (transaction) => approvalMails.markMailed(mailId, transaction);
}

async function render(mail: ApprovalMail, dependencies: SendDependencies): Promise<Mail> {
  const { staffAddress, siteUrl } = dependencies;
  const profile = await dependencies.profiles.findByUser(mail.user_id);
  const { kind } = mail;
  return kind === 'staff_received' || kind === 'staff_answered'
    ? renderStaffApprovalMail({ ...mail, kind }, { profile, staffAddress })
    : renderApprovalMail({ ...mail, kind }, { firstName: profile?.first_name ?? null, siteUrl });
}
