import { randomUUID } from 'node:crypto';
import { call, currentVersion } from '../support/accounts';
import { startTestIdentity } from '../support/identity';
import { enroll } from './support/steps';
import { type ContractWorld, pathOf, startContractWorld } from './support/world';

type Refused = readonly [status: number, code: string];

const id = randomUUID();
const noFactor: Refused = [404, 'mfa_factor_not_found'];
const noUser: Refused = [404, 'user_not_found'];
const invalid: Refused = [404, 'validation_failed'];
const unreadable: Refused = [400, 'bad_json'];

/** An account's requests and their answers to an unreadable body. */
const byAnAccount: readonly (readonly [address: string, refused: Refused])[] = [
  [`POST /factors/${id}/challenge`, noFactor],
  [`POST /factors/${id}/verify`, noFactor],
  ['POST /factors/abc/challenge', invalid],
  ['POST /factors/abc/verify', invalid],
  ['POST /factors', unreadable],
  ['PATCH /passkeys/abc', invalid],
  [`PATCH /passkeys/${id}`, unreadable],
];

const byAnAdministrator: readonly (readonly [address: string, refused: Refused])[] = [
  [`PUT /admin/users/${id}`, noUser],
  ['PUT /admin/users/abc', invalid],
  [`DELETE /admin/users/${id}`, noUser],
  [`PUT /admin/users/${id}/factors/${id}`, noUser],
  [`PUT /admin/users/{user}/factors/${id}`, noFactor],
  ['PUT /admin/users/{user}/factors/abc', invalid],
  ['PUT /admin/users/{user}', unreadable],
  [`PUT /admin/oauth/clients/${id}`, [404, 'oauth_client_not_found']],
  ['PUT /admin/oauth/clients/abc', [400, 'validation_failed']],
  [`PUT /admin/sso/providers/${id}`, [404, 'sso_provider_not_found']],
  ['PUT /admin/custom-providers/abc', [400, 'validation_failed']],
];

/** As in GoTrue, the lookup comes before the body. */
describe('a body that cannot be read', () => {
  let world: ContractWorld;

  beforeAll(async () => {
    world = await startContractWorld();
  });

  afterAll(() => world.stop());

  const ask = async (address: string, token: string, rawBody = '{'): Promise<Refused> => {
    const [method = '', path = ''] = address.replace('{user}', world.user.userId).split(' ');
    const options = { token, rawBody, headers: currentVersion };
    const { status, body } = await call(world.identity, method, pathOf(path), options);
    return [status, String(body['code'])];
  };

  test.each(byAnAccount)('%s is %j', async (address, refused) => {
    expect(await ask(address, world.user.token)).toEqual(refused);
  });

  test.each(byAnAdministrator)('%s is %j', async (address, refused) => {
    expect(await ask(address, world.adminToken)).toEqual(refused);
  });

  test('a factor of another account is not found either', async () => {
    const owner = await world.createPerson();
    const { factorId } = await enroll(world, owner, 'totp');
    expect(await ask(`POST /factors/${factorId}/verify`, world.user.token)).toEqual(noFactor);
    expect(await ask(`POST /factors/${factorId}/verify`, owner.token)).toEqual(unreadable);
  });

  test('an anonymous account is refused first, for being anonymous', async () => {
    const { body } = await world.send('POST /signup', { body: {} });
    const token = String(body['access_token']);
    for (const address of [
      'POST /factors',
      `POST /factors/${id}/verify`,
      'POST /passkeys/registration/verify',
    ])
      expect(await ask(address, token)).toEqual([403, 'no_authorization']);
  });

  test('nor does it hide an unknown grant, or a forbidden origin', async () => {
    expect(await ask('POST /token?grant_type=zzz', '')).toEqual([400, 'invalid_credentials']);
    const consent = await call(world.identity, 'POST', pathOf('/oauth/authorizations/abc/consent'), {
      token: world.user.token,
      rawBody: '{',
      headers: { ...currentVersion, Origin: 'https://evil.example' },
    });
    expect([consent.status, consent.body['code']]).toEqual([400, 'validation_failed']);
  });

  test('nor that mails or registrations are disabled', async () => {
    const off = await startTestIdentity({ EXTERNAL_EMAIL_ENABLED: 'false', OAUTH_SERVER_ENABLED: 'true' });
    const askOff = async (path: string, rawBody: string) => {
      const { status, body } = await call(off, 'POST', pathOf(path), { rawBody, headers: currentVersion });
      return [status, body['code'], body['message']];
    };
    const words = ['email_provider_disabled', 'Email logins are disabled'];
    try {
      expect(await askOff('/recover', '{')).toEqual([400, ...words]);
      expect(await askOff('/magiclink', '{')).toEqual([422, ...words]);
      expect(await askOff('/otp', '{"email":"ayu@example.com"}')).toEqual([422, ...words]);
      expect(await askOff('/oauth/clients/register', '{')).toEqual([
        403,
        'oauth_dynamic_client_registration_disabled',
        'Dynamic client registration is not enabled',
      ]);
    } finally {
      await off.stop();
    }
  });

  test('a missing factor is reported before its new number', async () => {
    const answer = await world.sendAsAdmin(`PUT /admin/users/${id}/factors/${id}`, { phone: '0812' });
    expect([answer.status, answer.body['code']]).toEqual(noUser);
  });
});
