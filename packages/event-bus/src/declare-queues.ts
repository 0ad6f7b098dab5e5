import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { connect } from 'amqplib';
import { assertTopology } from './amqp-topology';

/**
 * Declares every queue once, by an account with all rights. Services declare them as well where their accounts may; one that may
 * not waits until they are there.
 */
export async function declareQueues(url: string, queues: readonly QueueDefinition[]): Promise<void> {
  const connection = await connect(url);
  try {
    await assertTopology(await connection.createChannel(), queues);
  } finally {
    await connection.close();
  }
}
