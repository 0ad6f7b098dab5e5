import { type Answer, call, currentVersion } from '../support/accounts';
import { claimsOf } from '../support/claims';
import { callAs, createProtected, refusal, signInAgain, tokensOf } from '../support/factors';
import { startTestIdentity, type TestIdentity } from '../support/identity';

describe('a session with the password alone of an account with a second factor', () => {
  let identity: TestIdentity;
  let owner: Awaited<ReturnType<typeof createProtected>>;
  let lower: Awaited<ReturnType<typeof signInAgain>>;
  const ask = (method: string, path: string): Promise<Answer> => callAs(identity, lower, method, path);
  const sessionOf = async (client: typeof lower) =>
    String(claimsOf((await tokensOf(client)).access)['session_id']);
  const isAlive = async (client: typeof lower) =>
    (await callAs(identity, client, 'GET', '/user')).status === 200;

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  beforeEach(async () => {
    owner = await createProtected(identity);
    lower = await signInAgain(identity, owner.email);
  });

  test('S23 reads neither the sessions of its owner nor their addresses', async () => {
    for (const path of ['/sessions', '/user/audit']) {
      const answer = await ask('GET', path);
      expect(refusal(answer)).toEqual({
        status: 403,
        code: 'insufficient_aal',
        message: 'AAL2 session is required when MFA is enabled',
      });
      expect(answer.text).not.toContain('127.0.0.1');
      expect((await callAs(identity, owner.client, 'GET', path)).text).toContain('127.0.0.1');
    }
  });

  test('S23 cannot end another session', async () => {
    const session = await sessionOf(owner.client);
    const ends = [
      ['DELETE', `/sessions/${session}`],
      ['DELETE', `/sessions/${session.toUpperCase()}`],
      ['POST', '/logout?scope=others'],
    ] as const;
    for (const [method, path] of ends)
      expect(refusal(await ask(method, path))).toMatchObject({ status: 403, code: 'insufficient_aal' });
    expect(await isAlive(owner.client)).toBe(true);
  });

  test.each(['?scope=global', ''])('S23 ends only itself by /logout%s', async (query) => {
    expect((await ask('POST', `/logout${query}`)).status).toBe(204);
    expect([await isAlive(lower), await isAlive(owner.client)]).toEqual([false, true]);
  });

  test('ends itself by its id, in either case of letters', async () => {
    expect((await ask('DELETE', `/sessions/${(await sessionOf(lower)).toUpperCase()}`)).status).toBe(204);
    expect([await isAlive(lower), await isAlive(owner.client)]).toEqual([false, true]);
  });

  test.each(['global', 'local', 'others'])(
    'S23 a token without a session ends none by scope=%s',
    async (scope) => {
      const token = await identity.sign({ sub: owner.userId, session_id: undefined });
      const answer = await call(identity, 'POST', `/auth/v1/logout?scope=${scope}`, {
        token,
        headers: currentVersion,
      });
      expect(refusal(answer)).toMatchObject({ status: 403, code: 'insufficient_aal' });
      expect(await isAlive(owner.client)).toBe(true);
    },
  );
});
