import type { Effect } from '@sabi/event-bus/bus';
import type { MailStore } from '@sabi/service-kit/mail/mail-store';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { NotificationChoices } from '../notifications/notification-choices';
import { isWanted } from '../notifications/preferences';
import { createUnsubscribeLinks } from '../notifications/unsubscribe-links';
import type { ProfileRepository } from '../profiles/profile-repository';
import { type CvMail, cvMailTopic } from './cv-mail';
import { renderCvMail } from './render-cv-mail';

interface SendDependencies {
  readonly cvMails: MailStore<CvMail>;
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
export async function sendCvMail(
  { mailId }: { mailId: string },
  dependencies: SendDependencies,
): Promise<Effect | undefined> {
  const { cvMails, profiles, mailer, siteUrl } = dependencies;
  const mail = await cvMails.findUnsent(mailId);
  if (!mail) return undefined;
  const { user_id, language } = mail;
  if (!(await isWanted({ user_id, channel: 'email', topic: cvMailTopic }, dependencies))) return undefined;
  const profile = await profiles.findByUser(user_id);
  const about = { userId: user_id, topic: cvMailTopic, language };
  const unsubscribeLinks = createUnsubscribeLinks(about, dependencies);
  await mailer.send(
    renderCvMail(mail, { firstName: profile?.first_name ?? null, siteUrl, unsubscribeLinks }),
  );
  return (transaction) => cvMails.markMailed(mailId, transaction);
}
