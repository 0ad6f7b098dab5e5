import type { MessageDefinition, MessageExchange } from '@sabi/contracts/messages/message';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import type { ClientSession } from 'mongodb';

/**
 * A message in transit. Its id is generated once, in the transaction of the state change it reports, and is kept by every
 * retry.
 */
export interface Message {
  readonly id: string;
  readonly type: string;
  readonly exchange: MessageExchange;
  readonly body: unknown;
  readonly occurredAt: Date;
  /** Id of the request that caused it. */
  readonly correlationId: string;
  /** W3C trace context. */
  readonly traceparent: string;
  /** Account on whose behalf the consumer acts; null for the system itself. */
  readonly actor: string | null;
}

export interface Delivery {
  readonly message: Message;
  /** 0 for the first attempt. */
  readonly attempt: number;
  /** Aborts when the consumer is being stopped or has lost its claim on the message. */
  readonly signal: AbortSignal;
}

/** The state change of a message, run in the transaction that also marks the message as handled. */
export type Effect = (session: ClientSession) => Promise<void>;

/** Handles a message and returns its effect, if any. */
export type MessageHandler<Body> = (body: Body, delivery: Delivery) => Promise<Effect | undefined>;

export interface BoundHandler {
  readonly definition: MessageDefinition;
  readonly handle: MessageHandler<unknown>;
}

/** Binds a handler to its message; a service's subscriptions are a list of these. */
export function on<Body>(definition: MessageDefinition<Body>, handle: MessageHandler<Body>): BoundHandler {
  return { definition, handle: (body, delivery) => handle(body as Body, delivery) };
}

export interface Subscription {
  readonly queue: QueueDefinition;
  /** Messages handled at once. 1 for work that may kill the process, so that no other message is affected. */
  readonly concurrency: number;
  readonly handlers: readonly BoundHandler[];
  /** Called after a message was dead-lettered, so that the service can mark its own state. */
  readonly onDead?: (message: Message, code: string) => Promise<void>;
}

export interface MessageBus {
  /** The broker in use, for logs. */
  readonly description: string;
  /** Resolves once the broker has confirmed the message; rejects within seconds otherwise. */
  publish(message: Message): Promise<void>;
  subscribe(subscription: Subscription): Promise<void>;
  /** Throws while no message can be published. */
  assertReachable(): void;
  /** Stops consuming, lets messages in progress finish within `graceMs`, then disconnects. */
  close(graceMs?: number): Promise<void>;
}

/**
 * Consequence of a failure for the message; a property and not a class, as each bundle in a process has its own classes.
 */
type Consequence = 'dead-letter' | 'postpone' | 'park';

abstract class MessagingFailure extends Error {
  abstract readonly consequence: Consequence;
}

export function hasConsequence<C extends Consequence>(
  error: unknown,
  consequence: C,
): error is Error & { consequence: C } {
  return error instanceof Error && 'consequence' in error && error.consequence === consequence;
}

/** Retries cannot help: the message is dead-lettered at once with this code. */
export class PermanentFailure extends MessagingFailure {
  override readonly name = 'PermanentFailure';
  readonly consequence = 'dead-letter';

  constructor(
    readonly code: string,
    options?: ErrorOptions,
  ) {
    super(code, options);
  }
}

/** Another worker holds the message. It is delivered again after the first delay, without counting as an attempt. */
export class Postponed extends MessagingFailure {
  override readonly name = 'Postponed';
  readonly consequence = 'postpone';
}

/** No queue is bound for the message, or its consumer dead-lettered it: publishing it again would not change that. */
export class UndeliverableMessage extends MessagingFailure {
  override readonly name = 'UndeliverableMessage';
  readonly consequence = 'park';
}
