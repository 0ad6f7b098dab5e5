import { usageSettled } from '@sabi/contracts/messages/billing';
import { threadAnswered } from '@sabi/contracts/messages/notification';
import { hiringAnswerQueue, hiringUsageQueue } from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { recordAnswer } from '../../domain/applications/record-answer';
import { settleUsage } from '../../domain/applications/settle-application';

/** What other services say of applications. */
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
  ];
}
