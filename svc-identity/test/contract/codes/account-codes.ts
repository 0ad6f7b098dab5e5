import { randomUUID } from 'node:crypto';
import { createAccount } from '../../support/accounts';
import { tokensOf } from '../../support/factors';
import { password, uniqueEmail } from '../../support/identity';
import { letGapPass, readNewestMail } from '../../support/mails';
import { newPhone } from '../support/steps';
import { type CodeWorld, provocation } from './support';

const newPassword = 'm4$wRt?jendela';

/** An account with fields that no request can set. */
async function createPersonWith(world: CodeWorld, changes: object) {
  const person = await world.createPerson();
  await world.identity.database.db
    .collection<{ _id: string }>('users')
    .updateOne({ _id: person.userId }, { $set: changes });
  return person;
}

const requestCodes = [
  provocation('bad_json', 400, /^Could not parse request body as JSON: /, ({ send }) =>
    send('POST /signup', { rawBody: '{' }),
  ),
  provocation('request_entity_too_large', 413, 'Request body too large (max 1048576 bytes)', ({ send }) =>
    send('POST /signup', { rawBody: `{"email":"${'x'.repeat(1_100_000)}"}` }),
  ),
  provocation(
    'request_timeout',
    504,
    'Processing this request timed out, please retry after a moment.',
    ({ withShortTimeout, user: { email } }) =>
      withShortTimeout.send('POST /token?grant_type=password', { body: { email, password } }),
  ),
  provocation('over_request_rate_limit', 429, 'Request rate limit reached', async ({ strict }) => {
    const ask = () =>
      strict.send('POST /passkeys/authentication/options', {
        body: {},
        headers: { 'X-Forwarded-For': '203.0.113.9' },
      });
    await ask();
    return ask();
  }),
  provocation('validation_failed', 400, 'missing email or phone', ({ send }) =>
    send('POST /token?grant_type=password', { body: {} }),
  ),
  provocation('no_authorization', 401, 'This endpoint requires a valid Bearer token', ({ send }) =>
    send('GET /user'),
  ),
  provocation(
    'bad_jwt',
    403,
    'invalid JWT: unable to parse or verify signature, token is malformed: token contains an invalid number of segments',
    ({ send }) => send('GET /user', { token: 'abc' }),
  ),
  provocation('not_admin', 403, 'User not allowed', ({ send, user: { token } }) =>
    send('GET /admin/users', { token }),
  ),
  provocation('user_not_found', 404, 'User not found', ({ sendAsAdmin }) =>
    sendAsAdmin(`GET /admin/users/${randomUUID()}`),
  ),
];

const signUpCodes = [
  provocation('signup_disabled', 422, 'Signups not allowed for this instance', ({ off }) =>
    off.send('POST /signup', { body: { email: uniqueEmail(), password } }),
  ),
  provocation('anonymous_provider_disabled', 422, 'Anonymous sign-ins are disabled', ({ off }) =>
    off.send('POST /signup', { body: {} }),
  ),
  provocation('email_provider_disabled', 400, 'Email logins are disabled', ({ off }) =>
    off.send('POST /recover', { body: { email: uniqueEmail() } }),
  ),
  provocation('weak_password', 422, 'Password should be at least 6 characters.', ({ send }) =>
    send('POST /signup', { body: { email: uniqueEmail(), password: 'k9#vQ' } }),
  ),
  provocation('user_already_exists', 422, 'User already registered', ({ strict, user: { email } }) =>
    strict.send('POST /signup', { body: { email, password } }),
  ),
  provocation('email_exists', 422, 'A user with this email address has already been registered', (world) =>
    world.sendAsAdmin('POST /admin/users', { email: world.user.email, password }),
  ),
  provocation('phone_exists', 422, 'Phone number already registered by another user', async (world) => {
    const phone = newPhone();
    await createAccount(world.identity, { phone });
    return world.sendAsAdmin('POST /admin/users', { phone, password });
  }),
];

const signInCodes = [
  provocation('invalid_credentials', 400, 'Invalid login credentials', ({ send, user: { email } }) =>
    send('POST /token?grant_type=password', { body: { email, password: newPassword } }),
  ),
  provocation('email_not_confirmed', 400, 'Email not confirmed', async ({ send }) => {
    const body = { email: uniqueEmail(), password };
    await send('POST /signup', { body });
    return send('POST /token?grant_type=password', { body });
  }),
  provocation('phone_not_confirmed', 400, 'Phone not confirmed', async ({ send, sendAsAdmin }) => {
    const body = { phone: newPhone(), password };
    await sendAsAdmin('POST /admin/users', body);
    return send('POST /token?grant_type=password', { body });
  }),
  provocation('user_banned', 400, 'User is banned', async ({ identity, send }) => {
    const { email } = await createAccount(identity, { ban_duration: '24h' });
    return send('POST /token?grant_type=password', { body: { email, password } });
  }),
  provocation('phone_provider_disabled', 400, 'Unsupported phone provider', ({ off }) =>
    off.send('POST /otp', { body: { phone: newPhone() } }),
  ),
];

