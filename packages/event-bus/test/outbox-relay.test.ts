import { defineMessage } from '@sabi/contracts/messages/message';
import { createTestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { MongoError } from 'mongodb';
import { z } from 'zod';
import type { Message, MessageBus } from '../src/bus';
import { createMessage } from '../src/create-message';
import { Outbox, outboxEntries } from '../src/outbox';
import { OutboxRelay } from '../src/outbox-relay';

const greeted = defineMessage({ type: 'test.greeted.v1', exchange: 'events', schema: z.object({}) });

test('when the broker has been away, its absence does not count against a message, which leaves as soon as it is back', async () => {
  const database = await createTestDatabase();
  const published: Message[] = [];
  let looks = 0;
  let looksUntilPublished = 0;
  let isAway = true;
  const bus: MessageBus = {
    description: 'a broker that is away',
    publish: async (message) => {
      published.push(message);
      looksUntilPublished = looks;
    },
    subscribe: async () => undefined,
    close: async () => undefined,
    assertReachable: () => {
      looks += 1;
      if (isAway) throw new Error('away');
    },
  };
  const relay = new OutboxRelay(database.db, bus, silentLogger);
  const outbox = new Outbox(database.db, () => relay.wake());
  const message = createMessage(greeted, {});
  relay.start();
  try {
    await database.client.withSession((session) =>
      session.withTransaction(() => outbox.append(message, session)),
    );
    const before = looks;
    await eventually(() => expect(looks).toBeGreaterThan(before + 3));
    expect(await outboxEntries(database.db).findOne()).toMatchObject({ _id: message.id, tries: 0 });
    isAway = false;
    const looksWithout = looks;
    await eventually(() => expect(published).toHaveLength(1));
    expect(looksUntilPublished).toBe(looksWithout + 1); // by the first that finds it there
    await eventually(async () => expect(await outboxEntries(database.db).countDocuments()).toBe(0));
  } finally {
    await relay.stop();
    await database.drop();
  }
});

test('when a transaction is run again and again, the relay is woken once', async () => {
  const database = await createTestDatabase();
  let woken = 0;
  const outbox = new Outbox(database.db, () => (woken += 1));
  let attempts = 0;
  try {
    await database.client.withSession((session) =>
      session.withTransaction(async () => {
        await outbox.append(createMessage(greeted, {}), session);
        attempts += 1;
        if (attempts === 3) return;
        const met = new MongoError('It met another one');
        met.addErrorLabel('TransientTransactionError');
        throw met;
      }),
    );
    expect(await outboxEntries(database.db).countDocuments()).toBe(1);
    expect({ attempts, woken }).toEqual({ attempts: 3, woken: 1 });
  } finally {
    await database.drop();
  }
});
