import request from 'supertest';
import { call, createSignedIn, currentVersion } from '../support/accounts';
import { createAdmin } from '../support/admin';
import { createOwner, enrollTotp, raise, signInAgain, tokensOf } from '../support/factors';
import { claimsOf } from '../support/forged-tokens';
import type { TestIdentity } from '../support/identity';
import { createApplication, obtainTokens, startOAuthServer } from '../support/oauth';
import { createOtherService } from '../support/other-service';

describe('what a service that knows the key set alone makes of tokens', () => {
  let identity: TestIdentity;
  let otherService: ReturnType<typeof createOtherService>;
  const ask = (token: string | undefined) =>
    request(otherService).get('/').auth(String(token), { type: 'bearer' });

  beforeAll(async () => {
    identity = await startOAuthServer();
    otherService = createOtherService(identity);
  });

  afterAll(() => identity.stop());

  test('S23 where there is a second factor, a session is served once it has shown it', async () => {
    const owner = await createOwner(identity);
    await ask((await tokensOf(owner.client)).access).expect(200);
    const factor = await enrollTotp(owner.client);
    await raise(identity, owner, factor);
    await ask((await tokensOf(owner.client)).access).expect(200);

    const again = await signInAgain(identity, owner.email);
    const { body } = await ask((await tokensOf(again)).access).expect(403);
    expect(body.code).toBe('ACCESS_DENIED');
    await again.refreshSession();
    await ask((await tokensOf(again)).access).expect(403);
    await raise(identity, { ...owner, client: again }, factor);
    await ask((await tokensOf(again)).access).expect(200);
  });

  test('S36 the token of an application is for this service alone', async () => {
    const { client } = await createSignedIn(identity);
    const tokens = await obtainTokens(identity, await createApplication(identity), client);
    await ask(tokens['access_token']).expect(401);
    await ask(tokens['id_token']).expect(401);
  });

  test.each([
    ['banned', 'PUT', { ban_duration: '24h' }],
    ['deleted', 'DELETE', {}],
  ])('S30 of an account that is %s it takes none for longer than an hour', async (_name, method, body) => {
    const { client, userId } = await createSignedIn(identity);
    const { access, refresh } = await tokensOf(client);
    const admin = await createAdmin(identity);
    expect((await admin.call(method, `/users/${userId}`, body)).status).toBe(200);
    const refreshed = await call(identity, 'POST', '/auth/v1/token?grant_type=refresh_token', {
      body: { refresh_token: refresh },
      headers: currentVersion,
    });
    expect(refreshed).toMatchObject({
      status: 400,
      body: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token: Refresh Token Not Found' },
    });
    expect(Number(claimsOf(access)['exp']) - Date.now() / 1000).toBeLessThanOrEqual(3600);
  });
});
