import { queues } from '@sabi/contracts/messages/queues';
import { connect } from 'amqplib';

/** A queue's companions, as the services declare them. */
const names = queues.flatMap(({ name, retryDelaysMs }) => [
  name,
  ...retryDelaysMs.map((_delay, index) => `${name}.wait.${index}`),
  `dead.${name.split('.')[0] ?? ''}`,
]);
const allQueues = [...new Set([...names, 'unrouted.q'])];

/** Queues that hold messages nobody has taken, with how many: waiting, given up and unrouted ones. */
export async function findFilledQueues(amqpUrl: string): Promise<Record<string, number>> {
  const connection = await connect(amqpUrl);
  try {
    const channel = await connection.createChannel();
    const counts: [string, number][] = [];
    for (const name of allQueues) counts.push([name, (await channel.checkQueue(name)).messageCount]);
    return Object.fromEntries(counts.filter(([, count]) => count > 0));
  } finally {
    await connection.close();
  }
}