const mailCodes = [
  provocation('otp_disabled', 422, 'Signups not allowed for otp', ({ send }) =>
    send('POST /otp', { body: { email: uniqueEmail(), create_user: false } }),
  ),
  provocation(
    'over_email_send_rate_limit',
    429,
    /^For security purposes, you can only request this after \d+ seconds\.$/,
    async ({ send }) => {
      const body = { email: uniqueEmail() };
      await send('POST /recover', { body });
      return send('POST /recover', { body });
    },
  ),
  provocation('otp_expired', 403, 'Email link is invalid or has expired', async ({ identity, send }) => {
    const email = uniqueEmail();
    await send('POST /signup', { body: { email, password } });
    const { token } = await readNewestMail(identity, email);
    await letGapPass(identity);
    await send('POST /resend', { body: { type: 'signup', email } });
    return send('POST /verify', { body: { type: 'signup', token_hash: token } });
  }),
  provocation('otp_used', 403, /./, async ({ identity, send }) => {
    const email = uniqueEmail();
    await send('POST /signup', { body: { email, password } });
    const { code } = await readNewestMail(identity, email);
    await send('POST /verify', { body: { type: 'signup', email, token: code } });
    return send('POST /verify', { body: { type: 'signup', email, token: code } });
  }),
  provocation('otp_invalid', 403, /./, ({ send }) =>
    send('POST /verify', { body: { type: 'signup', email: uniqueEmail(), token: '123456' } }),
  ),
];

/** Older than the day in which a new password needs no code. */
const ageSessions = ({ identity }: CodeWorld, userId: string) =>
  identity.database.db
    .collection('sessions')
    .updateMany({ user_id: userId }, { $set: { created_at: new Date(Date.now() - 25 * 3_600_000) } });

const changeCodes = [
  provocation(
    'same_password',
    422,
    'New password should be different from the old password.',
    ({ send, user: { token } }) => send('PUT /user', { token, body: { password } }),
  ),
  ...(['required', 'invalid'] as const).map((fault) =>
    provocation(
      `current_password_${fault}`,
      400,
      'Current password required when setting new password.',
      async ({ strict, createPerson }) => {
        const { token } = await createPerson();
        const current = fault === 'invalid' && { current_password: newPassword };
        return strict.send('PUT /user', { token, body: { password: newPassword, ...current } });
      },
    ),
  ),
  provocation('reauthentication_needed', 400, 'Password update requires reauthentication', async (world) => {
    const { token, userId } = await world.createPerson();
    await ageSessions(world, userId);
    return world.strict.send('PUT /user', { token, body: { password: newPassword } });
  }),
  provocation('reauthentication_not_valid', 422, 'Nonce has expired or is invalid', async (world) => {
    const { token, userId } = await world.createPerson();
    await ageSessions(world, userId);
    const body = { password: newPassword, current_password: password, nonce: '123456' };
    return world.strict.send('PUT /user', { token, body });
  }),
  provocation(
    'user_sso_managed',
    422,
    'Updating email, phone, password of a SSO account only possible via SSO',
    async (world) => {
      const { token } = await createPersonWith(world, { is_sso_user: true });
      return world.send('PUT /user', { token, body: { password: newPassword } });
    },
  ),
];

const sessionCodes = [
  provocation(
    'session_not_found',
    403,
    'Session from session_id claim in JWT does not exist',
    async ({ send, createPerson }) => {
      const { token } = await createPerson();
      await send('POST /logout', { token });
      return send('GET /user', { token });
    },
  ),
  provocation('refresh_token_not_found', 400, 'Invalid Refresh Token: Refresh Token Not Found', ({ send }) =>
    send('POST /token?grant_type=refresh_token', { body: { refresh_token: 'abcdefghijkl' } }),
  ),
  provocation(
    'refresh_token_already_used',
    400,
    'Invalid Refresh Token: Already Used',
    async ({ strict, createPerson }) => {
      const { refresh: first } = await tokensOf((await createPerson()).client);
      const use = (token: unknown) =>
        strict.send('POST /token?grant_type=refresh_token', { body: { refresh_token: token } });
      await use((await use(first)).body['refresh_token']);
      return use(first);
    },
  ),
  provocation(
    'session_expired',
    400,
    'Invalid Refresh Token: Session Expired (Revoked by Newer Login)',
    async ({ strict, send, createPerson }) => {
      const { client, email } = await createPerson();
      const { refresh } = await tokensOf(client);
      await send('POST /token?grant_type=password', { body: { email, password } });
      return strict.send('POST /token?grant_type=refresh_token', { body: { refresh_token: refresh } });
    },
  ),
];

export const accountCodes = [
  ...requestCodes,
  ...signUpCodes,
  ...signInCodes,
  ...mailCodes,
  ...changeCodes,
  ...sessionCodes,
];
