import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountKindQueue, type QueueDefinition, queues } from '@sabi/contracts/messages/queues';
import type { RunningRabbit } from '@sabi/dev-infra/rabbit';
import { type ChannelModel, connect, type GetMessage } from 'amqplib';

/** AMQP code of a missing queue. */
const notFound = 404;

const waitQueueName = (queue: string, index: number) => `${queue}.wait.${index}`;

/** Queues that belong to a queue, as the services declare them. */
const names = queues.flatMap(({ name, retryDelaysMs }) => [
  name,
  ...retryDelaysMs.map((_delay, index) => waitQueueName(name, index)),
  `dead.${name.split('.')[0] ?? ''}`,
]);
const allQueues = [...new Set([...names, 'unrouted.q'])];
// Without svc-billing, messages about new accounts stay in its queue.
// Nor are those of svc-notification emptied, which most pipelines of these tests do not run.
const emptiedQueues = allQueues.filter(
  (name) => name !== accountKindQueue.name && !name.startsWith('notification.'),
);

/** Queues with unconsumed messages and their number: waiting, dead-lettered and unrouted. */
export async function findFilledQueues(amqpUrl: string): Promise<Record<string, number>> {
  const connection = await connect(amqpUrl);
  try {
    const counts: [string, number][] = [];
    for (const name of emptiedQueues) counts.push([name, await countMessages(connection, name)]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  } finally {
    await connection.close();
  }
}

/** @returns 0 for a queue that is not declared, as that of a consumer that has not run */
async function countMessages(connection: ChannelModel, name: string): Promise<number> {
  const channel = await connection.createChannel();
  channel.on('error', () => undefined); // is thrown below as well; without a listener it would end the process
  try {
    return (await channel.checkQueue(name)).messageCount;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === notFound) return 0;
    throw error;
  } finally {
    await channel.close().catch(() => undefined); // a missing queue has closed it
  }
}

/** Consumers that the broker knows of a queue. */
export async function countConsumers(amqpUrl: string, name: string): Promise<number> {
  const connection = await connect(amqpUrl);
  try {
    return (await (await connection.createChannel()).checkQueue(name)).consumerCount;
  } finally {
    await connection.close();
  }
}

/** Queues with a message that contains one of the texts, dead-lettered and waiting ones too. The messages stay. */
export async function findQueuesContaining(amqpUrl: string, texts: readonly string[]): Promise<string[]> {
  const connection = await connect(amqpUrl);
  try {
    const found: string[] = [];
    for (const name of allQueues) {
      if ((await countMessages(connection, name)) === 0) continue;
      const channel = await connection.createChannel();
      let isFound = false;
      for (let message = await channel.get(name); message; message = await channel.get(name)) {
        const text = `${message.content.toString()} ${JSON.stringify(message.properties)}`;
        isFound ||= texts.some((each) => text.includes(each));
      }
      await channel.close(); // gives the messages back
      if (isFound) found.push(name);
    }
    return found;
  } finally {
    await connection.close();
  }
}

/** Removes every message from a queue, oldest first. */
export async function drainQueue(amqpUrl: string, name: string): Promise<GetMessage[]> {
  const connection = await connect(amqpUrl);
  try {
    const channel = await connection.createChannel();
    const messages: GetMessage[] = [];
    for (;;) {
      const message = await channel.get(name, { noAck: true });
      if (!message) return messages;
      messages.push(message);
    }
  } finally {
    await connection.close();
  }
}

/**
 * Shortens a queue's delays by a factor, by a policy of the broker: the shorter of the queue's and the policy's applies. 1
 * restores them.
 */
export async function shortenDelays(
  rabbit: RunningRabbit,
  { name, retryDelaysMs }: QueueDefinition,
  factor: number,
): Promise<void> {
  const policies = retryDelaysMs.map((delayMs, index) => {
    const queue = waitQueueName(name, index);
    return {
      vhost: '/',
      name: queue,
      pattern: `^${queue.replaceAll('.', '\\.')}$`,
      'apply-to': 'queues',
      definition: { 'message-ttl': Math.round(delayMs / factor) },
      priority: 0,
    };
  });
  const folder = await mkdtemp(join(tmpdir(), 'sabi-policies-'));
  const file = join(folder, 'definitions.json');
  await writeFile(file, JSON.stringify({ policies }));
  await rabbit.control('import_definitions', file);
  await rm(folder, { recursive: true, force: true });
}
