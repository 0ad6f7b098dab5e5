import request from 'supertest';
import { createServiceToken } from '../../src/integrations/service-token';
import { readEnv } from '../../src/service';
import { createSignedIn } from '../support/accounts';
import { createOwner, enrollTotp, raise, signInAgain, tokensOf } from '../support/factors';
import { issuer, type TestIdentity } from '../support/identity';
import { createApplication, obtainTokens, startOAuthServer } from '../support/oauth';
import { createOtherService, type OtherService } from '../support/other-service';

describe('tokens at a service that has only the key set', () => {
  let identity: TestIdentity;
  let otherService: OtherService['app'];
  const ask = (token: string | undefined) =>
    request(otherService).get('/').auth(String(token), { type: 'bearer' });

  beforeAll(async () => {
    identity = await startOAuthServer();
    ({ app: otherService } = await createOtherService(identity));
  });

  afterAll(() => identity.stop());

  test('S23 a session of an account with a second factor is accepted once it was verified', async () => {
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

  test("S47 an operator's token is accepted for routes of staff, and no account's is", async () => {
    const askStaff = (token: string) => request(otherService).get('/staff').auth(token, { type: 'bearer' });
    const keys = { JWT_KEYS: JSON.stringify([identity.signingKey.jwk]), JWT_ISSUER: issuer };
    const key = createServiceToken(
      readEnv({ NODE_ENV: 'test', PORT: '0', MONGODB_URI: 'mongodb://127.0.0.1/x', ...keys }),
    );
    await askStaff(key).expect(200, { role: 'service_role', subject: null });
    await ask(key).expect(401);
    const { client } = await createSignedIn(identity);
    await askStaff((await tokensOf(client)).access).expect(403);
    const { access_token: application } = await obtainTokens(
      identity,
      await createApplication(identity),
      client,
    );
    await askStaff(String(application)).expect(401);
  });

  test('S36 the token of an application is refused by other services', async () => {
    const { client } = await createSignedIn(identity);
    const tokens = await obtainTokens(identity, await createApplication(identity), client);
    await ask(tokens['access_token']).expect(401);
    await ask(tokens['id_token']).expect(401);
  });
});
