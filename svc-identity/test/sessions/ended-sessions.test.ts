import { randomUUID } from 'node:crypto';
import { type EndedSessionsPage, listEndedSessionsRoute } from '@sabi/contracts/http/identity/ended-sessions';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import request from 'supertest';
import { openDependencies } from '../../src/dependencies';
import { sweepErasures } from '../../src/domain/account-erasure/sweep-erasures';
import { readEnv } from '../../src/service';
import { call, currentVersion } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { callAs, createOwner, enrollTotp, raise, signInAgain, tokensOf } from '../support/factors';
import type { SignedInAccount } from '../support/factors';
import { claimsOf } from '../support/forged-tokens';
import { hooksAt, startHookServer, type TestHookServer } from '../support/hook-server';
import { buildEnv, issuer, password, startTestIdentity, type TestIdentity } from '../support/identity';
import { createOtherService, type OtherService } from '../support/other-service';

const passwordHook = 'PASSWORD_VERIFICATION_ATTEMPT';

describe('an ended session is refused by the other services', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;
  let other: OtherService;
  let hooks: TestHookServer;

  beforeAll(async () => {
    hooks = await startHookServer();
    identity = await startTestIdentity(hooksAt(hooks, passwordHook));
    admin = await createAdmin(identity);
    other = await createOtherService(identity);
  });
  beforeEach(() => hooks.reset());
  afterAll(async () => {
    await identity.stop();
    await hooks.stop();
  });

  /** An account on two devices with their current tokens. */
  const createDevices = async () => {
    const first = await createOwner(identity);
    const second = await signInAgain(identity, first.email);
    const tokens = [await tokensOf(first.client), await tokensOf(second)] as const;
    return { ...first, second, tokens };
  };
  type Devices = Awaited<ReturnType<typeof createDevices>>;
  const sessionOf = (token: string) => String(claimsOf(token)['session_id']);
  const ask = async (token: string) =>
    (await request(other.app).get('/').auth(token, { type: 'bearer' })).status;
  const statuses = async ({ tokens }: Devices) => {
    await other.endedSessions.refresh();
    return [await ask(tokens[0].access), await ask(tokens[1].access)];
  };
  const expectDone = ({ status, body }: { status: number; body: unknown }) => {
    if (status >= 300) throw new Error(`${status}: ${JSON.stringify(body)}`);
  };
  const as = async (device: Pick<SignedInAccount, 'client'>, method: string, path: string, body?: unknown) =>
    expectDone(await callAs(identity, device.client, method, path, body));
  const byAdmin = async (method: string, path: string, body?: unknown) =>
    expectDone(await admin.call(method, path, body));
  const eraseDue = async () => {
    const env = readEnv(buildEnv({ MONGODB_URI: identity.database.uri, JWT_ISSUER: issuer }));
    const deps = await openDependencies(env, {
      broker: { inProcess: identity.broker },
      logger: silentLogger,
    });
    await sweepErasures(deps, new AbortController().signal).finally(() => deps.close());
  };
  const refresh = (token: string) =>
    call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: token },
      headers: currentVersion,
    });

  const causes: [string, [number, number], (devices: Devices) => Promise<unknown>][] = [
    [
      'one session ended by its owner',
      [200, 401],
      (own) => as(own, 'DELETE', `/sessions/${sessionOf(own.tokens[1].access)}`),
    ],
    ['sign-out on this device', [401, 200], (own) => as(own, 'POST', '/logout?scope=local')],
    ['sign-out on all others', [200, 401], (own) => as(own, 'POST', '/logout?scope=others')],
    ['sign-out on all devices', [401, 401], (own) => as(own, 'POST', '/logout')],
    [
      'one session ended by an administrator',
      [200, 401],
      ({ userId, tokens }) => byAdmin('DELETE', `/users/${userId}/sessions/${sessionOf(tokens[1].access)}`),
    ],
    ['a ban', [401, 401], ({ userId }) => byAdmin('PUT', `/users/${userId}`, { ban_duration: '24h' })],
    [
      'a new password',
      [200, 401],
      (own) => as(own, 'PUT', '/user', { password: 'an0ther!long-enough one', current_password: password }),
    ],
    [
      'a new password by an administrator',
      [401, 401],
      ({ userId }) => byAdmin('PUT', `/users/${userId}`, { password: 'an0ther!long-enough one' }),
    ],
    ['another role', [401, 401], ({ userId }) => byAdmin('PUT', `/users/${userId}`, { role: 'reader' })],
    ['a new second factor', [200, 401], async (own) => raise(identity, own, await enrollTotp(own.client))],
    [
      'a refresh token used twice',
      [401, 200],
      async ({ tokens }) => {
        const child = String((await refresh(tokens[0].refresh)).body['refresh_token']);
        await refresh(child);
        await identity.database.db
          .collection('refresh_tokens')
          .updateMany({ session_id: sessionOf(tokens[0].access), revoked: true }, [
            { $set: { revoked_at: { $subtract: ['$revoked_at', 60_000] } } },
          ]);
        expect((await refresh(tokens[0].refresh)).body['code']).toBe('refresh_token_already_used');
      },
    ],
    [
      'an operator’s hook that signs the account out',
      [401, 401],
      async ({ email }) => {
        hooks.answer(passwordHook, { body: { decision: 'reject', should_logout_user: true } });
        await call(identity, 'POST', '/auth/v1/token?grant_type=password', {
          body: { email, password: 'wrong' },
        });
      },
    ],
    [
      'the account deleted by its owner, once its time is over',
      [401, 401],
      async (own) => {
        await as(own, 'POST', '/user/deletion');
        expect(await statuses(own)).toEqual([200, 200]); // it may be withdrawn
        await identity.database.db
          .collection<{ _id: string }>('account_deletions')
          .updateOne({ _id: own.userId }, { $set: { erases_at: new Date(Date.now() - 1000) } });
        await eraseDue();
      },
    ],
    [
      'the account deleted by an administrator',
      [401, 401],
      ({ userId }) => byAdmin('DELETE', `/users/${userId}`),
    ],
    [
      'the account emptied by an administrator',
      [401, 401],
      ({ userId }) => byAdmin('DELETE', `/users/${userId}`, { should_soft_delete: true }),
    ],
  ];

  test.each(causes)('S30 %s', async (_cause, expected, end) => {
    const [devices, untouched] = [await createDevices(), await createDevices()];
    expect(await statuses(devices)).toEqual([200, 200]);
    await end(devices);
    expect(await statuses(devices)).toEqual(expected);
    expect(await statuses(untouched)).toEqual([200, 200]);
  });

  test.each([
    ['banned', 'PUT', { ban_duration: '24h' }],
    ['deleted', 'DELETE', {}],
  ])(
    'S30 an account that is %s is refused in every session, also in one started at the same moment',
    async (_state, method, body) => {
      const { userId } = await createDevices();
      await byAdmin(method, `/users/${userId}`, body);
      await other.endedSessions.refresh();
      const token = await identity.sign({
        ...{ sub: userId, session_id: randomUUID(), email: '', aal: 'aal1' },
        ...{ is_anonymous: false, user_metadata: {} },
      });
      expect(await ask(token)).toBe(401);
    },
  );

  test('after a lifted ban the account is accepted again, in a new session', async () => {
    const { userId, email } = await createDevices();
    await byAdmin('PUT', `/users/${userId}`, { ban_duration: '24h' });
    await other.endedSessions.refresh();
    await byAdmin('PUT', `/users/${userId}`, { ban_duration: 'none' });
    await other.endedSessions.refresh();
    expect(await ask((await tokensOf(await signInAgain(identity, email))).access)).toBe(200);
  });

  describe('the list for other services', () => {
    const list = async (after?: string) => {
      const query = after === undefined ? '' : `?after=${after}`;
      const { status, body } = await call(identity, 'GET', `${listEndedSessionsRoute.path}${query}`);
      expect(status).toBe(200);
      return body as unknown as EndedSessionsPage;
    };
    const ends = () => identity.database.db.collection<{ _id: string }>('ended_sessions');
    const createEnd = (_id: string, noted_at: Date) => {
      const later = new Date(Date.now() + 3_600_000);
      return { _id, noted_at, refused_until: later, purge_at: later };
    };
    const keys = ({ ended }: EndedSessionsPage) => ended.map(([key]) => key);

    test('it contains no plain ids, and the gateway does not forward to it', async () => {
      const { client, userId, tokens } = await createDevices();
      await client.signOut();
      const listed = JSON.stringify(await list());
      for (const text of [userId, ...tokens.map(({ access }) => sessionOf(access))])
        expect(listed).not.toContain(text);
      expect((await call(identity, 'GET', `/auth/v1${listEndedSessionsRoute.path}`)).status).toBe(404);
    });

    test.each(['x', '1.short', '1.{$gt:1}', '-1'])('an invalid position is refused: %s', async (after) => {
      expect((await call(identity, 'GET', `${listEndedSessionsRoute.path}?after=${after}`)).status).toBe(400);
    });

    test('an entry that becomes visible late, after a long transaction, is listed too', async () => {
      const { next } = await list();
      const key = 'late'.padEnd(22, '-');
      await ends().insertOne(createEnd(key, new Date(Date.now() - 60_000)));
      expect(keys(await list(next))).toContain(key);
    });

    test('entries beyond one page are on the next, each once', async () => {
      await ends().deleteMany({});
      const noted = new Date(Date.now() - 1000);
      const all = Array.from({ length: 5002 }, (_, index) => String(index).padStart(22, '0'));
      await ends().insertMany(all.map((key) => createEnd(key, noted)));
      const first = await list();
      const second = await list(first.next);
      expect([first.has_more, second.has_more]).toEqual([true, false]);
      expect([...keys(first), ...keys(second)]).toEqual(all);
    });
  });
});
