import { accountErased } from '@sabi/contracts/messages/account';
import { applicationSubmitted } from '@sabi/contracts/messages/hiring';
import { notificationMailRequested, notificationRequested } from '@sabi/contracts/messages/notification';
import {
  notificationApplicationQueue,
  notificationErasureQueue,
  notificationMailQueue,
  notificationRequestQueue,
} from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { eraseAccount } from '../../domain/account-erasure/erase-account';
import { recordApplication } from '../../domain/applications/record-application';
import { sendNotificationMail } from '../../domain/mails/send-mail';
import { recordRequest } from '../../domain/notifications/record-request';

/** Requested notifications and their mails, submitted applications, erased accounts. */
export function createSubscriptions(dependencies: Dependencies): Subscription[] {
  const { logger, mails, now } = dependencies;
  return [
    {
      queue: notificationRequestQueue,
      concurrency: 10,
      handlers: [on(notificationRequested, (body) => recordRequest(body, dependencies))],
      onDead: async ({ body }, code) => {
        const requested = notificationRequested.schema.safeParse(body).data;
        logger.error(
          { user_id: requested?.user_id, kind: requested?.kind, code },
          'notification.request.dead',
        );
      },
    },
    {
      queue: notificationApplicationQueue,
      concurrency: 5,
      handlers: [on(applicationSubmitted, (body) => recordApplication(body, dependencies))],
      onDead: async ({ body }, code) => {
        const submitted = applicationSubmitted.schema.safeParse(body).data;
        logger.error({ application_id: submitted?.application_id, code }, 'application.dead');
      },
    },
    {
      queue: notificationMailQueue,
      concurrency: 5,
      handlers: [on(notificationMailRequested, (body) => sendNotificationMail(body, dependencies))],
      onDead: async ({ body }, code) => {
        const requested = notificationMailRequested.schema.safeParse(body).data;
        logger.error({ mail_id: requested?.mail_id, code }, 'notification.mail.dead');
        if (requested) await mails.decide(requested.mail_id, { state: 'failed', reason: null, now: now() });
      },
    },
    {
      queue: notificationErasureQueue,
      concurrency: 2,
      handlers: [on(accountErased, (body) => eraseAccount(body, dependencies))],
      onDead: async ({ body }, code) => {
        const erased = accountErased.schema.safeParse(body).data;
        logger.error({ user_id: erased?.user_id, code }, 'account.erasure.dead');
      },
    },
  ];
}
