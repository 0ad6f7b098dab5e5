import { randomUUID } from 'node:crypto';
import { createAccount } from '../support/accounts';
import { password, uniqueEmail } from '../support/identity';
import { challenge, enroll, newPhone } from './support/steps';
import { type ContractWorld, startContractWorld } from './support/world';

type Body = Readonly<Record<string, unknown>>;
type Words = readonly [status: number, code: string, message: string];

const invalid = (message: string, status = 400): Words => [status, 'validation_failed', message];
const badChannel = invalid(
  "Invalid channel, supported values are 'sms' or 'whatsapp'. 'whatsapp' is only supported if Twilio or Twilio Verify is used as the provider.",
);
const badPhone = invalid('Invalid phone number format (E.164 required)');
const phone = newPhone();
const email = uniqueEmail();
const challengeOf = (length: number) => ({
  code_challenge: 'c'.repeat(length),
  code_challenge_method: 's256',
});

/** In the order of the checks: each row has what the rows after it lack. */
const publicRefusals: readonly (readonly [address: string, body: Body, words: Words])[] = [
  ['POST /signup', { email, phone }, invalid('Signup requires a valid password')],
  [
    'POST /signup',
    { email: 'nonsense', password: 'k9#vQ' },
    [422, 'weak_password', 'Password should be at least 6 characters.'],
  ],
  [
    'POST /signup',
    { email, phone, password },
    invalid('Only an email address or phone number should be provided on signup.'),
  ],
  ['POST /signup', { phone, password, channel: 'pigeon' }, badChannel],
  ['POST /signup', { phone, password, ...challengeOf(43) }, invalid('PKCE not supported for phone signups')],
  [
    'POST /signup',
    { email, password, code_challenge: 'c'.repeat(43) },
    invalid('PKCE flow requires code_challenge_method and code_challenge'),
  ],
  [
    'POST /signup',
    { email, password, ...challengeOf(42) },
    invalid('code challenge has to be between 43 and 128 characters'),
  ],
  [
    'POST /signup',
    { email: 'nonsense', password },
    invalid('Unable to validate email address: invalid format'),
  ],
  [
    'POST /signup',
    { email: `${'x'.repeat(250)}@example.com`, password },
    invalid('An email address is too long'),
  ],
  ['POST /signup', { phone: '0812', password }, badPhone],
  [
    'POST /token?grant_type=password',
    { email, phone, password },
    invalid('Only an email address or phone number should be provided on login.'),
  ],
  ['POST /token?grant_type=password', { password }, invalid('missing email or phone')],
  ['POST /token', {}, [400, 'invalid_credentials', 'unsupported_grant_type']],
  ['POST /token?grant_type=zzz', {}, [400, 'invalid_credentials', 'unsupported_grant_type']],
  [
    'POST /token?grant_type=refresh_token',
    { refresh_token: 'too-short' },
    invalid('Refresh token is not valid'),
  ],
  [
    'POST /token?grant_type=refresh_token',
    { refresh_token: 'ABCDEFGHIJKL' },
    invalid('Refresh token is not valid'),
  ],
  [
    'POST /token?grant_type=pkce',
    { auth_code: randomUUID() },
    invalid('invalid request: both auth code and code verifier should be non-empty'),
  ],
  [
    'POST /token?grant_type=id_token',
    { provider: 'custom:nobody', id_token: 'x' },
    invalid('Custom provider "custom:nobody" not found'),
  ],
  ['POST /otp', { email, phone }, invalid('Only an email address or phone number should be provided')],
  ['POST /otp', { email, channel: 'sms' }, invalid('Channel should only be specified with Phone OTP')],
  ['POST /otp', {}, invalid('One of email or phone must be set')],
  ['GET /verify?type=signup', {}, invalid('Verify requires a token or a token hash')],
  ['GET /verify?token=abc', {}, invalid('Verify requires a verification type')],
  ['POST /verify', { token: '123456', email }, invalid('Verify requires a verification type')],
  ['POST /verify', { type: 'signup' }, invalid('Verify requires either a token or a token hash')],
  [
    'POST /verify',
    { type: 'signup', token: '1', token_hash: '2' },
    invalid('Verify requires either a token or a token hash'),
  ],
  [
    'POST /verify',
    { type: 'signup', token: '123456' },
    invalid('Only an email address or phone number should be provided on verify'),
  ],
  [
    'POST /verify',
    { type: 'signup', token_hash: 'abc', email },
    invalid('Only the token_hash and type should be provided'),
  ],
  ['POST /verify', { type: 'signup', token: '1', email: 'nonsense' }, invalid('Invalid email format', 422)],
  ['POST /verify', { type: 'sms', token_hash: 'abc' }, invalid('Invalid email verification type')],
  ['POST /verify', { type: 'zzz', token_hash: 'abc' }, invalid('Invalid email verification type')],
  ['POST /verify', { type: 'sms', token: '1', phone: '0812' }, badPhone],
  ['POST /recover', {}, invalid('Password recovery requires an email')],
  ['POST /magiclink', {}, invalid('Password recovery requires an email', 422)],
  [
    'POST /resend',
    { type: 'zzz', email },
    invalid('Missing one of these types: signup, email_change, sms, phone_change'),
  ],
  ['POST /resend', { type: 'signup' }, invalid('Type provided requires an email address')],
  ['POST /resend', { type: 'sms' }, invalid('Type provided requires a phone number')],
  [
    'POST /resend',
    { type: 'signup', email, phone },
    invalid('Only an email address or phone number should be provided.'),
  ],
  ['POST /resend', { type: 'email_change' }, invalid('Missing email address or phone number')],
  ['GET /authorize?provider=zzz', {}, invalid('Unsupported provider: Provider zzz could not be found')],
  ['GET /authorize?provider=apple', {}, invalid('Unsupported provider: provider is not enabled')],
];

