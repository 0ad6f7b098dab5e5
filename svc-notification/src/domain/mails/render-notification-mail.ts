import type { ApplicationTitle } from '@sabi/contracts/http/hiring/application-titles';
import type { MailRecipient } from '@sabi/contracts/http/profile/mail-recipients';
import { applicationsPath, jobSearchPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { MailedNotification } from './notification-mail';
import { notificationMailWordings } from './notification-mail-wording';

interface MailFacts {
  /** Message-ID. */
  readonly id: string;
  readonly recipient: MailRecipient;
  readonly title: ApplicationTitle;
  readonly siteUrl: string;
}

/** Names job and company, and no text that a person has written. */
export function renderNotificationMail(
  notification: MailedNotification,
  { id, recipient, title, siteUrl }: MailFacts,
): Mail {
  const { email: to, language, first_name: firstName, unsubscribe } = recipient;
  const { kinds, topics, job: unnamedJob, company: unnamedCompany } = notificationMailWordings[language];
  const job = safeName(title.job_title) ?? unnamedJob;
  const company = safeName(title.company_name) ?? unnamedCompany;
  const { subject, text, button } = kinds[notification.kind]({ job, company, count: notification.count });
  const { footer, stop } = topics[notification.topic];
  const url = `${siteUrl}${localizedPath(language, findPath(notification, title))}`;
  const parts: MailPart[] = [
    { kind: 'text', text: phrases[language].greeting(safeName(firstName)) },
    { kind: 'text', text },
    { kind: 'link', url, label: button },
  ];
  const content = renderMail({
    language,
    subject,
    preview: text,
    parts,
    footer,
    unsubscribeLink: { url: unsubscribe.page, label: stop },
  });
  return { id, to, language, oneClickUnsubscribeUrl: unsubscribe.one_click, ...content };
}

/** The page where the reader goes on: of an application that has ended without a decision, other jobs. */
function findPath({ kind, topic, subject, count }: MailedNotification, title: ApplicationTitle): string {
  if (topic === 'messages') return `/inbox?thread=${subject.id}`;
  if (kind === 'application_unanswered' || kind === 'application_closed') return jobSearchPath;
  if (topic === 'applications') return `${applicationsPath}&card=${subject.id}`;
  const applications = `/hire/companies/${title.company_slug}/jobs/${title.job_id}/applications`;
  return count === 1 ? `${applications}/${subject.id}` : applications;
}
