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
import { DeadLetterMissing, DeadLetters } from '../src/dead-letters/dead-letters';

const amqpUrl = testAmqpUrl();
const operator = `operator-${randomUUID()}`;

// With a real broker alone: the stand-in of a laptop has no dead queues, it parks in the outbox.
(amqpUrl ? describe : describe.skip)('messages that were given up', () => {
  let database: TestDatabase;
  let messaging: Messaging;
  let connection: ChannelModel;
  let queue: QueueDefinition;
  let isWell: boolean;
  let effects: number[];

  const open = async () =>
    DeadLetters.open({
      channel: await connection.createConfirmChannel(),
      queues: [queue],
      audit: createAuditLog(database.client, operator),
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
      queues: [queue],
    });
    await eventually(() => messaging.bus.assertReachable());
    const handle = on(counted, async ({ count }, { attempt }) => {
      if (!isWell) throw new PermanentFailure('TEST_FAULT');
      expect(attempt).toBe(0);
      effects.push(count);
      return undefined;
    });
    await messaging.subscribe([{ queue, concurrency: 1, handlers: [handle] }]);
    connection = await connect(amqpUrl ?? '');
    const message = createMessage(counted, { count: 7 });
    await messaging.bus.publish(message);
    await eventually(async () => {
      const letters = await open();
      const [letter] = letters.list();
      await letters.close();
      expect(letter).toMatchObject({ messageId: message.id });
    });
  });

  afterEach(async () => {
    await connection.close();
    await messaging.stop();
    await database.client.db(operationsDatabase).collection('audit_log').deleteMany({ operator });
    await database.drop();
  });

  const theOne = (letters: DeadLetters) => {
    const [letter] = letters.list();
    if (!letter) throw new Error('There is none');
    return letter;
  };

  test('are listed with where, why and since when, and stay where they are', async () => {
    for (let time = 0; time < 3; time += 1) {
      const letters = await open();
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
    const letters = await open();
    const { messageId } = theOne(letters);
    expect(letters.show(messageId)).toMatchObject({ messageId, body: { count: 7 } });
    expect(() => letters.show('another')).toThrow(DeadLetterMissing);
    await letters.close();
  });

  test('are replayed under their id, have their effect once, and are gone', async () => {
    isWell = true;
    const letters = await open();
    const { messageId } = theOne(letters);
    await letters.replay(messageId);
    await eventually(() => expect(effects).toEqual([7]));
    await letters.close();
    const again = await open();
    expect(again.list()).toEqual([]);
    await again.close();
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
    const letters = await open();
    const { messageId } = await letters.replay(theOne(letters).messageId);
    await letters.close();
    await eventually(async () => {
      const again = await open();
      const found = again.list();
      await again.close();
      expect(found).toMatchObject([{ messageId, code: 'TEST_FAULT', attempts: 1 }]);
    });
  });

  test('are dropped for good, with the reason in the audit log', async () => {
    const letters = await open();
    const { messageId } = await letters.drop(theOne(letters).messageId, 'sent twice by a mistake');
    await letters.close();
    const again = await open();
    expect(again.list()).toEqual([]);
    await again.close();
    expect(await readAudit()).toMatchObject([
      {
        action: 'dead-letter.dropped',
        about: { message_id: messageId, reason: 'sent twice by a mistake' },
        outcome: 'done',
      },
    ]);
  });
});
