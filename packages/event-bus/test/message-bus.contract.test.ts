import { randomUUID } from 'node:crypto';
import { defineMessage } from '@sabi/contracts/messages/message';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { connect } from 'amqplib';
import { z } from 'zod';
import { type MessageHandler, on, PermanentFailure } from '../src/bus';
import { createMessage } from '../src/create-message';
import { InProcessBroker } from '../src/in-process-bus';
import { type Broker, createMessagingIndexes, type Messaging, startMessaging } from '../src/messaging';
import { outboxEntries } from '../src/outbox';
import { takeUnrouted } from './take-unrouted';

type Counted = { count: number };

/** Queues of each test's own, so that runs on one broker do not interfere. */
function buildQueue(retryDelaysMs: number[] = [20, 40]) {
  const id = randomUUID().slice(0, 8);
  const counted = defineMessage({
    type: `test.${id}.counted.v1`,
    exchange: 'events',
    schema: z.object({ count: z.number() }),
  });
  const queue: QueueDefinition = { name: `test.${id}`, messages: [counted], retryDelaysMs };
  return { counted, queue };
}

const amqpUrl = testAmqpUrl();
const adapters: [string, (queues: QueueDefinition[]) => Broker][] = [
  ['in-process', (queues) => ({ inProcess: new InProcessBroker(queues) })],
  ...(amqpUrl ? [['RabbitMQ', () => ({ amqpUrl })] as [string, () => Broker]] : []),
];
if (!amqpUrl)
  reportSkipped('RabbitMQ is not installed: the bus contract ran on the in-process adapter alone');

