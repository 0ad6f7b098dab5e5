import { localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { RecruiterMailKind, ApprovalMail } from './approval-mail';
import { approvalMailWordings } from './approval-mail-wording';

/** The account's page, with sign-in where there is no session. */
const accountPage = '/auth';
/** Start page of an approved recruiter. */
const workspacePage = '/hire';

/** The mail to a recruiter about a step, in their language. */
export function renderApprovalMail(
  { kind, ...mail }: ApprovalMail & { kind: RecruiterMailKind },
  { firstName, siteUrl }: { firstName: string | null; siteUrl: string },
): Mail {
  const { language } = mail;
  const { greeting, moment } = phrases[language];
  const words = approvalMailWordings[language];
  const { subject, message, next, end, button = words.button } = words.kinds[kind];
  const happened = message(mail.expected_by ? moment(mail.expected_by) : '');
  const closing = mail.may_answer ? next : (end ?? next);
  const texts = [
    greeting(safeName(firstName)),
    happened,
    ...toLines(mail.words),
    ...(closing ? [closing] : []),
  ];
  const parts: MailPart[] = texts.map((text) => ({ kind: 'text', text }));
  const page = kind === 'approved' ? workspacePage : accountPage;
  const link = { url: `${siteUrl}${localizedPath(language, page)}`, label: button };
  const content = renderMail({
    language,
    subject,
    preview: happened,
    parts: [...parts, { kind: 'link', ...link }],
    footer: words.footer,
  });
  return { id: mail.id, to: mail.email, language, ...content };
}

/** One paragraph for each line of the team's text. */
const toLines = (words: string | null): string[] => words?.split(/\s*\n\s*/).filter(Boolean) ?? [];
