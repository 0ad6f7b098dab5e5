import { usageSettled } from '@sabi/contracts/messages/billing';
import { applicationMoved, applicationSubmitted } from '@sabi/contracts/messages/hiring';
import { threadAnswered, threadWritten } from '@sabi/contracts/messages/notification';
import {
  hiringAnswerQueue,
  hiringAutomationQueue,
  hiringMessageQueue,
  hiringUsageQueue,
} from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { notifyOfMessage } from '../../domain/applications/notify-of-message';
import { automateApplication } from '../../domain/automations/automate-application';
import { recordAnswer } from '../../domain/applications/record-answer';
import { settleUsage } from '../../domain/applications/settle-application';

/** What other services say of applications, and what the rules of a job do with them. */
export function createApplicationSubscriptions(dependencies: Dependencies): Subscription[] {
  const { logger } = dependencies;
  return [
    {
      queue: hiringUsageQueue,
      concurrency: 5,
      handlers: [on(usageSettled, (body) => settleUsage(body, dependencies))],
      onDead: async ({ body }, code) => {
        const settled = usageSettled.schema.safeParse(body).data;
        logger.error({ key: settled?.key, code }, 'usage.settlement.dead');
      },
    },
    {
      queue: hiringAnswerQueue,
      concurrency: 5,
      handlers: [on(threadAnswered, (body) => recordAnswer(body, dependencies))],
      onDead: async ({ body }, code) => {
        const answered = threadAnswered.schema.safeParse(body).data;
        logger.error({ application_id: answered?.application_id, code }, 'application.answer.dead');
      },
    },
    {
      queue: hiringAutomationQueue,
      concurrency: 5,
      handlers: [
        on(applicationSubmitted, (body) => automateApplication(body, dependencies)),
        on(applicationMoved, (body) => automateApplication(body, dependencies)),
      ],
      onDead: async ({ body }, code) => {
        const came = applicationSubmitted.schema.safeParse(body).data;
        logger.error({ application_id: came?.application_id, code }, 'application.automation.dead');
      },
    },
    {
      queue: hiringMessageQueue,
      concurrency: 5,
      handlers: [on(threadWritten, (body) => notifyOfMessage(body, dependencies))],
      onDead: async ({ body }, code) => {
        const sent = threadWritten.schema.safeParse(body).data;
        logger.error({ application_id: sent?.application_id, code }, 'application.message.dead');
      },
    },
  ];
}