describe.each(adapters)('the bus contract on %s', (_name, createBroker) => {
  let database: TestDatabase;
  let messaging: Messaging;
  const { counted, queue } = buildQueue();

  beforeEach(async () => {
    database = await createTestDatabase();
    await createMessagingIndexes(database.db);
    messaging = await startMessaging({
      service: 'test',
      broker: createBroker([queue]),
      client: database.client,
      db: database.db,
      logger: silentLogger,
      queues: [queue],
    });
    await eventually(() => messaging.bus.assertReachable());
  });

  afterEach(async () => {
    await messaging.stop();
    await database.drop();
  });

  const subscribe = (handle: MessageHandler<Counted>, onDead?: (code: string) => void) =>
    messaging.subscribe([
      {
        queue,
        concurrency: 1,
        handlers: [on(counted, handle)],
        ...(onDead && { onDead: async (_message, code) => onDead(code) }),
      },
    ]);

  const send = async (message = createMessage(counted, { count: 1 }, { actor: 'someone' })) => {
    await database.client.withSession((session) =>
      session.withTransaction(() => messaging.outbox.append(message, session)),
    );
    return message;
  };

  test('a message written with its state arrives once with body, actor and correlation', async () => {
    const arrived: unknown[] = [];
    await subscribe(async (body, { message, attempt }) => {
      arrived.push({
        body,
        attempt,
        id: message.id,
        actor: message.actor,
        correlationId: message.correlationId,
      });
      return undefined;
    });
    const { id, correlationId } = await send();
    await eventually(() => expect(arrived).toHaveLength(1));
    expect(arrived[0]).toEqual({ body: { count: 1 }, attempt: 0, id, actor: 'someone', correlationId });
    await eventually(async () => expect(await outboxEntries(database.db).countDocuments()).toBe(0));
  });

  test('a message whose transaction is rolled back is never sent', async () => {
    const handle = jest.fn(async () => undefined);
    await subscribe(handle);
    await expect(
      database.client.withSession((session) =>
        session.withTransaction(async () => {
          await messaging.outbox.append(createMessage(counted, { count: 1 }), session);
          throw new RangeError('rolled back');
        }),
      ),
    ).rejects.toThrow(RangeError);
    await send(createMessage(counted, { count: 2 }));
    await eventually(() => expect(handle).toHaveBeenCalled());
    expect(handle).toHaveBeenCalledTimes(1);
    expect(handle).toHaveBeenCalledWith({ count: 2 }, expect.anything());
  });

  test('the same message published again has no second effect', async () => {
    const effects = database.db.collection('effects');
    await effects.insertOne({ made: 'so that the collection exists' });
    await subscribe(async ({ count }) => async (session) => {
      await effects.insertOne({ count }, { session });
    });
    const message = await send();
    await eventually(async () => expect(await effects.countDocuments({ count: 1 })).toBe(1));
    await Promise.all(Array.from({ length: 10 }, () => messaging.bus.publish(message)));
    const marker = await send(createMessage(counted, { count: 2 }));
    await eventually(async () => expect(await effects.countDocuments({ count: 2 })).toBe(1));
    expect(await effects.countDocuments({ count: 1 })).toBe(1);
    expect(marker.id).not.toBe(message.id);
  });

  test('R8 a handler that fails is tried again after each delay, then the message is dead-lettered', async () => {
    const attempts: number[] = [];
    const codes: string[] = [];
    await subscribe(
      async (_body, { attempt }) => {
        attempts.push(attempt);
        throw new Error('not today');
      },
      (code) => codes.push(code),
    );
    await send();
    await eventually(() => expect(codes).toEqual(['MESSAGE_ATTEMPTS_EXHAUSTED']));
    expect(attempts).toEqual([0, 1, 2]);
  });

  test('a permanent failure is dead-lettered at once with its code, and the next message is not held up', async () => {
    const seen: number[] = [];
    const codes: string[] = [];
    await subscribe(
      async ({ count }) => {
        seen.push(count);
        if (count === 1) throw new PermanentFailure('INVALID_FILE');
        return undefined;
      },
      (code) => codes.push(code),
    );
    await send();
    await send(createMessage(counted, { count: 2 }));
    await eventually(() => expect(seen).toEqual([1, 2]));
    expect(codes).toEqual(['INVALID_FILE']);
  });

  test('R9 a message whose work ended five processes is dead-lettered, and handled when it is sent again', async () => {
    const seen: number[] = [];
    const codes: string[] = [];
    await subscribe(
      async ({ count }) => {
        seen.push(count);
        return undefined;
      },
      (code) => codes.push(code),
    );
    const leaveBegun = async (starts: number, count: number) => {
      const message = createMessage(counted, { count });
      await database.db.collection<{ _id: string }>('inbox').insertOne({
        _id: `${queue.name}:${message.id}`,
        ...{ state: 'started', claim: 'of a process that is gone', leaseUntil: new Date(0), starts },
      });
      await send(message);
      return message;
    };
    await leaveBegun(4, 1);
    const last = await leaveBegun(5, 2);
    await eventually(() => expect(codes).toEqual(['MESSAGE_NEVER_FINISHED']));
    await eventually(() => expect(seen).toEqual([1]));
    await messaging.bus.publish(last);
    await eventually(() => expect(seen).toEqual([1, 2]));
    expect(codes).toHaveLength(1);
  });

  test('an effect that fails is rolled back and tried again', async () => {
    const effects = database.db.collection('effects');
    await effects.insertOne({ made: 'so that the collection exists' });
    let failures = 1;
    await subscribe(async ({ count }) => async (session) => {
      await effects.insertOne({ count }, { session });
      if (failures-- > 0) throw new Error('after the write');
    });
    await send();
    await eventually(async () =>
      expect(await database.db.collection('inbox').countDocuments({ state: 'done' })).toBe(1),
    );
    expect(await effects.countDocuments({ count: 1 })).toBe(1);
  });
});

describe('what the broker keeps', () => {
  const onRabbit = amqpUrl ? test : test.skip;

  onRabbit('R10 a message of an unknown version waits in the unrouted queue', async () => {
    const { queue } = buildQueue();
    const unknown = defineMessage({
      type: `${queue.name}.counted.v9`,
      exchange: 'events',
      schema: z.object({}),
    });
    const database = await createTestDatabase();
    const messaging = await startMessaging({
      service: 'test',
      broker: { amqpUrl: amqpUrl ?? '' },
      client: database.client,
      db: database.db,
      logger: silentLogger,
      queues: [queue],
    });
    const connection = await connect(amqpUrl ?? '');
    const channel = await connection.createChannel();
    try {
      await eventually(() => messaging.bus.assertReachable());
      const message = createMessage(unknown, {});
      await messaging.bus.publish(message);
      await takeUnrouted(channel, message.id);
    } finally {
      await connection.close();
      await messaging.stop();
      await database.drop();
    }
  });
});
