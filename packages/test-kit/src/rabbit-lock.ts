import { createTestDatabase } from './database';
import { eventually } from './eventually';
import { testAmqpUrl } from './infrastructure';

/** Time that the last test waits for all others. */
const longestWaitMs = 600_000;
/** Time limit of a test that waits for the lock. */
export const rabbitLockTimeoutMs = longestWaitMs + 60_000;

export interface RabbitLock {
  readonly amqpUrl: string;
  release(): Promise<void>;
}

/**
 * A run has one RabbitMQ with one set of queues: two services that used it at the same time would receive each other's
 * messages. So only one of the parallel test files uses it at a time.
 * @returns undefined where no RabbitMQ is installed
 */
export async function acquireRabbitLock(): Promise<RabbitLock | undefined> {
  const amqpUrl = testAmqpUrl();
  if (!amqpUrl) return undefined;
  const database = await createTestDatabase();
  const turns = database.client.db('test_turns').collection<{ _id: string }>('turns');
  const turn = { _id: 'RabbitMQ' };
  try {
    await eventually(() => turns.insertOne({ ...turn }), longestWaitMs); // rejected while another process holds the lock
  } catch (error) {
    await database.drop();
    throw error;
  }
  return {
    amqpUrl,
    release: async () => {
      await turns.deleteOne(turn);
      await database.drop();
    },
  };
}

/** @returns whether there is a RabbitMQ */
export async function withRabbitLock(work: (amqpUrl: string) => Promise<void>): Promise<boolean> {
  const lock = await acquireRabbitLock();
  if (!lock) return false;
  try {
    await work(lock.amqpUrl);
  } finally {
    await lock.release();
  }
  return true;
}
