import { randomUUID } from 'node:crypto';
import { defineMessage } from '@sabi/contracts/messages/message';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import { on, PermanentFailure } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import { createMessagingIndexes, type Messaging, startMessaging } from '@sabi/event-bus/messaging';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { testAmqpUrl } from '@sabi/test-kit/infrastructure';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { type ChannelModel, connect } from 'amqplib';
import { z } from 'zod';
import { type AuditEntry, createAuditLog, operationsDatabase } from '../src/audit-log';
import { DeadLetters } from '../src/dead-letters/dead-letters';
import { MessageMissing } from '../src/held-messages';

const amqpUrl = testAmqpUrl();
const operator = `operator-${randomUUID()}`;

// Only with a real broker: the in-process one has no dead-letter queues, and parks in the outbox.
(amqpUrl ? describe : describe.skip)('dead-lettered messages', () => {
  let database: TestDatabase;
  let messaging: Messaging;
  let connection: ChannelModel;
  let queue: QueueDefinition;
  /** Another service's queue for the same event. */
  let other: QueueDefinition;
  let isWell: boolean;
  let effects: { queue: string; count: number }[];

  const open = async (queues = [queue]) =>
    DeadLetters.open({
      channel: await connection.createConfirmChannel(),
      queues,
      audit: createAuditLog(database.client, operator),
    });
  /** Retries until each queue has a message, as messages read by others return a moment later. */
  const openWithEach = (queues = [queue]) =>
    eventually(async () => {
      const letters = await open(queues);
      if (letters.list().length === queues.length) return letters;
      await letters.close();
      throw new Error('One of them is not back yet');
    });
  const readAudit = () =>
    database.client.db(operationsDatabase).collection<AuditEntry>('audit_log').find({ operator }).toArray();

  beforeEach(async () => {
    const name = `test${randomUUID().slice(0, 8)}`;
    const counted = defineMessage({
      type: `${name}.counted.v1`,
      exchange: 'events',
      schema: z.object({ count: z.number() }),
    });
    queue = { name: `${name}.counted`, messages: [counted], retryDelaysMs: [50] };
    other = { ...queue, name: `${name}other.counted` };
    isWell = false;
    effects = [];
    database = await createTestDatabase();
    await createMessagingIndexes(database.db);
    messaging = await startMessaging({
      service: name,
      broker: { amqpUrl: amqpUrl ?? '' },
      client: database.client,
      db: database.db,
      logger: silentLogger,
      queues: [queue, other],
    });
    await eventually(() => messaging.bus.assertReachable());
    const handleFor = ({ name }: QueueDefinition) =>
      on(counted, async ({ count }, { attempt }) => {
        if (!isWell) throw new PermanentFailure('TEST_FAULT');
        expect(attempt).toBe(0);
        effects.push({ queue: name, count });
        return undefined;
      });
    await messaging.subscribe(
      [queue, other].map((each) => ({ queue: each, concurrency: 1, handlers: [handleFor(each)] })),
    );
    connection = await connect(amqpUrl ?? '');
    const message = createMessage(counted, { count: 7 });
    await messaging.bus.publish(message);
    for (const each of [queue, other])
      await eventually(async () =>
        expect(await list([each])).toMatchObject([{ messageId: message.id, queue: each.name }]),
      );
  });

  afterEach(async () => {
    await connection.close();
    await messaging.stop();
    await database.client.db(operationsDatabase).collection('audit_log').deleteMany({ operator });
    await database.drop();
  });

  const list = async (queues = [queue]) => {
    const letters = await open(queues);
    await letters.close();
    return letters.list();
  };
  const theOne = (letters: DeadLetters) => {
    const [letter] = letters.list();
    if (!letter) throw new Error('There is none');
    return letter;
  };

  test('are listed with where, why and since when, and stay where they are', async () => {
    for (let time = 0; time < 3; time += 1) {
      const letters = await openWithEach();
      expect(letters.list()).toEqual([
        {
          messageId: expect.any(String),
          queue: queue.name,
          type: `${queue.name}.v1`,
          code: 'TEST_FAULT',
          attempts: 1,
          firstSeen: expect.stringMatching(/^\d{4}-.*Z$/),
          requestId: expect.any(String),
          traceparent: expect.stringMatching(/^00-/),
        },
      ]);
      await letters.close();
    }
    expect(await readAudit()).toEqual([]);
  });

  test('are shown with their body', async () => {
    const letters = await openWithEach();
    const { messageId } = theOne(letters);
    expect(letters.show(messageId)).toMatchObject([{ messageId, body: { count: 7 } }]);
    expect(() => letters.show('another')).toThrow(MessageMissing);
    await letters.close();
  });

  test('are shown as text where their body is no JSON', async () => {
    const messageId = randomUUID();
    const channel = await connection.createChannel();
    channel.sendToQueue(queue.name, Buffer.from('{"count":'), { messageId, type: `${queue.name}.v1` });
    await eventually(async () => {
      const letters = await open();
      try {
        expect(letters.show(messageId)).toMatchObject([
          { queue: queue.name, code: 'MESSAGE_MALFORMED', body: '{"count":' },
        ]);
      } finally {
        await letters.close();
      }
    });
  });

  test('are replayed under their id, have their effect once, and are gone', async () => {
    isWell = true;
    const letters = await openWithEach();
    const { messageId } = theOne(letters);
    await letters.replay(messageId);
    await eventually(() => expect(effects).toEqual([{ queue: queue.name, count: 7 }]));
    await letters.close();
    expect(await list()).toEqual([]);
    const inbox = database.db.collection<{ _id: string }>('inbox');
    await eventually(async () =>
      expect(await inbox.findOne({ _id: `${queue.name}:${messageId}` })).toMatchObject({ state: 'done' }),
    );
    expect(await readAudit()).toMatchObject([
      {
        action: 'dead-letter.replayed',
        about: { message_id: messageId, code: 'TEST_FAULT' },
        outcome: 'done',
      },
    ]);
  });

  test('that fail again come back with what they failed of', async () => {
    const letters = await openWithEach();
    const { messageId } = theOne(letters);
    await letters.replay(messageId);
    await letters.close();
    await eventually(async () =>
      expect(await list()).toMatchObject([{ messageId, code: 'TEST_FAULT', attempts: 1 }]),
    );
  });

  test('are dropped for good, with the reason in the audit log', async () => {
    const letters = await openWithEach();
    const { messageId } = theOne(letters);
    await letters.drop(messageId, 'sent twice by a mistake');
    await letters.close();
    expect(await list()).toEqual([]);
    expect(await readAudit()).toMatchObject([
      {
        action: 'dead-letter.dropped',
        about: { message_id: messageId, reason: 'sent twice by a mistake' },
        outcome: 'done',
      },
    ]);
  });

  describe('by several services', () => {
    const both = () => [queue, other];
    const ofBoth = () => both().map(({ name }) => expect.objectContaining({ queue: name }) as unknown);
    const auditOfBoth = (action: string, messageId: string) =>
      both().map(({ name }) => ({ action, about: { message_id: messageId, queue: name }, outcome: 'done' }));

    test('are listed and shown once for each', async () => {
      const letters = await openWithEach(both());
      const { messageId } = theOne(letters);
      expect(letters.list()).toEqual(ofBoth());
      expect(letters.show(messageId)).toEqual(ofBoth());
      await letters.close();
    });

    test('are replayed to each, and have their effect once there', async () => {
      isWell = true;
      const letters = await openWithEach(both());
      const { messageId } = theOne(letters);
      expect(await letters.replay(messageId)).toEqual(ofBoth());
      await letters.close();
      await expectOneEffectOfEach();
      expect(await readAudit()).toMatchObject(auditOfBoth('dead-letter.replayed', messageId));
    });

    test('are replayed to each when all are', async () => {
      isWell = true;
      const letters = await openWithEach(both());
      const { messageId } = theOne(letters);
      expect(await letters.replayAll()).toEqual(ofBoth());
      await letters.close();
      await expectOneEffectOfEach();
      expect(await readAudit()).toMatchObject(auditOfBoth('dead-letter.replayed', messageId));
    });

    test('are replayed to that one alone whose copy it is', async () => {
      isWell = true;
      const letters = await openWithEach([other]);
      await letters.replayAll();
      await letters.close();
      await eventually(() => expect(effects).toEqual([{ queue: other.name, count: 7 }]));
      expect(await list(both())).toMatchObject([{ queue: queue.name }]);
      expect(effects).toHaveLength(1);
    });

    test('are dropped for each', async () => {
      const letters = await openWithEach(both());
      const { messageId } = theOne(letters);
      expect(await letters.drop(messageId, 'sent by a mistake')).toEqual(ofBoth());
      await letters.close();
      expect(await list(both())).toEqual([]);
      expect(await readAudit()).toMatchObject(auditOfBoth('dead-letter.dropped', messageId));
    });

    async function expectOneEffectOfEach() {
      await eventually(() =>
        expect(effects.map((each) => each.queue).sort()).toEqual([queue.name, other.name]),
      );
      expect(await list(both())).toEqual([]);
    }
  });
});
