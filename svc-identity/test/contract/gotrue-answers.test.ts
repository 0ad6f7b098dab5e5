import { randomUUID } from 'node:crypto';
import { assertProviderUrl } from '../../src/domain/providers/custom/provider-url';
import { uniqueEmail } from '../support/identity';
import { enroll, make, newName, newPhone, pkceChallenge, samlProvider } from './support/steps';
import { type ContractWorld, startContractWorld } from './support/world';

const callback = 'https://app.example.com/callback';

/** Unexplained differences found by a recorded run beside GoTrue. */
describe('the same answers as GoTrue', () => {
  let world: ContractWorld;

  beforeAll(async () => {
    world = await startContractWorld();
  });

  afterAll(() => world.stop());

  const makeClient = () =>
    make(
      world,
      'POST /admin/oauth/clients',
      { client_name: newName(), redirect_uris: [callback] },
      'client_id',
    );

  test('scopes of spaces alone are refused', async () => {
    const query = new URLSearchParams({
      client_id: await makeClient(),
      redirect_uri: callback,
      response_type: 'code',
      scope: '  ',
      ...pkceChallenge,
    });
    const { headers } = await world.send(`GET /oauth/authorize?${query.toString()}`);
    const location = new URL(headers.get('location') ?? '');
    expect(location.searchParams.get('error_description')).toBe('scope parameter cannot be empty');
  });

  test('an unknown authentication method of an application is named in a change', async () => {
    const address = `PUT /admin/oauth/clients/${await makeClient()}`;
    const { status, body } = await world.sendAsAdmin(address, { token_endpoint_auth_method: 'zzz' });
    expect([status, body['message']]).toEqual([
      400,
      'invalid token_endpoint_auth_method: must be one of [none client_secret_basic client_secret_post]',
    ]);
  });

  test('basic authentication has to be base64', async () => {
    const { body } = await world.send('POST /oauth/token', {
      body: { grant_type: 'authorization_code', code: 'x' },
      headers: { Authorization: 'Basic !!!' },
    });
    expect(body['message']).toBe('Invalid client credentials: invalid basic auth encoding');
  });

  test('a domain of another organisation is refused with another message in a change', async () => {
    const domain = `${newName()}.example`;
    const holder = await make(world, 'POST /admin/sso/providers', samlProvider({ domains: [domain] }));
    const other = await make(world, 'POST /admin/sso/providers', samlProvider());
    const { body } = await world.sendAsAdmin(`PUT /admin/sso/providers/${other}`, { domains: [domain] });
    expect(body['message']).toBe(`SSO domain '${domain}' already assigned to another provider (${holder})`);
  });

  test.each([
    ['resource_id=One', ['One']],
    ['resource_id=one', []],
    ['resource_id=', ['One', 'One-more', undefined]],
    ['resource_id_prefix=One', ['One', 'One-more']],
    ['resource_id_prefix=%', []],
  ])('organisations are listed by %s', async (query, found) => {
    const made: string[] = [];
    for (const resource_id of ['One', 'One-more', ''])
      made.push(await make(world, 'POST /admin/sso/providers', samlProvider({ resource_id })));
    const { body } = await world.sendAsAdmin(`GET /admin/sso/providers?${query}`);
    const items = body['items'] as { id: string; resource_id?: string }[];
    expect(items.filter(({ id }) => made.includes(id)).map((item) => item.resource_id)).toEqual(found);
    for (const id of made) await world.sendAsAdmin(`DELETE /admin/sso/providers/${id}`);
  });

  test('the number of a factor without one is ignored', async () => {
    const owner = await world.createPerson();
    const { factorId } = await enroll(world, owner, 'totp');
    const address = `PUT /admin/users/${owner.userId}/factors/${factorId}`;
    expect((await world.sendAsAdmin(address, { phone: 'abc' })).status).toBe(200);
  });

  test.each([
    ['email', () => ({ email: uniqueEmail() })],
    ['phone', () => ({ phone: newPhone() })],
  ])('the log says that an administrator made an account by %s', async (provider, contact) => {
    const id = randomUUID();
    await make(world, 'POST /admin/users', { id, ...contact() });
    const { text } = await world.sendAsAdmin('GET /admin/audit?query=action:user_signedup');
    const entries = JSON.parse(text) as { payload: { traits: Record<string, unknown> } }[];
    const entry = entries.find(({ payload }) => payload.traits['user_id'] === id);
    expect(entry?.payload.traits['provider']).toBe(provider);
  });

  test.each(['junk', 'ftp://shop.example', 'http://shop.example'])('%s is no address by HTTPS', (address) => {
    const rules = { arePrivateUrlsAllowed: false };
    expect(() => assertProviderUrl(address, rules)).toThrow('URL must use HTTPS');
  });
});
