import type { MessageDefinition } from './message';

/**
 * A queue: the messages that it takes, and the delays before further attempts. The part of its name before the first dot is
 * the service that consumes it. Every service declares all queues when it connects, so that a message finds its queue even
 * before the first consumer has started; the queues of the delays are declared by their consumer alone.
 */
export interface QueueDefinition {
  readonly name: string;
  readonly messages: readonly MessageDefinition[];
  readonly retryDelaysMs: readonly number[];
}
