import { queues } from '@sabi/contracts/messages/queues';
import { InProcessBroker } from '@sabi/event-bus/in-process-bus';
import { eventually } from '@sabi/test-kit/eventually';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { openDependencies } from '../../src/dependencies';
import { sweepAnonymousUsers } from '../../src/domain/account-erasure/sweep-anonymous-users';
import { readEnv } from '../../src/service';
import { createAccount } from '../support/accounts';
import { buildEnv, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';

const dayMs = 24 * 3_600_000;
const settings = {
  EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  ANONYMOUS_USERS_MAX_AGE_DAYS: '7',
  MAILER_AUTOCONFIRM: 'true',
};

describe('old anonymous accounts', () => {
  let identity: TestIdentity;
  const accounts = () => identity.database.db.collection<{ _id: string }>('users');
  const signUp = async () => {
    const client = identity.createClient();
    const { data } = await client.signInAnonymously();
    return { client, id: data.user?.id ?? '' };
  };
  const age = (id: string, days: number) =>
    accounts().updateOne({ _id: id }, { $set: { created_at: new Date(Date.now() - days * dayMs) } });
  /** The hourly sweep of another process. */
  const sweep = async () => {
    await identity.database.db.collection('leases').deleteMany({});
    return startTestIdentity({ ...settings, MONGODB_URI: identity.database.uri });
  };

  beforeAll(async () => {
    identity = await startTestIdentity(settings);
  });

  afterAll(() => identity.stop());

  test('are deleted with all their data; recent and permanent ones stay', async () => {
    const [old, young, upgraded] = [await signUp(), await signUp(), await signUp()];
    await upgraded.client.updateUser({ email: uniqueEmail() });
    const lasting = await createAccount(identity);
    for (const id of [old.id, upgraded.id, lasting.userId]) await age(id, 8);
    await age(young.id, 6);
    const sweeping = await sweep();
    try {
      await eventually(async () => expect(await accounts().findOne({ _id: old.id })).toBeNull());
      await eventually(async () => {
        const { db } = identity.database;
        expect(await db.collection('sessions').countDocuments({ user_id: old.id })).toBe(0);
        expect(await db.collection('refresh_tokens').countDocuments({ user_id: old.id })).toBe(0);
      });
      const kept = [young.id, upgraded.id, lasting.userId];
      expect(await accounts().countDocuments({ _id: { $in: kept } })).toBe(3);
      expect((await old.client.getUser()).error).toBeTruthy();
      expect((await young.client.getUser()).error).toBeNull();
    } finally {
      await sweeping.stop();
    }
  });

  test('stay if they get an address after the sweep has found them', async () => {
    const { client, id } = await signUp();
    const deps = await openDependencies(
      readEnv(buildEnv({ ...settings, MONGODB_URI: identity.database.uri })),
      {
        broker: { inProcess: new InProcessBroker(queues) },
        logger: silentLogger,
      },
    );
    try {
      await age(id, 8);
      await client.updateUser({ email: uniqueEmail() });
      const users = { ...deps.users, findAnonymousBefore: async () => [id] };
      expect(await sweepAnonymousUsers({ ...deps, users }, new AbortController().signal)).toBe(0);
      expect((await client.getUser()).error).toBeNull();
      expect((await client.refreshSession()).error).toBeNull();
    } finally {
      await deps.close();
    }
  });

  test('are swept by one replica at a time', async () => {
    const { id } = await signUp();
    await age(id, 8);
    const first = await sweep();
    try {
      await eventually(async () => expect(await accounts().findOne({ _id: id })).toBeNull());
      const next = await signUp();
      await age(next.id, 8);
      const second = await startTestIdentity({ ...settings, MONGODB_URI: identity.database.uri });
      await second.stop();
      expect(await accounts().findOne({ _id: next.id })).not.toBeNull();
    } finally {
      await first.stop();
    }
  });
});