const id = '6f1e7b52-6b0b-4a57-8c19-4e8f0bd2f7c1';

/** Requests of a signed-in user. */
const userRefusals: readonly (readonly [address: string, body: Body, words: Words])[] = [
  ['POST /logout?scope=zzz', {}, invalid('Unsupported logout scope "zzz"')],
  ['PUT /user', { email: 'nonsense' }, invalid('Unable to validate email address: invalid format')],
  ['PUT /user', { phone: '0812' }, badPhone],
  [
    'PUT /user',
    { app_metadata: { a: 1 } },
    [403, 'not_admin', 'Updating app_metadata requires admin privileges'],
  ],
  ['DELETE /user/identities/abc', {}, invalid('identity_id must be an UUID', 404)],
  ['POST /factors', { factor_type: 'zzz' }, invalid('factor_type needs to be totp, phone, or webauthn')],
  ['POST /factors', { factor_type: 'phone' }, invalid('Phone number required to enroll Phone factor')],
  ['POST /factors', { factor_type: 'phone', phone: '0812' }, badPhone],
  ['POST /factors/abc/challenge', {}, invalid('factor_id must be an UUID', 404)],
  ['DELETE /factors/abc', {}, invalid('factor_id must be an UUID', 404)],
  [`DELETE /factors/${id}`, {}, [404, 'mfa_factor_not_found', 'Factor not found']],
  [`PATCH /passkeys/${id}`, { friendly_name: 'x' }, invalid('Passkey not found', 404)],
  [`DELETE /passkeys/${id}`, {}, invalid('Passkey not found', 404)],
];

