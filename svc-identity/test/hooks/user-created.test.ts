import { eventually } from '@sabi/test-kit/eventually';
import { createAdmin } from '../support/admin';
import { hooksAt, startHookServer, type TestHookServer } from '../support/hook-server';
import { password, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { post } from '../support/mails';
import {
  enter,
  authorizeUrl,
  type ProviderWorld,
  queryOf,
  startProviderWorld,
} from '../providers/support/providers';

const before = 'BEFORE_USER_CREATED';
const after = 'AFTER_USER_CREATED';
const refusal = { http_code: 403, message: 'Only people of example.org may sign up.' };
const refused = { status: 403, body: { code: 'unknown', message: refusal.message } };

describe('hooks before and after an account is created', () => {
  let server: TestHookServer;
  let world: ProviderWorld;
  let identity: TestIdentity;

  beforeAll(async () => {
    server = await startHookServer();
    world = await startProviderWorld({
      ...hooksAt(server, before, after),
      EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
      EXTERNAL_PHONE_ENABLED: 'true',
      SMS_TEST_OTP: '6281200000001=123456,6281200000002=123456',
      SMTP_MAX_FREQUENCY: '0s',
      SMS_MAX_FREQUENCY: '0s',
    });
    identity = world.identity;
  });

  beforeEach(() => server.reset());

  afterAll(async () => {
    await world.stop();
    await server.stop();
  });

  const users = () => identity.database.db.collection<{ _id: string; email: string | null }>('users');
  const userOf = (call: { body: Readonly<Record<string, unknown>> } | undefined) =>
    call?.body['user'] as Record<string, unknown> | undefined;
  const waitForCall = () =>
    eventually(() => {
      const [call] = server.callsOf(after);
      if (!call) throw new Error('The hook was not called');
      return call;
    });

  const ways: [string, (email: string) => Promise<unknown>][] = [
    ['a sign-up', (email) => post(identity, '/signup', { email, password, data: { plan: 'talent' } })],
    ['a code to sign in by', (email) => post(identity, '/otp', { email })],
    ['a magic link', (email) => post(identity, '/magiclink', { email })],
    [
      'an invitation',
      async (email) => post(identity, '/invite', { email }, { token: await identity.signAdmin() }),
    ],
    [
      'a link of an administrator',
      async (email) =>
        post(
          identity,
          '/admin/generate_link',
          { type: 'signup', email, password },
          { token: await identity.signAdmin() },
        ),
    ],
  ];

  test.each(ways)('by %s, the account that the hook saw is the one that is created', async (_name, make) => {
    const email = uniqueEmail();
    const seen: unknown[] = [];
    server.answer(before, async () => {
      seen.push(await users().findOne({ email }));
      return {};
    });
    expect(await make(email)).toMatchObject({ status: 200 });
    const stored = await users().findOne({ email });
    const [asked, ...others] = server.callsOf(before);
    expect(others).toEqual([]);
    expect(seen).toEqual([null]);
    expect(asked?.body['metadata']).toMatchObject({
      name: 'before-user-created',
      ip_address: expect.stringContaining('127.0.0.1'),
    });
    expect(userOf(asked)).toMatchObject({ id: stored?._id, email, identities: [{ provider: 'email' }] });
    expect(JSON.stringify(asked?.body)).not.toContain('password');
    const { body } = await waitForCall();
    expect(body).toMatchObject({
      metadata: { name: 'after-user-created' },
      user: { id: stored?._id, email },
    });
  });

  test.each(ways)('an account that the hook refuses is not created by %s', async (_name, make) => {
    const email = uniqueEmail();
    server.answer(before, { body: { error: refusal } });
    expect(await make(email)).toMatchObject(refused);
    expect(await users().findOne({ email })).toBeNull();
    expect(identity.mailServer.mails.some(({ to }) => JSON.stringify(to).includes(email))).toBe(false);
    expect(server.callsOf(after)).toEqual([]);
  });

  test('nor without an address', async () => {
    const answer = await post(identity, '/signup', {});
    expect(answer).toMatchObject({ status: 200, body: { user: { is_anonymous: true } } });
    const made = answer.body['user'] as { id: string };
    expect(userOf(server.callsOf(before)[0])).toMatchObject({ id: made.id, is_anonymous: true });
    expect(userOf(await waitForCall())).toMatchObject({ id: made.id });
    server.answer(before, { body: { error: refusal } });
    const count = await users().countDocuments();
    expect(await post(identity, '/signup', {})).toMatchObject(refused);
    expect(await users().countDocuments()).toBe(count);
  });

  test('nor by number', async () => {
    server.answer(before, { body: { error: refusal } });
    for (const [path, body] of [
      ['/signup', { phone: '6281200000001', password }],
      ['/otp', { phone: '6281200000001' }],
    ] as const)
      expect(await post(identity, path, body)).toMatchObject(refused);
    server.reset();
    expect((await post(identity, '/otp', { phone: '6281200000001' })).status).toBe(200);
    expect(userOf(server.callsOf(before)[0])).toMatchObject({ phone: '6281200000001' });
    await waitForCall(); // otherwise it would arrive during the next test
  });

  test('nor by a provider, with the error in the redirect', async () => {
    const person = { name: 'Ayu', email: uniqueEmail(), verified: 'on' } as const;
    server.answer(before, { body: { error: refusal } });
    const page = await enter(world, authorizeUrl({ provider: 'google' }), person);
    expect(queryOf(page)).toMatchObject({ error: 'access_denied', error_description: refusal.message });
    expect(await users().findOne({ email: person.email })).toBeNull();
    server.reset();
    await enter(world, authorizeUrl({ provider: 'google' }), person);
    const stored = await users().findOne({ email: person.email });
    expect(userOf(server.callsOf(before)[0])).toMatchObject({
      id: stored?._id,
      identities: [{ provider: 'google' }],
    });
    expect(userOf(await waitForCall())).toMatchObject({ id: stored?._id });
    server.reset();
    await enter(world, authorizeUrl({ provider: 'google' }), person);
    expect(server.calls).toEqual([]);
  });

  test('a sign-up with the address of an account calls the hook as any other, and creates none', async () => {
    const email = uniqueEmail();
    await post(identity, '/signup', { email, password });
    await waitForCall();
    server.reset();
    expect((await post(identity, '/signup', { email, password })).status).toBe(200);
    expect(server.callsOf(before)).toHaveLength(1);
    server.answer(before, { body: { error: refusal } });
    expect(await post(identity, '/signup', { email, password })).toMatchObject(refused);
    expect(server.callsOf(after)).toEqual([]);
    expect(await users().countDocuments({ email })).toBe(1);
  });

  test('a sign-in to an existing account does not call the hook', async () => {
    const email = uniqueEmail();
    await post(identity, '/otp', { email });
    await waitForCall();
    server.reset();
    server.answer(before, { body: { error: refusal } });
    expect((await post(identity, '/otp', { email })).status).toBe(200);
    expect(server.calls).toEqual([]);
  });

  test('several concurrent sign-ups with one address create one account, and call the hook for one', async () => {
    const email = uniqueEmail();
    const own = await startTestIdentity({ ...hooksAt(server, before, after), SMTP_MAX_FREQUENCY: '0s' });
    let ids: unknown[];
    try {
      const answers = await Promise.all(Array.from({ length: 4 }, () => post(own, '/otp', { email })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      const stored = await own.database.db.collection('users').find({ email }).toArray();
      ids = stored.map(({ _id: id }) => id);
      expect(ids).toHaveLength(1);
    } finally {
      await own.stop(); // ends calls of hooks
    }
    expect(server.callsOf(after).map((call) => userOf(call)?.['id'])).toEqual(ids);
  });

  test('an account created by an administrator does not call the hook', async () => {
    server.answer(before, { body: { error: refusal } });
    const admin = await createAdmin(identity);
    expect((await admin.call('POST', '/users', { email: uniqueEmail(), password })).status).toBe(200);
    expect(server.calls).toEqual([]);
  });

  test('a failed call changes nothing', async () => {
    server.answer(after, { body: { error: refusal } });
    const email = uniqueEmail();
    expect((await post(identity, '/signup', { email, password })).status).toBe(200);
    await waitForCall();
    expect(await users().findOne({ email })).not.toBeNull();
  });
});

test('an account that needs no confirmation is created as the hook saw it, and signed in', async () => {
  const server = await startHookServer();
  const identity = await startTestIdentity({ ...hooksAt(server, before), MAILER_AUTOCONFIRM: 'true' });
  try {
    for (const [path, body] of [
      ['/signup', { email: uniqueEmail(), password }],
      ['/otp', { email: uniqueEmail() }],
    ] as const) {
      expect((await post(identity, path, body)).status).toBe(200);
      const stored = await identity.database.db.collection('users').findOne({ email: body.email });
      expect(stored).toMatchObject({ email_confirmed_at: expect.any(Date) });
      expect(server.callsOf(before).at(-1)?.body['user']).toMatchObject({ id: stored?._id });
    }
  } finally {
    await identity.stop();
    await server.stop();
  }
});
