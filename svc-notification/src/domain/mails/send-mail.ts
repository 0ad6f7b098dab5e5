import type { Effect } from '@sabi/event-bus/bus';
import type { Mailer } from '@sabi/service-kit/mail/mailer';
import type { ApplicationTitles, MailRecipients } from './mail-sources';
import type { MailedNotification, MailReason } from './notification-mail';
import type { NotificationMails } from './notification-mails';
import { renderNotificationMail } from './render-notification-mail';

export interface SendMailDependencies {
  readonly mails: NotificationMails;
  readonly notifications: {
    find(notification: { userId: string; id: string }): Promise<MailedNotification | null>;
  };
  /** The application of a thread; null where the talent has not applied. */
  readonly threads: { find(id: string): Promise<{ readonly application_id: string | null } | null> };
  readonly mailRecipients: MailRecipients;
  readonly applicationTitles: ApplicationTitles;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly now: () => Date;
}

/**
 * Mails a notification, unless it was read meanwhile or the account does not want or cannot get it; why is stored. What the
 * account wants is asked now, so that its newest choice counts.
 * @throws {AppError} DEPENDENCY_UNAVAILABLE, {MailRefused}, {MailNotSent}: all are tried again
 */
export async function sendNotificationMail(
  { mail_id: id }: { mail_id: string },
  dependencies: SendMailDependencies,
): Promise<Effect | undefined> {
  const { mails, notifications, mailRecipients, mailer, siteUrl, now } = dependencies;
  const mail = await mails.findRequested(id);
  if (!mail) return undefined;
  const decide =
    (state: 'sent' | 'suppressed', reason: MailReason | null): Effect =>
    (transaction) =>
      mails.decide(id, { state, reason, now: now() }, transaction);
  const { user_id: userId, notification_id } = mail;
  const notification = await notifications.find({ userId, id: notification_id });
  if (!notification) return decide('suppressed', 'gone');
  if (notification.batch_key !== null && notification.read_at) return decide('suppressed', 'read');
  const { recipient, reason } = await mailRecipients.find({ userId, topic: notification.topic });
  if (!recipient) return decide('suppressed', reason);
  const title = await findTitle(notification, dependencies);
  if (!title) return decide('suppressed', 'gone');
  await mailer.send(renderNotificationMail(notification, { id, recipient, title, siteUrl }));
  return decide('sent', null);
}

async function findTitle(
  { subject: { type, id } }: MailedNotification,
  { threads, applicationTitles }: Pick<SendMailDependencies, 'threads' | 'applicationTitles'>,
) {
  const applicationId = type === 'thread' ? (await threads.find(id))?.application_id : id;
  return applicationId ? applicationTitles.find(applicationId) : null;
}
