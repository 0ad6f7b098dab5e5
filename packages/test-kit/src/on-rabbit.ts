import { createTestDatabase } from './database';
import { eventually } from './eventually';
import { testAmqpUrl } from './infrastructure';

/** How long a test that comes last waits for all others. */
const longestWaitMs = 600_000;
/** For a test on RabbitMQ: its turn may come late. */
export const turnTimeoutMs = longestWaitMs + 60_000;

export interface TurnOnRabbit {
  readonly amqpUrl: string;
  /** Lets the next one in. */
  end(): Promise<void>;
}

/**
 * A run has one RabbitMQ with one set of queues: of two services on it at once, each would get messages of the other. So the
 * test files, which run side by side, take turns.
 * @returns undefined where no RabbitMQ is installed
 */
export async function takeTurnOnRabbit(): Promise<TurnOnRabbit | undefined> {
  const amqpUrl = testAmqpUrl();
  if (!amqpUrl) return undefined;
  const database = await createTestDatabase();
  const turns = database.client.db('test_turns').collection<{ _id: string }>('turns');
  const turn = { _id: 'RabbitMQ' };
  try {
    await eventually(() => turns.insertOne({ ...turn }), longestWaitMs); // refused while another process has its turn
  } catch (error) {
    await database.drop();
    throw error;
  }
  return {
    amqpUrl,
    end: async () => {
      await turns.deleteOne(turn);
      await database.drop();
    },
  };
}

/** @returns whether there is a RabbitMQ */
export async function inTurnOnRabbit(work: (amqpUrl: string) => Promise<void>): Promise<boolean> {
  const turn = await takeTurnOnRabbit();
  if (!turn) return false;
  try {
    await work(turn.amqpUrl);
  } finally {
    await turn.end();
  }
  return true;
}
