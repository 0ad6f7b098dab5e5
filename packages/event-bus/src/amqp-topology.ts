import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import type { Channel } from 'amqplib';

/** Receives messages without a bound queue, which raises an alert. */
export const unrouted = { exchange: 'unrouted', queue: 'unrouted.q' } as const;

export const deadExchange = 'dead';
/** Routes to the delay queues. Write access to the default exchange would be write access to every queue. */
export const retryExchange = 'retry';

const maxQueuedMessages = 10_000;
const crashesBeforeDead = 5;

const quorum = { 'x-queue-type': 'quorum' };
/** At-least-once dead-lettering needs a queue that rejects rather than drops when full. */
const reliableDeadLettering = { 'x-dead-letter-strategy': 'at-least-once', 'x-overflow': 'reject-publish' };

/** One queue per delay: with a delay per message, each would wait behind the head of a shared queue. */
export function waitQueueName(queue: string, delayIndex: number): string {
  return `${queue}.wait.${delayIndex}`;
}

/** `ai.cv-parse` → `dead.ai`. */
export function deadQueueName(queue: string): string {
  return `dead.${serviceOf(queue)}`;
}

function serviceOf(queue: string): string {
  return queue.split('.')[0] ?? queue;
}

const exchanges = ['jobs', 'events'] as const;

/**
 * Declares these queues and all exchanges; idempotent. Arguments of a name never change, as the broker would reject that
 * (406).
 */
export async function assertTopology(channel: Channel, queues: readonly QueueDefinition[]): Promise<void> {
  await channel.assertExchange(unrouted.exchange, 'fanout', { durable: true });
  await channel.assertQueue(unrouted.queue, {
    durable: true,
    arguments: { ...quorum, 'x-max-length': maxQueuedMessages },
  });
  await channel.bindQueue(unrouted.queue, unrouted.exchange, '');
  for (const exchange of [...exchanges, retryExchange]) {
    await channel.assertExchange(exchange, 'topic', { durable: true, alternateExchange: unrouted.exchange });
  }
  await channel.assertExchange(deadExchange, 'topic', { durable: true });
  for (const service of new Set(queues.map(({ name }) => serviceOf(name)))) {
    await channel.assertQueue(deadQueueName(service), { durable: true, arguments: quorum });
    await channel.bindQueue(deadQueueName(service), deadExchange, `${service}.#`);
  }
  for (const queue of queues) await assertQueue(channel, queue);
}

/**
 * For an account without the permission to declare: checks that these queues and all exchanges exist.
 * @throws the broker's error for the first missing part; the channel is closed then
 */
export async function checkTopology(channel: Channel, queues: readonly QueueDefinition[]): Promise<void> {
  for (const exchange of [...exchanges, deadExchange, retryExchange]) await channel.checkExchange(exchange);
  const names = queues.flatMap(({ name, retryDelaysMs }) => [
    name,
    deadQueueName(name),
    ...retryDelaysMs.map((_delayMs, index) => waitQueueName(name, index)),
  ]);
  for (const name of new Set(names)) await channel.checkQueue(name);
}

async function assertQueue(
  channel: Channel,
  { name, messages, retryDelaysMs }: QueueDefinition,
): Promise<void> {
  await channel.assertQueue(name, {
    durable: true,
    arguments: {
      ...quorum,
      ...reliableDeadLettering,
      'x-delivery-limit': crashesBeforeDead,
      'x-dead-letter-exchange': deadExchange,
      'x-dead-letter-routing-key': name,
      'x-max-length': maxQueuedMessages,
    },
  });
  for (const { type, exchange } of messages) await channel.bindQueue(name, exchange, type);
  for (const [delayIndex, delayMs] of retryDelaysMs.entries()) {
    const waitQueue = waitQueueName(name, delayIndex);
    await channel.assertQueue(waitQueue, {
      durable: true,
      arguments: {
        ...quorum,
        ...reliableDeadLettering,
        'x-message-ttl': delayMs,
        'x-dead-letter-exchange': '',
        'x-dead-letter-routing-key': name,
      },
    });
    await channel.bindQueue(waitQueue, retryExchange, waitQueue);
  }
}
