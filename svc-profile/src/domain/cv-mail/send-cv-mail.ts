import type { Effect } from '@sabi/event-bus/bus';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import { isWanted } from '../notifications/preferences';
import { createUnsubscribeLinks } from '../notifications/unsubscribe-links';
import { renderResumeMail } from './render-cv-mail';
import { type ResumeMail, resumeMailTopic } from './cv-mail';
import type { MailStore } from '../mails/mail-store';
import type { NotificationChoices } from '../notifications/notification-choices';
import type { ProfileRepository } from '../profiles/profile-repository';

interface SendDependencies {
  readonly resumeMails: MailStore<ResumeMail>;
  readonly notificationChoices: NotificationChoices;
  readonly profiles: Pick<ProfileRepository, 'findByUser'>;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly unsubscribeSecret: string;
}

/**
 * Sends a mail about a CV once, unless its owner has switched such mails off.
 * @throws {MailRefused} {MailNotSent} both are retried
 */
export async function sendResumeMail(
  { mailId }: { mailId: string },
  dependencies: SendDependencies,
): Promise<Effect | undefined> {
  const { resumeMails, profiles, mailer, siteUrl } = dependencies;
  const mail = await resumeMails.findUnsent(mailId);
  if (!mail) return undefined;
  const { user_id, language } = mail;
  if (!(await isWanted({ user_id, channel: 'email', topic: resumeMailTopic }, dependencies)))
    return undefined;
  const profile = await profiles.findByUser(user_id);
  const about = { userId: user_id, topic: resumeMailTopic, language };
  const wayOut = createUnsubscribeLinks(about, dependencies);
  await mailer.send(renderResumeMail(mail, { firstName: profile?.first_name ?? null, siteUrl, wayOut }));
  return (transaction) => resumeMails.markMailed(mailId, transaction);
}
