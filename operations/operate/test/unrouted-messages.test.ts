import { randomUUID } from 'node:crypto';
import { defineMessage } from '@sabi/contracts/messages/message';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { createMessage } from '@sabi/event-bus/create-message';
import { createMessagingIndexes, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type ChannelModel, connect } from 'amqplib';
import { z } from 'zod';
import { type AuditEntry, createAuditLog, operationsDatabase } from '../src/audit-log';
import { MessageMissing } from '../src/held-messages';
import { StillUnrouted, UnroutedMessages } from '../src/unrouted/unrouted-messages';

const amqpUrl = testAmqpUrl();
const operator = `operator-${randomUUID()}`;

// Needs a real broker: the in-process one rejects messages without a consumer.
(amqpUrl ? describe : describe.skip)('messages that found no queue', () => {
  let database: TestDatabase;
  let messaging: Messaging;
  let connection: ChannelModel;
  let queue: QueueDefinition;
  let messageId: string;

  const open = async () =>
    UnroutedMessages.open({
      channel: await connection.createConfirmChannel(),
      audit: createAuditLog(database.client, operator),
    });
  /** Retries until it has its own messages, as other tests read the same queue exclusively. */
  const withOwn = (work: (messages: UnroutedMessages) => unknown, copies = 1) =>
    eventually(async () => {
      const messages = await open();
      try {
        expect(findOwn(messages)).toHaveLength(copies);
        await work(messages);
      } finally {
        await messages.close();
      }
    });
  const findOwn = (messages: UnroutedMessages) =>
    messages.list().filter((each) => each.messageId === messageId);

  beforeEach(async () => {
    const name = `test${randomUUID().slice(0, 8)}`;
    const said = defineMessage({
      type: `${name}.said.v2`,
      exchange: 'events',
      schema: z.object({ count: z.number() }),
    });
    queue = { name: `${name}.said`, messages: [said], retryDelaysMs: [] };
    database = await createTestDatabase();
    await createMessagingIndexes(database.db);
    messaging = await startMessaging({
      service: name,
      broker: { amqpUrl: amqpUrl ?? '' },
      client: database.client,
      db: database.db,
      logger: silentLogger,
      queues: [],
    });
    await eventually(() => messaging.bus.assertReachable());
    connection = await connect(amqpUrl ?? '');
    const message = createMessage(said, { count: 7 });
    messageId = message.id;
    await messaging.bus.publish(message);
  });

  afterEach(async () => {
    await connection.close();
    await messaging.stop();
    await database.client.db(operationsDatabase).collection('audit_log').deleteMany({ operator });
    await database.drop();
  });

  const readAudit = () =>
    database.client.db(operationsDatabase).collection<AuditEntry>('audit_log').find({ operator }).toArray();

  test('are listed with where they were sent to, and stay where they are', async () => {
    for (let time = 0; time < 3; time += 1)
      await withOwn((messages) =>
        expect(findOwn(messages)).toEqual([
          {
            messageId,
            type: `${queue.name}.v2`,
            exchange: 'events',
            routingKey: `${queue.name}.v2`,
            firstSeen: expect.stringMatching(/^\d{4}-.*Z$/) as string,
            requestId: expect.any(String) as string,
            traceparent: expect.stringMatching(/^00-/) as string,
          },
        ]),
      );
    await withOwn((messages) => expect(messages.replay('another')).rejects.toThrow(MessageMissing));
    expect(await readAudit()).toEqual([]);
  });

  test('are published again once a queue takes them, and are removed', async () => {
    const consumer = await connection.createChannel();
    await consumer.assertQueue(queue.name, { durable: false, autoDelete: true });
    await consumer.bindQueue(queue.name, 'events', `${queue.name}.v2`);
    await withOwn(async (messages) => {
      await messages.replay(messageId);
      expect(findOwn(messages)).toEqual([]);
    });
    const taken = await consumer.get(queue.name, { noAck: true });
    expect(taken && [taken.properties.messageId, taken.content.toString()]).toEqual([
      messageId,
      '{"count":7}',
    ]);
    expect(taken && taken.properties.headers).toMatchObject({ 'x-attempt': 0, 'x-exchange': 'events' });
    expect(await readAudit()).toMatchObject([
      { action: 'unrouted.replayed', about: { message_id: messageId, exchange: 'events' }, outcome: 'done' },
    ]);
    await consumer.deleteQueue(queue.name);
  });

  test('that share an id are each sent where they were sent to', async () => {
    const channel = await connection.createChannel();
    const addresses = [
      ['events', `${queue.name}.v2`],
      ['retry', `${queue.name}.wait.0`],
    ] as const;
    channel.publish('retry', `${queue.name}.wait.0`, Buffer.from('{"count":7}'), { messageId });
    await channel.assertQueue(queue.name, { durable: false, autoDelete: true });
    for (const [exchange, routingKey] of addresses) await channel.bindQueue(queue.name, exchange, routingKey);
    await withOwn(async (messages) => {
      await messages.replay(messageId);
      expect(findOwn(messages)).toEqual([]);
    }, 2);
    const taken = [await channel.get(queue.name), await channel.get(queue.name)];
    expect(taken.map((raw) => raw && [raw.fields.exchange, raw.fields.routingKey]).sort()).toEqual(addresses);
    const about = (await readAudit()).map((entry) => [entry.about['exchange'], entry.about['routing_key']]);
    expect(about.sort()).toEqual(addresses);
    await channel.deleteQueue(queue.name);
  });

  test('that still find none are reported, and are kept', async () => {
    await withOwn((messages) => expect(messages.replay(messageId)).rejects.toThrow(StillUnrouted));
    await withOwn(() => undefined);
    expect(await readAudit()).toContainEqual(
      expect.objectContaining({ action: 'unrouted.replayed', outcome: 'failed' }),
    );
  });
});
