import { defineMessage } from '@sabi/contracts/messages/message';
import { createTestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { MongoClient, MongoError } from 'mongodb';
import { z } from 'zod';
import type { Message, MessageBus } from '../src/bus';
import { createMessage } from '../src/create-message';
import { Outbox, outboxEntries } from '../src/outbox';
import { OutboxRelay } from '../src/outbox-relay';

const recordingBus = (published: Message[]): MessageBus => ({
  description: 'a list',
  publish: async (message) => {
    published.push(message);
  },
  subscribe: async () => undefined,
  close: async () => undefined,
  assertReachable: () => undefined,
});

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

test('two relays of one database publish each of 300 messages once between them', async () => {
  const database = await createTestDatabase();
  const published: Message[] = [];
  const relays = [1, 2].map(() => new OutboxRelay(database.db, recordingBus(published), silentLogger));
  const messages = Array.from({ length: 300 }, () => createMessage(greeted, {}));
  const outbox = new Outbox(database.db);
  try {
    await database.client.withSession((session) =>
      session.withTransaction(() => outbox.appendAll(messages, session)),
    );
    for (const relay of relays) relay.start();
    await eventually(async () => expect(await outboxEntries(database.db).countDocuments()).toBe(0));
    expect(published.map(({ id }) => id).sort()).toEqual(messages.map(({ id }) => id).sort());
  } finally {
    for (const relay of relays) await relay.stop();
    await database.drop();
  }
});

test('messages of one transaction are leased by one command and removed by few', async () => {
  const database = await createTestDatabase();
  const client = await MongoClient.connect(database.uri, { monitorCommands: true });
  const commands: string[] = [];
  client.on('commandStarted', ({ commandName }) => commands.push(commandName));
  const published: Message[] = [];
  const relay = new OutboxRelay(client.db(database.db.databaseName), recordingBus(published), silentLogger);
  const messages = Array.from({ length: 40 }, () => createMessage(greeted, {}));
  try {
    await database.client.withSession((session) =>
      session.withTransaction(() => new Outbox(database.db).appendAll(messages, session)),
    );
    relay.start();
    await eventually(async () => expect(await outboxEntries(database.db).countDocuments()).toBe(0));
    expect(published).toHaveLength(40);
    expect(commands.filter((name) => name === 'update')).toHaveLength(1);
    expect(commands.filter((name) => name === 'delete').length).toBeLessThanOrEqual(2);
  } finally {
    await relay.stop();
    await client.close();
    await database.drop();
  }
});

test('a message whose removal failed is published again under its id', async () => {
  const database = await createTestDatabase();
  const published: Message[] = [];
  const message = createMessage(greeted, {});
  const { db, client } = database;
  let refused = 0;
  const entries = outboxEntries(db);
  const refusing = new Proxy(entries, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (name === 'deleteMany' && refused++ === 0)
        return () => Promise.reject(new MongoError('The connection was lost'));
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
  const failing = new Proxy(db, {
    get: (target, name) => (name === 'collection' ? () => refusing : Reflect.get(target, name)),
  });
  const relay = new OutboxRelay(failing, recordingBus(published), silentLogger);
  try {
    await client.withSession((session) =>
      session.withTransaction(() => new Outbox(db).append(message, session)),
    );
    relay.start();
    await eventually(async () => expect(await entries.countDocuments()).toBe(0), 20_000);
    expect(published.map(({ id }) => id)).toEqual([message.id, message.id]);
  } finally {
    await relay.stop();
    await database.drop();
  }
});

test('a relay stops while as many messages as it may publish at once are on their way', async () => {
  const database = await createTestDatabase();
  const bus = { ...recordingBus([]), publish: () => new Promise<void>(() => undefined) };
  const relay = new OutboxRelay(database.db, bus, silentLogger);
  const messages = Array.from({ length: 60 }, () => createMessage(greeted, {}));
  try {
    await database.client.withSession((session) =>
      session.withTransaction(() => new Outbox(database.db).appendAll(messages, session)),
    );
    relay.start();
    await eventually(async () =>
      expect(await outboxEntries(database.db).countDocuments({ tries: 1 })).toBe(50),
    );
    await relay.stop(); // in time, or the test's limit ends it
  } finally {
    await database.drop();
  }
}, 60_000);
