import { eventually } from '@sabi/test-kit/eventually';
import { createAccount, createSignedIn } from '../support/accounts';
import { createAdmin, type TestAdmin } from '../support/admin';
import { startTestIdentity, type TestIdentity } from '../support/identity';

interface Entry {
  readonly payload: Record<string, unknown>;
  readonly created_at: string;
}

describe('the audit log', () => {
  let identity: TestIdentity;
  let admin: TestAdmin;
  const find = async (query = '') => {
    const { status, body, headers } = await admin.call('GET', `/audit${query}`);
    return { status, headers, body, entries: body as unknown as Entry[] };
  };
  const actionsOf = async (actor: string) => {
    const { entries } = await find(`?query=${encodeURIComponent(`author:${actor}`)}&per_page=100`);
    return entries.map(({ payload }) => payload['action']);
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
    admin = await createAdmin(identity);
  });

  afterAll(() => identity.stop());

  test('lists sign-in, refresh and sign-out, newest first', async () => {
    const { client, email, userId } = await createSignedIn(identity);
    await eventually(async () => expect(await actionsOf(email)).toEqual(['login']));
    await client.refreshSession();
    await eventually(async () => expect(await actionsOf(email)).toEqual(['token_refreshed', 'login']));
    await client.signOut();
    await eventually(async () =>
      expect(await actionsOf(email)).toEqual(['logout', 'token_refreshed', 'login']),
    );
    const { entries } = await find(`?query=author:${email}`);
    expect(entries[2]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      payload: {
        action: 'login',
        actor_id: userId,
        actor_username: email,
        actor_via_sso: false,
        log_type: 'account',
        traits: { provider: 'email' },
      },
      created_at: expect.stringMatching(/Z$/),
      ip_address: '127.0.0.1',
    });
  });

  test('lists the reuse of a refresh token', async () => {
    const { client, email, userId } = await createSignedIn(identity);
    const stolen = (await client.getSession()).data.session?.refresh_token ?? '';
    await client.refreshSession();
    await client.refreshSession();
    await identity.database.db
      .collection('refresh_tokens')
      .updateMany({ user_id: userId, revoked: true }, { $set: { revoked_at: new Date(0) } });
    await identity.createClient().refreshSession({ refresh_token: stolen });
    await eventually(async () => expect((await actionsOf(email))[0]).toBe('token_revoked'));
  });

  test('lists actions of administrators, by their role', async () => {
    const { userId } = await createAccount(identity);
    await admin.call('PUT', `/users/${userId}`, { user_metadata: { a: 1 } });
    await admin.call('DELETE', `/users/${userId}`);
    await eventually(async () => {
      const { entries } = await find('?query=author:service_role');
      const ofUser = entries.filter(
        ({ payload }) => (payload['traits'] as { user_id?: string }).user_id === userId,
      );
      expect(ofUser.map(({ payload }) => payload['action'])).toEqual([
        'user_deleted',
        'user_modified',
        'user_signedup',
      ]);
    });
  });

  test('is searched by action and by type, and returned in pages', async () => {
    await createSignedIn(identity);
    await eventually(async () => {
      const { entries } = await find('?query=action:login');
      expect(entries.length).toBeGreaterThan(0);
      expect(new Set(entries.map(({ payload }) => payload['action']))).toEqual(new Set(['login']));
    });
    const { entries, headers } = await find('?query=type:account&page=1&per_page=1');
    expect(entries).toHaveLength(1);
    expect(entries[0]?.payload['log_type']).toBe('account');
    expect(Number(headers.get('X-Total-Count'))).toBeGreaterThan(1);
    expect(headers.get('Link')).toMatch(
      /^<\/admin\/audit\?page=2&query=type%3Aaccount&per_page=1>; rel="next", <\/admin\/audit\?page=\d+&/,
    );
  });

  test.each(['nonsense', 'email:x', 'author'])('the query %s is refused', async (query) => {
    const { status, body } = await find(`?query=${query}`);
    expect({ status, body }).toEqual({
      status: 400,
      body: { code: 'validation_failed', message: `Invalid query scope: ${query}` },
    });
  });

  test('special characters of patterns are searched literally', async () => {
    expect((await find(`?query=${encodeURIComponent('author:.*')}`)).entries).toEqual([]);
  });

  test('contains no password and no token', async () => {
    const { client } = await createSignedIn(identity);
    const session = (await client.getSession()).data.session;
    await client.refreshSession();
    await eventually(async () => expect((await find()).entries.length).toBeGreaterThan(2));
    const stored = JSON.stringify(await identity.database.db.collection('audit_log').find().toArray());
    for (const secret of [session?.refresh_token, session?.access_token, 'k9#vQz!lantai'])
      expect(stored).not.toContain(secret);
  });
});
