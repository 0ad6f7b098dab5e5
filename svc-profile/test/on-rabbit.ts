import { createTestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';

/** How long a test that comes last waits for all others. */
const longestWaitMs = 180_000;
/** For a test on RabbitMQ: its turn may come late. */
export const turnTimeoutMs = longestWaitMs + 60_000;

/**
 * A run has one RabbitMQ with one set of queues: of two services on it at once, each would get messages of the other. So the
 * test files, which run side by side, take turns.
 * @returns whether there is a RabbitMQ
 */
export async function inTurnOnRabbit(work: (amqpUrl: string) => Promise<void>): Promise<boolean> {
  const amqpUrl = testAmqpUrl();
  if (!amqpUrl) return false;
  const database = await createTestDatabase();
  const turns = database.client.db('test_turns').collection<{ _id: string }>('turns');
  const turn = { _id: 'RabbitMQ' };
  try {
    await eventually(() => turns.insertOne({ ...turn }), longestWaitMs); // refused while somebody else's is there
    try {
      await work(amqpUrl);
    } finally {
      await turns.deleteOne(turn);
    }
  } finally {
    await database.drop();
  }
  return true;
}
