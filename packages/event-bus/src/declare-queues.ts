import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { connect } from 'amqplib';
import { assertTopology } from './amqp-topology';

/**
 * Declares every queue once, with an account that has all permissions. Services declare theirs as well where they are
 * permitted; the others wait until they exist.
 */
export async function declareQueues(url: string, queues: readonly QueueDefinition[]): Promise<void> {
  const connection = await connect(url);
  try {
    await assertTopology(await connection.createChannel(), queues);
  } finally {
    await connection.close();
  }
}
