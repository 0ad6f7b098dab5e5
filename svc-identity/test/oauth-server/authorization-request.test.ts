import { randomUUID } from 'node:crypto';
import { createSignedIn } from '../support/accounts';
import { siteUrl, type TestIdentity } from '../support/identity';
import {
  beginAuthorization,
  consent,
  createApplication,
  createVerifier,
  exchange,
  redirectUri,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

describe('authorization requests', () => {
  let identity: TestIdentity;
  let application: TestApplication;

  beforeAll(async () => {
    identity = await startOAuthServer();
    application = await createApplication(identity);
  });

  afterAll(() => identity.stop());

  test('the browser is redirected to the consent page', async () => {
    const { status, location, authorizationId } = await beginAuthorization(identity, application);
    expect(status).toBe(302);
    expect(authorizationId).toMatch(/^[\dA-Za-z]{32}$/);
    expect(location?.href).toBe(`${siteUrl}/auth/consent?authorization_id=${authorizationId}`);
  });

  test.each([
    ['no client', { client_id: undefined }, 'validation_failed', 'client_id is required'],
    ['no id', { client_id: 'x' }, 'oauth_client_not_found', 'invalid client_id format'],
    ['an unknown client', { client_id: randomUUID() }, 'oauth_client_not_found', 'invalid client_id'],
    ['no address', { redirect_uri: undefined }, 'validation_failed', 'redirect_uri is required'],
  ])('%s is answered here, without a redirect', async (_name, changes, code, message) => {
    const { answer, location } = await beginAuthorization(identity, application, changes);
    expect(location).toBeNull();
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error_code: code, msg: message });
  });

  test.each([
    'https://app.test/callback/',
    'https://app.test/callback?x=1',
    'https://app.test/callback#x',
    'https://app.test/Callback',
    'https://app.test/callback/../evil',
    'https://app.test:443/callback',
    'https://app.test:8443/callback',
    'http://app.test/callback',
    'https://www.app.test/callback',
    'https://app.test.evil.example/callback',
    'https://app.test@evil.example/callback',
    'https://evil.example/callback',
    '//app.test/callback',
    'https:\\\\app.test\\callback',
    'https://app.test\\@evil.example/callback',
    'https://аpp.test/callback',
    'javascript:alert(1)',
    ' https://app.test/callback',
  ])('S43 nobody is sent to %j, which is not registered', async (address) => {
    const { answer, location } = await beginAuthorization(identity, application, { redirect_uri: address });
    expect(location).toBeNull();
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error_code: 'validation_failed', msg: 'invalid redirect_uri' });
  });

  const { challenge } = createVerifier();
  test.each<[string, Record<string, string | undefined>, string, string]>([
    [
      'no PKCE',
      { code_challenge: undefined, code_challenge_method: undefined },
      'invalid_request',
      'PKCE flow requires both code_challenge and code_challenge_method',
    ],
    [
      'a challenge without its method',
      { code_challenge_method: undefined },
      'invalid_request',
      'PKCE flow requires code_challenge_method and code_challenge',
    ],
    [
      'a short challenge',
      { code_challenge: challenge.slice(1) },
      'invalid_request',
      'code challenge has to be between 43 and 128 characters',
    ],
    [
      'another method',
      { code_challenge_method: 'S512' },
      'invalid_request',
      'Invalid code challenge method "S512"',
    ],
    [
      'another type of response',
      { response_type: 'token' },
      'unsupported_response_type',
      'only response_type=code is supported',
    ],
    ['an unknown scope', { scope: 'openid admin' }, 'invalid_scope', 'unsupported scope: admin'],
    ['a resource that is no URI', { resource: '/api' }, 'invalid_target', 'resource must be an absolute URI'],
    [
      'a resource with a fragment',
      { resource: 'https://api.test/#x' },
      'invalid_target',
      'resource must not include a query or fragment component',
    ],
  ])('%s is reported to the application by a redirect', async (_name, changes, error, description) => {
    const { status, location, state } = await beginAuthorization(identity, application, changes);
    expect(status).toBe(302);
    expect(`${location?.origin}${location?.pathname}`).toBe(redirectUri);
    expect(Object.fromEntries(location?.searchParams ?? [])).toEqual({
      error,
      error_description: description,
      state,
    });
  });

  test('an application without the grant gets unauthorized_client', async () => {
    const other = await createApplication(identity, { grant_types: ['refresh_token'] });
    const { location } = await beginAuthorization(identity, other);
    expect(location?.searchParams.get('error')).toBe('unauthorized_client');
  });

  test('S39 a plain challenge is accepted and stored hashed, as it is the verifier itself', async () => {
    const verifier = createVerifier().verifier;
    const { client } = await createSignedIn(identity);
    const { authorizationId } = await beginAuthorization(identity, application, {
      code_challenge: verifier,
      code_challenge_method: 'plain',
    });
    const stored = await identity.database.db.collection('oauth_authorizations').find().toArray();
    expect(JSON.stringify(stored)).not.toContain(verifier);
    const code = (await consent(client, authorizationId)).searchParams.get('code') ?? '';
    const wrong = await exchange(identity, application, { code, verifier: createVerifier().verifier });
    expect(wrong.body['error']).toBe('invalid_grant');
    expect((await exchange(identity, application, { code, verifier })).status).toBe(200);
  });
});