/** By an administrator. */
const adminRefusals: readonly (readonly [address: string, body: Body, words: Words])[] = [
  ['POST /admin/users', {}, invalid('Cannot create a user without either an email or phone')],
  [
    'POST /admin/users',
    { email, password, password_hash: '$2a$10$x' },
    invalid('Only a password or a password hash should be provided'),
  ],
  ['POST /admin/users', { email, id: '1' }, invalid('ID must conform to the uuid v4 format')],
  [
    'POST /admin/users',
    { email, id: '00000000-0000-0000-0000-000000000000' },
    invalid('ID cannot be a nil uuid'),
  ],
  [
    'POST /admin/users',
    { email, password: '', password_hash: '$2a$10$x' },
    invalid('Only a password or a password hash should be provided'),
  ],
  [
    'POST /admin/generate_link',
    { type: 'signup', email: uniqueEmail() },
    invalid('Signup requires a valid password'),
  ],
  ['POST /admin/users', { email, ban_duration: 'long' }, invalid('invalid format for ban duration: "long"')],
  ['GET /admin/users/abc', {}, invalid('user_id must be an UUID', 404)],
  [`GET /admin/users/${id}`, {}, [404, 'user_not_found', 'User not found']],
  [
    'POST /admin/generate_link',
    { type: 'recovery', email },
    [404, 'user_not_found', 'User with this email not found'],
  ],
  [
    'POST /admin/generate_link',
    { type: 'zzz', email },
    invalid('Invalid email action link type requested: zzz'),
  ],
  ['GET /admin/users?sort=', {}, invalid("Bad Sort Parameters: bad field for sort ''")],
  ['GET /admin/audit?query=zzz', {}, invalid('Invalid query scope: zzz')],
  ['GET /admin/oauth/clients/abc', {}, invalid('invalid client_id format')],
  [`GET /admin/oauth/clients/${id}`, {}, [404, 'oauth_client_not_found', 'OAuth client not found']],
];

