import { banChanged } from '@sabi/contracts/messages/account';
import { banQueue } from '@sabi/contracts/messages/queues';
import type { Message } from '@sabi/event-bus/bus';
import { eventually } from '@sabi/test-kit/eventually';
import { publishExistingBans } from '../../src/data-access/migrations/existing-bans';
import { createAccount } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { startTestIdentity, type TestIdentity } from '../support/identity';

const hourMs = 3_600_000;

describe('a ban is published to the other services', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;
  const published: Message[] = [];
  const bansOf = (userId: string) =>
    published
      .map(({ body, occurredAt }) => ({ ...banChanged.schema.parse(body), occurredAt }))
      .filter(({ user_id }) => user_id === userId);
  const users = () => identity.database.db.collection<{ _id: string }>('users');

  beforeAll(async () => {
    identity = await startTestIdentity();
    admin = await createAdmin(identity);
    identity.broker.register(banQueue.name, async (message) => void published.push(message));
  });

  afterAll(() => identity.stop());

  test('when it is set, extended and lifted, and at no other change', async () => {
    const { userId } = await createAccount(identity);
    const change = (body: object) => admin.call('PUT', `/users/${userId}`, body);
    await change({ ban_duration: '24h' });
    await change({ user_metadata: { note: 'x' } });
    const { body } = await change({ ban_duration: '48h' });
    await change({ ban_duration: 'none' });
    await change({ ban_duration: 'none' });
    // Messages may arrive out of order, but contain their times.
    const inOrder = () =>
      bansOf(userId).sort((one, other) => Number(one.occurredAt) - Number(other.occurredAt));
    await eventually(() =>
      expect(inOrder().map(({ banned_until }) => banned_until)).toEqual([
        expect.any(String),
        body['banned_until'],
        null,
      ]),
    );
  });

  test('for an account that is created banned, and for no other', async () => {
    const { userId } = await createAccount(identity);
    const { userId: banned } = await createAccount(identity, { ban_duration: '1h' });
    await eventually(() => expect(bansOf(banned)).toHaveLength(1));
    expect(bansOf(userId)).toEqual([]);
  });

  test('from before the message existed, unless it is over', async () => {
    const [{ userId }, { userId: free }, { userId: over }] = [
      await createAccount(identity),
      await createAccount(identity),
      await createAccount(identity),
    ];
    const [until, past, changed] = [1, -1, -2].map((hours) => new Date(Date.now() + hours * hourMs));
    await users().updateOne({ _id: userId }, { $set: { banned_until: until, updated_at: changed } });
    await users().updateOne({ _id: over }, { $set: { banned_until: past } });
    await publishExistingBans(identity.database.db);
    await publishExistingBans(identity.database.db); // two replicas start at once
    const message = { user_id: userId, banned_until: until?.toISOString(), occurredAt: changed };
    await eventually(() => expect(bansOf(userId)).toEqual([message, message]));
    expect([...bansOf(free), ...bansOf(over)]).toEqual([]);
  });
});
