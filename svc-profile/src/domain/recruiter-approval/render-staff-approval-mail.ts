import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { languageNames, renderStaffMail, toLine } from '@sabi/service-kit/mail/staff-mail';
import type { ApprovalMail, StaffMailKind } from './approval-mail';
import { staffApprovalHeadlines } from './approval-mail-wording';

/** The mail to the staff about a pending approval. Replies go to the recruiter. */
export function renderStaffApprovalMail(
  { kind, ...mail }: ApprovalMail & { kind: StaffMailKind },
  { profile, staffAddress }: { profile: Profile | null; staffAddress: string },
): Mail {
  const name = toLine(`${profile?.first_name ?? ''} ${profile?.last_name ?? ''}`) || 'no name yet';
  const company = toLine(profile?.current_organization ?? '') || 'no organization yet';
  return renderStaffMail({
    id: mail.id,
    to: staffAddress,
    ...(mail.email && { replyTo: { name, address: mail.email } }),
    subject: `${staffApprovalHeadlines[kind]}: ${company}, ${name}`,
    facts: [
      ['Name', name],
      ['Company', company],
      ['Title', profile?.title ?? null],
      ['Company email', profile?.company_email ?? null],
      ['Account email', mail.email],
      ['Phone', profile?.phone_number ?? null],
      ['Writes in', languageNames[mail.language]],
      ['Account', mail.user_id],
      ['Decide by', mail.expected_by && phrases.en.moment(mail.expected_by)],
    ],
    message: mail.words ?? profile?.message ?? '',
  });
}
