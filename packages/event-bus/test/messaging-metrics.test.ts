import { randomUUID } from 'node:crypto';
import { defineMessage } from '@sabi/contracts/messages/message';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { createMetricsRegistry, type Registry } from '@sabi/service-kit/metrics';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { z } from 'zod';
import { on, PermanentFailure } from '../src/bus';
import { createMessage } from '../src/create-message';
import { InProcessBroker } from '../src/in-process-bus';
import { type Broker, createMessagingIndexes, type Messaging, startMessaging } from '../src/messaging';
import { outboxEntries } from '../src/outbox';

const amqpUrl = testAmqpUrl();

interface World {
  readonly database: TestDatabase;
  readonly messaging: Messaging;
  readonly registry: Registry;
  readonly queue: QueueDefinition;
  send(outcome: string): Promise<void>;
  stop(): Promise<void>;
}

async function startWorld(createBroker: (queues: readonly QueueDefinition[]) => Broker): Promise<World> {
  const name = `test${randomUUID().slice(0, 8)}`;
  const message = defineMessage({
    type: `${name}.reported.v1`,
    exchange: 'events',
    schema: z.object({ outcome: z.string() }),
  });
  const queue: QueueDefinition = {
    name: `${name}.reported`,
    messages: [message],
    retryDelaysMs: [50, 60_000],
  };
  const database = await createTestDatabase();
  await createMessagingIndexes(database.db);
  const registry = createMetricsRegistry('test');
  const messaging = await startMessaging({
    service: 'test',
    broker: createBroker([queue]),
    client: database.client,
    db: database.db,
    logger: silentLogger,
    queues: [queue],
    metrics: registry,
  });
  await eventually(() => messaging.bus.assertReachable());
  const handle = on(message, async ({ outcome }) => {
    if (outcome === 'dead') throw new PermanentFailure('TEST');
    if (outcome === 'retry') throw new Error('not now');
    return undefined;
  });
  await messaging.subscribe([{ queue, concurrency: 1, handlers: [handle] }]);
  return {
    database,
    messaging,
    registry,
    queue,
    send: (outcome) =>
      database.client.withSession((session) =>
        session.withTransaction(() => messaging.outbox.append(createMessage(message, { outcome }), session)),
      ),
    stop: async () => {
      await messaging.stop(0);
      await database.drop();
    },
  };
}

const brokers: [string, (queues: readonly QueueDefinition[]) => Broker][] = [
  ['the stand-in', (queues) => ({ inProcess: new InProcessBroker(queues) })],
  ...(amqpUrl ? [['RabbitMQ', () => ({ amqpUrl })] as [string, () => Broker]] : []),
];

test.each(brokers)('with %s what became of a message is counted by queue and type', async (_name, create) => {
  const world = await startWorld(create);
  const { name } = world.queue;
  await world.send('handled');
  await world.send('dead');
  await eventually(async () => {
    const text = await world.registry.metrics();
    for (const outcome of ['handled', 'dead'])
      expect(text).toMatch(
        new RegExp(
          `^message_handling_seconds_count\\{.*queue="${name}",type="${name}.v1",outcome="${outcome}"\\} 1$`,
          'm',
        ),
      );
    expect(text).toMatch(/^outbox_publish_seconds_count\{.*outcome="confirmed"\} \d$/m);
  });
  await world.stop();
});

test('how many messages wait in the outbox, how old the oldest is, and how many are parked is reported', async () => {
  const world = await startWorld((queues) => ({ inProcess: new InProcessBroker(queues) }));
  await eventually(async () => {
    const text = await world.registry.metrics();
    expect(text).toContain('outbox_oldest_seconds{state="waiting",service="test"} 0');
    expect(text).toContain('outbox_messages{state="waiting",service="test"} 0');
  });
  const later = new Date(Date.now() + 3_600_000);
  const entry = {
    type: 'x',
    exchange: 'events' as const,
    body: {},
    correlationId: 'x',
    traceparent: 'x',
    actor: null,
    tries: 3,
    leaseUntil: later,
    lastError: null,
  };
  const oldest = new Date(Date.now() - 90_000);
  await outboxEntries(world.database.db).insertMany([
    { ...entry, _id: 'old', occurredAt: oldest, parkedAt: null },
    { ...entry, _id: 'new', occurredAt: new Date(), parkedAt: null },
    { ...entry, _id: 'parked', occurredAt: new Date(0), parkedAt: new Date() },
  ]);
  // No value is reported for an outbox that is slow to read.
  await eventually(async () => {
    const text = await world.registry.metrics();
    expect(text).toContain('outbox_messages{state="waiting",service="test"} 2');
    expect(text).toContain('outbox_messages{state="parked",service="test"} 1');
    const age = Number(/^outbox_oldest_seconds\{.*\} (.*)$/m.exec(text)?.[1]);
    expect(age).toBeGreaterThanOrEqual(90);
    expect(age).toBeLessThanOrEqual((Date.now() - oldest.getTime()) / 1000);
  });
  await world.database.client.close();
  expect(await world.registry.metrics()).not.toMatch(/^outbox_(messages|oldest_seconds)\{/m); // no value rather than an outdated one
  await world.messaging.stop(0);
});

(amqpUrl ? test : test.skip)(
  'queues of RabbitMQ are reported by kind, the dead and those that wait among them',
  async () => {
    const world = await startWorld(() => ({ amqpUrl: amqpUrl ?? '' }));
    const { name } = world.queue;
    const service = name.split('.')[0];
    await world.send('dead');
    await world.send('retry');
    await eventually(async () => {
      const text = await world.registry.metrics();
      expect(text).toContain(`queue_messages{queue="dead.${service}",kind="dead",service="test"} 1`);
      expect(text).toContain(`queue_messages{queue="${name}.wait.1",kind="wait",service="test"} 1`);
      expect(text).toContain(`queue_messages{queue="${name}",kind="work",service="test"} 0`);
      expect(text).toMatch(/^queue_messages\{queue="unrouted.q",kind="unrouted",service="test"\} \d+$/m);
      expect(text).toContain('broker_connected{service="test"} 1');
      expect(text).toContain('broker_blocked{service="test"} 0');
    });
    await world.stop();
  },
);
