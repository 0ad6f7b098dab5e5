import { call, createAccount, currentVersion, signIn } from './support/accounts';
import { startTestIdentity, type TestIdentity } from './support/identity';

describe('sign-out', () => {
  let identity: TestIdentity;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  /** Three devices of an account, and which still have access and can refresh. */
  const buildDevices = async () => {
    const { email } = await createAccount(identity);
    const clients = [
      await signIn(identity, email),
      await signIn(identity, email),
      await signIn(identity, email),
    ];
    const sessions = await Promise.all(
      clients.map(async (client) => (await client.getSession()).data.session),
    );
    const [first] = clients;
    if (!first) throw new Error('unreachable: three clients were made');
    const alive = () =>
      Promise.all(
        sessions.map(async (session) => {
          const token = session?.access_token ?? '';
          const user = await call(identity, 'GET', '/auth/v1/user', { token, headers: currentVersion });
          const refreshed = await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
            body: { refresh_token: session?.refresh_token },
            headers: currentVersion,
          });
          return `${String(user.body['code'] ?? 'alive')}, ${String(refreshed.body['code'] ?? 'alive')}`;
        }),
      );
    return { first, alive };
  };
  const alive = 'alive, alive';
  const ended = 'session_not_found, refresh_token_not_found';

  test.each([
    ['global', [ended, ended, ended]],
    ['local', [ended, alive, alive]],
    ['others', [alive, ended, ended]],
  ] as const)('S29 %s', async (scope, expected) => {
    const devices = await buildDevices();
    expect((await devices.first.signOut({ scope })).error).toBeNull();
    expect(await devices.alive()).toEqual(expected);
  });

  test('without a scope it is global', async () => {
    const devices = await buildDevices();
    await devices.first.signOut();
    expect(await devices.alive()).toEqual([ended, ended, ended]);
  });

  test('S29 sessions of other accounts are not affected', async () => {
    const [one, other] = [await buildDevices(), await buildDevices()];
    await one.first.signOut();
    expect(await other.alive()).toEqual([alive, alive, alive]);
  });

  test.each([
    ['an unknown scope', '?scope=zzz', 400, 'validation_failed', 'Unsupported logout scope "zzz"'],
    [
      'a scope twice, of which the first counts',
      '?scope=zzz&scope=local',
      400,
      'validation_failed',
      'Unsupported logout scope "zzz"',
    ],
  ])('%s is refused', async (_name, query, status, code, message) => {
    const { first } = await buildDevices();
    const token = (await first.getSession()).data.session?.access_token ?? '';
    const answer = await call(identity, 'POST', `/auth/v1/logout${query}`, {
      token,
      headers: currentVersion,
    });
    expect({ status: answer.status, body: answer.body }).toEqual({ status, body: { code, message } });
  });

  test('a session that has ended cannot be ended again', async () => {
    const { first } = await buildDevices();
    const token = (await first.getSession()).data.session?.access_token ?? '';
    const end = () =>
      call(identity, 'POST', '/auth/v1/logout?scope=local', { token, headers: currentVersion });
    expect(await end()).toMatchObject({ status: 204, text: '' });
    expect(await end()).toMatchObject({ status: 403, body: { code: 'session_not_found' } });
  });
});
