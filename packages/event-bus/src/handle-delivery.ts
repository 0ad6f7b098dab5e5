import { createRequestContext, runInRequestContext } from '@sabi/service-kit/request-context';
import type { Logger } from '@sabi/service-kit/logger';
import { type Delivery, type Effect, hasConsequence, PermanentFailure, type Subscription } from './bus';
import type { Inbox } from './inbox';

/** What an adapter has to do with a message after it was handled. */
export type Outcome =
  | { readonly kind: 'done' }
  /** Deliver again after `retryDelaysMs[delayIndex]`, as attempt number `attempt`. */
  | { readonly kind: 'retry'; readonly delayIndex: number; readonly attempt: number }
  | { readonly kind: 'dead'; readonly code: string };

/** Same rules for both adapters: validate, handle once, tell transient from permanent. Never throws. */
export async function handleDelivery(
  subscription: Subscription,
  delivery: Delivery,
  { inbox, logger }: { inbox: Inbox; logger: Logger },
): Promise<Outcome> {
  const { message, attempt } = delivery;
  const context = createRequestContext({
    requestId: message.correlationId,
    traceparent: message.traceparent,
  });
  return runInRequestContext(context, async () => {
    const about = { queue: subscription.queue.name, type: message.type, message_id: message.id, attempt };
    try {
      const result = await inbox.handleOnce(`${subscription.queue.name}:${message.id}`, delivery, (claimed) =>
        dispatch(subscription, claimed),
      );
      logger.info({ ...about, result }, 'message.handled');
      return { kind: 'done' };
    } catch (error) {
      const outcome = classify(error, subscription, attempt);
      logger.warn({ ...about, err: error, outcome }, 'message.failed');
      if (outcome.kind === 'dead') await reportDead(subscription, delivery, outcome.code, logger);
      return outcome;
    }
  });
}

async function dispatch(subscription: Subscription, delivery: Delivery): Promise<Effect | undefined> {
  const handler = subscription.handlers.find(({ definition }) => definition.type === delivery.message.type);
  if (!handler) throw new PermanentFailure('MESSAGE_UNKNOWN');
  const body = handler.definition.schema.safeParse(delivery.message.body);
  if (!body.success) throw new PermanentFailure('MESSAGE_SCHEMA_INVALID', { cause: body.error });
  return handler.handle(body.data, delivery);
}

function classify(error: unknown, { queue }: Subscription, attempt: number): Outcome {
  if (hasConsequence(error, 'give-up'))
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