/** The text of each refusal in the contract that no other test of this folder covers. */
describe('refusals', () => {
  let world: ContractWorld;

  beforeAll(async () => {
    world = await startContractWorld();
  });

  afterAll(() => world.stop());

  const ask = async (address: string, given: Body, token?: string): Promise<Words> => {
    const takesBody = !address.startsWith('GET ');
    const answer = await world.send(address, { ...(token && { token }), ...(takesBody && { body: given }) });
    return [answer.status, String(answer.body['code']), String(answer.body['message'])];
  };

  test.each(publicRefusals)('%s %j', async (address, body, words) => {
    expect(await ask(address, body)).toEqual(words);
  });

  test.each(userRefusals)('%s %j', async (address, body, words) => {
    expect(await ask(address, body, world.user.token)).toEqual(words);
  });

  test.each(adminRefusals)('%s %j', async (address, body, words) => {
    expect(await ask(address, body, world.adminToken)).toEqual(words);
  });

  test.each([
    [{ provider: 'google' }, 'id_token required'],
    [{ id_token: 'x' }, 'provider or client_id and issuer required'],
    [{ provider: 'google', id_token: 'x' }, 'Bad ID token'],
  ])('an ID token, %j', async (body, description) => {
    const answer = await world.send('POST /token?grant_type=id_token', { body });
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: 'invalid request', error_description: description },
    ]);
  });

  test.each([
    [{ code: '' }, 'Code needs to be non-empty', 'totp'],
    [{}, 'WebAuthn config required', 'webauthn'],
    [{ webauthn: { type: 'zzz' } }, 'WebAuthn type must be create or request', 'webauthn'],
    [{ webauthn: { type: 'create' } }, 'credential_response required', 'webauthn'],
    [
      { webauthn: { type: 'create', credential_response: { id: 'x' } } },
      'Invalid credential_response',
      'webauthn',
    ],
  ] as const)('an answer to a challenge, %j', async (answer, message, type) => {
    const person = await world.createPerson();
    const { factorId } = await enroll(world, person, type);
    const { body } = await challenge(world, person.token, factorId);
    const submitted = { challenge_id: body['id'], ...answer };
    expect(await ask(`POST /factors/${factorId}/verify`, submitted, person.token)).toEqual(invalid(message));
  });

  test('an anonymous account', async () => {
    const { body } = await world.send('POST /signup', { body: {} });
    const token = String(body['access_token']);
    expect(await ask('PUT /user', { password }, token)).toEqual(
      invalid('Updating password of an anonymous user without an email or phone is not allowed', 422),
    );
    expect(await ask('GET /reauthenticate', {}, token)).toEqual(
      invalid('Reauthentication requires the user to have an email or a phone number'),
    );
    expect(await ask('POST /factors', { factor_type: 'totp' }, token)).toEqual([
      403,
      'no_authorization',
      'Anonymous user not allowed to perform these actions',
    ]);
  });

  test('a number and an address of another account', async () => {
    const taken = newPhone();
    await createAccount(world.identity, { phone: taken });
    const { token } = await world.createPerson();
    expect(await ask('PUT /user', { phone: taken }, token)).toEqual([
      422,
      'phone_exists',
      'A user with this phone number has already been registered',
    ]);
    expect(await ask('PUT /user', { email: world.user.email }, token)).toEqual([
      422,
      'email_exists',
      'A user with this email address has already been registered',
    ]);
  });

  test('a mail for a confirmed account is sent by neither an invitation nor a link for a sign-up', async () => {
    const taken = { email: world.user.email };
    const words = [422, 'email_exists', 'A user with this email address has already been registered'];
    expect(await ask('POST /invite', taken, world.adminToken)).toEqual(words);
    for (const type of ['signup', 'invite']) {
      const link = { ...taken, type, password };
      expect(await ask('POST /admin/generate_link', link, world.adminToken)).toEqual(words);
    }
  });

  test('an empty password of an administrator is a weak one, null is none', async () => {
    const { userId } = await world.createPerson();
    const put = (given: unknown) => ask(`PUT /admin/users/${userId}`, { password: given }, world.adminToken);
    expect(await put('')).toEqual([422, 'weak_password', 'Password should be at least 6 characters.']);
    expect((await put(null))[0]).toBe(200);
  });

  test('an ended session is reported before the missing role of an administrator', async () => {
    const { token } = await world.createPerson();
    expect(await ask('GET /admin/users', {}, token)).toEqual([403, 'not_admin', 'User not allowed']);
    await world.send('POST /logout', { token });
    expect(await ask('GET /admin/users', {}, token)).toEqual([
      403,
      'session_not_found',
      'Session from session_id claim in JWT does not exist',
    ]);
  });

  test('an account is named in capitals too', async () => {
    const token = await world.identity.sign({ sub: world.user.userId.toUpperCase() });
    expect(await world.send('GET /user', { token })).toMatchObject({
      status: 200,
      body: { id: world.user.userId },
    });
  });

  test.each(['none', 'HS512'])('a token by %s is refused by that name', async (alg) => {
    const [header, body] = [{ alg, typ: 'JWT' }, { sub: id }].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    expect(await ask('GET /user', {}, `${header}.${body}.c2lnbmF0dXJl`)).toEqual([
      403,
      'bad_jwt',
      `invalid JWT: unable to parse or verify signature, token signature is invalid: signing method ${alg} is invalid`,
    ]);
  });

  test('an id of an account may be of any version', async () => {
    const given = 'c232ab00-9414-11ec-b3c8-9f6bdeced846';
    const { status, body } = await world.sendAsAdmin('POST /admin/users', {
      email: uniqueEmail(),
      id: given,
    });
    expect([status, body['id']]).toEqual([200, given]);
  });

  test('invalid pages and orders of a list', async () => {
    for (const query of ['page=zzz', 'per_page=-1']) {
      const [status, code, message] = await ask(`GET /admin/users?${query}`, {}, world.adminToken);
      expect([status, code]).toEqual([400, 'validation_failed']);
      expect(message).toMatch(/^Bad Pagination Parameters: /);
    }
    const [, , message] = await ask('GET /admin/users?sort=email', {}, world.adminToken);
    expect(message).toMatch(/^Bad Sort Parameters: /);
  });

  test('a consent from a page of another site', async () => {
    const headers = { Origin: 'https://evil.example' };
    const answer = await world.send('GET /oauth/authorizations/abc', {
      token: world.user.token,
      headers,
    });
    expect([answer.status, answer.body['code']]).toEqual([400, 'validation_failed']);
  });
});
