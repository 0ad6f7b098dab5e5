import { createRequestContext, runInRequestContext } from '@sabi/service-kit/request-context';
import type { Logger } from '@sabi/service-kit/logger';
import { inSpan } from '@sabi/service-kit/tracing';
import {
  type BoundHandler,
  type Delivery,
  type Effect,
  hasConsequence,
  type Message,
  PermanentFailure,
  type Subscription,
} from './bus';
import type { Inbox } from './inbox';
import type { MessagingMetrics } from './messaging-metrics';

export type Outcome =
  | { readonly kind: 'done' }
  /** Deliver again after `retryDelaysMs[delayIndex]`, as attempt number `attempt`. */
  | { readonly kind: 'retry'; readonly delayIndex: number; readonly attempt: number }
  | { readonly kind: 'dead'; readonly code: string };

export interface HandlingOptions {
  readonly inbox: Inbox;
  readonly logger: Logger;
  readonly recordHandled?: MessagingMetrics['recordHandled'] | undefined;
}

/** Rules of both adapters: validate, handle once, retry only transient failures. Never throws. */
export async function handleDelivery(
  subscription: Subscription,
  delivery: Delivery,
  { inbox, logger, recordHandled }: HandlingOptions,
): Promise<Outcome> {
  const { message, attempt } = delivery;
  const context = createRequestContext({
    requestId: message.correlationId,
    traceparent: message.traceparent,
  });
  const queue = subscription.queue.name;
  const type = findHandler(subscription, message)?.definition.type ?? 'unknown';
  const startedAt = performance.now();
  return runInRequestContext(context, () =>
    inSpan(
      `process ${type}`,
      { kind: 'consumer', attributes: messageAttributes(queue, message) },
      async (span) => {
        const about = { queue, type: message.type, message_id: message.id, attempt };
        const end = (outcome: string) => {
          span?.set({ 'sabi.message.outcome': outcome, 'sabi.message.attempt': attempt });
          recordHandled?.({ queue, type, outcome }, (performance.now() - startedAt) / 1000);
        };
        try {
          const result = await inbox.handleOnce(`${queue}:${message.id}`, delivery, (claimed) =>
            dispatch(subscription, claimed),
          );
          logger.info({ ...about, result }, 'message.handled');
          end(result);
          return { kind: 'done' };
        } catch (error) {
          const outcome = classify(error, subscription, attempt);
          logger.warn({ ...about, err: error, outcome }, 'message.failed');
          span?.fail(error);
          end(outcome.kind);
          if (outcome.kind === 'dead') await reportDead(subscription, delivery, outcome.code, logger);
          return outcome;
        }
      },
    ),
  );
}

function messageAttributes(queue: string, { id }: Message) {
  return { 'messaging.system': 'rabbitmq', 'messaging.destination.name': queue, 'messaging.message.id': id };
}

function findHandler({ handlers }: Subscription, { type }: Message): BoundHandler | undefined {
  return handlers.find(({ definition }) => definition.type === type);
}

async function dispatch(subscription: Subscription, delivery: Delivery): Promise<Effect | undefined> {
  const handler = findHandler(subscription, delivery.message);
  if (!handler) throw new PermanentFailure('MESSAGE_UNKNOWN');
  const body = handler.definition.schema.safeParse(delivery.message.body);
  if (!body.success) throw new PermanentFailure('MESSAGE_SCHEMA_INVALID', { cause: body.error });
  return handler.handle(body.data, delivery);
}

function classify(error: unknown, { queue }: Subscription, attempt: number): Outcome {
  if (hasConsequence(error, 'dead-letter'))
    return { kind: 'dead', code: 'code' in error ? String(error.code) : error.name };
  if (hasConsequence(error, 'postpone')) return { kind: 'retry', delayIndex: 0, attempt };
  if (attempt < queue.retryDelaysMs.length)
    return { kind: 'retry', delayIndex: attempt, attempt: attempt + 1 };
  return { kind: 'dead', code: 'MESSAGE_ATTEMPTS_EXHAUSTED' };
}

async function reportDead(
  subscription: Subscription,
  delivery: Delivery,
  code: string,
  logger: Logger,
): Promise<void> {
  try {
    await subscription.onDead?.(delivery.message, code);
  } catch (error) {
    logger.error({ err: error, message_id: delivery.message.id }, 'message.dead.report.failed');
  }
}
