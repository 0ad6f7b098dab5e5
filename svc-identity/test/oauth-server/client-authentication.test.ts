import { randomUUID } from 'node:crypto';
import { call, createSignedIn, currentVersion } from '../support/accounts';
import type { TestIdentity } from '../support/identity';
import {
  createApplication,
  obtainCode,
  requestTokens,
  startOAuthServer,
  type TestApplication,
} from '../support/oauth';

const basic = (id: string, secret = '') => ({
  Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`,
});

describe('the token endpoint authenticates applications by their registered method only', () => {
  let identity: TestIdentity;
  let account: Awaited<ReturnType<typeof createSignedIn>>;

  beforeAll(async () => {
    identity = await startOAuthServer();
    account = await createSignedIn(identity);
  });

  afterAll(() => identity.stop());

  const methods = ['none', 'client_secret_basic', 'client_secret_post'];
  const present = (method: string, { client_id: id, client_secret: secret = 'x' }: TestApplication) => {
    if (method === 'client_secret_basic') return { form: {}, headers: basic(id, secret) };
    return { form: { client_id: id, ...(method !== 'none' && { client_secret: secret }) }, headers: {} };
  };

  test.each(methods.flatMap((registered) => methods.map((used) => [registered, used] as const)))(
    'registered for %s, used %s',
    async (registered, used) => {
      const client = await createApplication(identity, { token_endpoint_auth_method: registered });
      const { code, verifier } = await obtainCode(identity, client, account.client);
      const { form, headers } = present(used, client);
      const answer = await requestTokens(
        identity,
        { grant_type: 'authorization_code', code, code_verifier: verifier, ...form },
        { ...headers, ...currentVersion },
      );
      if (registered === used) expect(answer.status).toBe(200);
      else
        expect(answer).toMatchObject({
          status: 400,
          body: {
            code: 'invalid_credentials',
            message: `invalid authentication method: client is registered for '${registered}' but '${used}' was used`,
          },
        });
    },
  );

  test('ids and secrets are form-encoded in basic authentication', async () => {
    const client = await createApplication(identity, { token_endpoint_auth_method: 'client_secret_basic' });
    const encode = (text = '') => text.replaceAll('-', '%2D').replaceAll('_', '%5F');
    const headers = basic(encode(client.client_id), encode(client.client_secret));
    expect((await requestTokens(identity, {}, headers)).body['error']).toBe('invalid_request');
  });

  test.each<[string, (client: TestApplication) => [Record<string, string>, Record<string, string>], string]>([
    ['nothing', () => [{}, {}], 'Invalid client credentials: client_id is required'],
    ['no id', () => [{ client_id: 'x' }, {}], 'Invalid client_id format'],
    ['an unknown id', () => [{ client_id: randomUUID() }, {}], 'Invalid client credentials'],
    [
      'a wrong secret',
      ({ client_id: id, client_secret: secret = '' }) => [{}, basic(id, `${secret}x`)],
      'invalid client credentials',
    ],
    [
      'an empty secret',
      ({ client_id: id }) => [{}, basic(id)],
      'confidential clients must provide client_secret',
    ],
    [
      'two ways at once',
      ({ client_id: id, client_secret: secret = '' }) => [{ client_secret: secret }, basic(id, secret)],
      'Invalid client credentials: more than one authentication method was used',
    ],
    [
      'two ids',
      ({ client_id: id, client_secret: secret = '' }) => [{ client_id: randomUUID() }, basic(id, secret)],
      'Invalid client credentials: more than one authentication method was used',
    ],
    [
      'no colon',
      () => [{}, { Authorization: `Basic ${Buffer.from('x').toString('base64')}` }],
      'Invalid client credentials: invalid basic auth format',
    ],
    [
      'a stray percent',
      () => [{}, basic('%', '%')],
      'Invalid client credentials: invalid basic auth encoding',
    ],
  ])('%s is refused', async (_name, build, message) => {
    const client = await createApplication(identity, { token_endpoint_auth_method: 'client_secret_basic' });
    const [form, headers] = build(client);
    const answer = await requestTokens(identity, form, { ...headers, ...currentVersion });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_credentials', message } });
  });

  test('a replaced secret is refused at once', async () => {
    const client = await createApplication(identity, { token_endpoint_auth_method: 'client_secret_post' });
    const form = { client_id: client.client_id, client_secret: client.client_secret };
    expect((await requestTokens(identity, form)).body['error']).toBe('invalid_request');
    const path = `/auth/v1/admin/oauth/clients/${client.client_id}/regenerate_secret`;
    const { body } = await call(identity, 'POST', path, { token: await identity.signAdmin() });
    expect((await requestTokens(identity, form)).body['error_code']).toBe('invalid_credentials');
    const renewed = { ...form, client_secret: String(body['client_secret']) };
    expect((await requestTokens(identity, renewed)).body['error']).toBe('invalid_request');
  });
});
