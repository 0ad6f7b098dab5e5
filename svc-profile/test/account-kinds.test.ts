import { randomUUID } from 'node:crypto';
import type { UserType } from '@sabi/contracts/http/profile/profile';
import { accountKindChosen } from '@sabi/contracts/messages/profile';
import { accountKindQueue } from '@sabi/contracts/messages/queues';
import { outboxEntries } from '@sabi/event-bus/outbox';
import { createTestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import request from 'supertest';
import { migrations } from '../src/data-access/migrations';
import { changeProfile } from '../src/domain/profiles/change-profile';
import { openProfile } from '../src/domain/profiles/open-profile';
import { fetchProfile } from './cvs';
import { type Account, startTestService, type TestService } from './harness';

const kinds = ['talent', 'recruiter'] as const;

describe('the other services are informed of the kind of an account', () => {
  let service: TestService;
  const received: unknown[] = [];

  beforeAll(async () => {
    service = await startTestService();
    service.broker.register(accountKindQueue.name, async ({ body }) => void received.push(body));
  });
  afterAll(() => service.stop());

  /** Published kinds of an account, once none is pending. */
  async function publishedOf({ userId }: Pick<Account, 'userId'>): Promise<UserType[]> {
    const waiting = outboxEntries(service.database.db);
    const { type } = accountKindChosen;
    await eventually(async () => expect(await waiting.countDocuments({ type })).toBe(0));
    return received
      .map((body) => accountKindChosen.schema.parse(body))
      .filter(({ user_id }) => user_id === userId)
      .map(({ user_type }) => user_type);
  }
  const patch = ({ token }: Account, changes: object) =>
    request(service.url).patch('/api/profile/v1/profile').auth(token, { type: 'bearer' }).send(changes);
  const storedOf = (userId: string) =>
    service.database.db.collection('profiles').findOne({ user_id: userId });
  /** Outside of requests, calls of an account run in parallel, as between replicas. */
  const atOnce = <T>(call: () => Promise<T>) => Promise.allSettled(Array.from({ length: 4 }, call));
  const failing = () => ({
    ...service.dependencies,
    outbox: { append: () => Promise.reject(new Error('The outbox fails')) },
  });

  test.each(kinds)('when a profile is created from the sign-up data of a %s, once', async (kind) => {
    const account = await service.account({ user_type: kind });
    await fetchProfile(service, account);
    await fetchProfile(service, account);
    await patch(account, { user_type: kind, first_name: 'Ayu' }).expect(200);
    expect(await publishedOf(account)).toEqual([kind]);
  });

  test.each(kinds)('when an account without a kind becomes a %s later, once', async (kind) => {
    const account = await service.account();
    await fetchProfile(service, account);
    await patch(account, { first_name: 'Ayu' }).expect(200);
    expect(await publishedOf(account)).toEqual([]);
    await patch(account, { user_type: kind }).expect(200);
    await patch(account, { user_type: kind }).expect(200);
    await patch(account, { first_name: 'Budi' }).expect(200);
    expect(await publishedOf(account)).toEqual([kind]);
  });

  test('when the choice is the first call of an account, once', async () => {
    const account = await service.account();
    await patch(account, { user_type: 'recruiter', first_name: 'Ayu' }).expect(200);
    expect(await publishedOf(account)).toEqual(['recruiter']);
  });

  test('when the other kind is chosen afterwards, the refusal publishes nothing', async () => {
    const account = await service.account({ user_type: 'recruiter' });
    await patch(account, { user_type: 'talent' }).expect(403);
    expect(await publishedOf(account)).toEqual(['recruiter']);
  });

  test('when the account changes its metadata afterwards, nothing is published', async () => {
    const account = await service.account({ user_type: 'recruiter' });
    await fetchProfile(service, account);
    const changed = await service.account({ user_type: 'talent' }, { sub: account.userId });
    await fetchProfile(service, changed);
    expect(await publishedOf(account)).toEqual(['recruiter']);
  });

  test('when replicas create one profile at once, there is one profile and one message', async () => {
    const account = { userId: randomUUID(), userMetadata: { user_type: 'talent' } };
    const opened = await atOnce(() => openProfile(account, service.dependencies));
    expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 'fulfilled'));
    expect(await service.database.db.collection('profiles').countDocuments({ user_id: account.userId })).toBe(
      1,
    );
    expect(await publishedOf(account)).toEqual(['talent']);
  });

  test('when both kinds are chosen at once, the one that is stored is published, once', async () => {
    const account = { userId: randomUUID(), userMetadata: {} };
    await openProfile(account, service.dependencies);
    let count = 0;
    const outcomes = await atOnce(() => {
      const changes = { user_type: kinds[count++ % 2] };
      return changeProfile({ account, changes }, service.dependencies);
    });
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect(await publishedOf(account)).toEqual([(await storedOf(account.userId))?.['user_type']]);
  });

  test('when the message cannot be stored, neither is the profile', async () => {
    const account = { userId: randomUUID(), userMetadata: { user_type: 'talent' } };
    await expect(openProfile(account, failing())).rejects.toThrow('The outbox fails');
    expect(await storedOf(account.userId)).toBeNull();
  });

  test('when the message cannot be stored, neither is the choice', async () => {
    const account = { userId: randomUUID(), userMetadata: {} };
    const changes = { user_type: 'talent' } as const;
    await expect(changeProfile({ account, changes }, failing())).rejects.toThrow('The outbox fails');
    expect(await storedOf(account.userId)).toMatchObject({ user_type: null });
  });
});

describe('the migration', () => {
  test('publishes each kind there is, also when replicas run it at once', async () => {
    const { db, drop } = await createTestDatabase();
    const run = async () => migrations.find(({ name }) => name === '0013-existing-account-kinds')?.up(db);
    const chosen = Array.from({ length: 1201 }, (_, index) => ({
      user_id: randomUUID(),
      user_type: kinds[index % 2],
    }));
    const undecided = { user_id: randomUUID(), user_type: null };
    await db.collection('profiles').insertMany([undecided, ...chosen].map((each) => ({ ...each })));
    const published = async () => {
      const entries = await outboxEntries(db).find({ type: accountKindChosen.type }).toArray();
      const sorted = entries.map(({ body }) => JSON.stringify(accountKindChosen.schema.parse(body)));
      return sorted.toSorted();
    };
    const expected = chosen.map((each) => JSON.stringify(each));
    await run();
    expect(await published()).toEqual(expected.toSorted());
    await Promise.all([run(), run()]);
    expect(await published()).toEqual([...expected, ...expected, ...expected].toSorted());
    await drop();
  });
});
