import { randomUUID } from 'node:crypto';
import { SoftwareAuthenticator } from '../../support/authenticator';
import { createProtected, signInAgain, tokensOf } from '../../support/factors';
import { siteUrl } from '../../support/identity';
import { challenge, enroll, makePasskey, newName } from '../support/steps';
import type { Person } from '../support/world';
import { type CodeWorld, provocation } from './support';

const codesPath = '/factors/recovery-codes';

/** An account with a verified authenticator app. */
async function createHolder({ identity }: CodeWorld, level: 'aal1' | 'aal2' = 'aal2') {
  const owner = await createProtected(identity);
  const client = level === 'aal2' ? owner.client : await signInAgain(identity, owner.email);
  return { ...owner, client, token: (await tokensOf(client)).access };
}

async function enrolled(
  world: CodeWorld,
  type: 'totp' | 'phone' | 'webauthn',
): Promise<Person & { path: string }> {
  const person = await world.createPerson();
  const { factorId } = await enroll(world, person, type);
  return { ...person, path: `/factors/${factorId}` };
}

/** Answers a factor's challenge. */
async function answered(world: CodeWorld, between?: (challengeId: string) => Promise<unknown>, headers = {}) {
  const { path, token } = await enrolled(world, 'totp');
  const challengeId = String((await challenge(world, token, path.split('/').at(-1) ?? '')).body['id']);
  await between?.(challengeId);
  const body = { challenge_id: challengeId, code: '000000' };
  return world.send(`POST ${path}/verify`, { token, body, headers });
}

const names = { totp: 'TOTP', phone: 'Phone', webauthn: 'WebAuthn' } as const;

const switchCodes = (['totp', 'phone', 'webauthn'] as const).flatMap((type) => [
  provocation(`mfa_${type}_enroll_not_enabled`, 422, `MFA enroll is disabled for ${names[type]}`, (world) =>
    world.off.send('POST /factors', { token: world.user.token, body: { factor_type: type } }),
  ),
  provocation(
    `mfa_${type}_verify_not_enabled`,
    422,
    `MFA verification is disabled for ${names[type]}`,
    async (world) => {
      const { path, token } = await enrolled(world, type);
      return world.off.send(`POST ${path}/challenge`, { token, body: {} });
    },
  ),
]);

const enrollmentCodes = [
  provocation(
    'mfa_factor_name_conflict',
    422,
    'A factor with the friendly name "one" for this user already exists',
    async ({ send, createPerson }) => {
      const { token } = await createPerson();
      const body = { factor_type: 'totp', friendly_name: 'one' };
      await send('POST /factors', { token, body });
      return send('POST /factors', { token, body });
    },
  ),
  provocation(
    'too_many_enrolled_mfa_factors',
    422,
    'Maximum number of verified factors reached, unenroll to continue',
    async (world) => {
      const { token } = await createHolder(world);
      return world.strict.send('POST /factors', {
        token,
        body: { factor_type: 'totp', friendly_name: newName() },
      });
    },
  ),
  provocation('mfa_factor_not_found', 404, 'Factor not found', ({ send, user: { token } }) =>
    send(`POST /factors/${randomUUID()}/challenge`, { token, body: {} }),
  ),
  provocation(
    'mfa_challenge_expired',
    422,
    /^MFA challenge [0-9a-f-]{36} has expired, verify against another challenge or create a new challenge\.$/,
    (world) =>
      answered(world, (id) =>
        world.identity.database.db
          .collection<{ _id: string }>('factor_challenges')
          .updateOne({ _id: id }, { $set: { expires_at: new Date(Date.now() - 1000) } }),
      ),
  ),
  provocation('mfa_ip_address_mismatch', 422, 'Challenge and verify IP addresses mismatch.', (world) =>
    answered(world, undefined, { 'X-Forwarded-For': '203.0.113.10' }),
  ),
  provocation('mfa_verification_failed', 422, 'Invalid TOTP code entered', (world) => answered(world)),
  provocation(
    'insufficient_aal',
    401,
    'AAL2 session is required to update email or password when MFA is enabled.',
    async (world) => {
      const { token } = await createHolder(world, 'aal1');
      return world.send('PUT /user', { token, body: { password: 'm4$wRt?jendela' } });
    },
  ),
];

const textCodes = [
  provocation('sms_send_failed', 422, /^Error sending MFA OTP to provider: /, async (world) => {
    const { path, token } = await enrolled(world, 'phone');
    world.gateway.status = 500;
    try {
      return await world.send(`POST ${path}/challenge`, { token, body: {} });
    } finally {
      world.gateway.status = 202;
    }
  }),
  provocation(
    'over_sms_send_rate_limit',
    429,
    /^For security purposes, you can only request this after \d+ seconds\.$/,
    async (world) => {
      const { path, token } = await enrolled(world, 'phone');
      await world.send(`POST ${path}/challenge`, { token, body: {} });
      return world.send(`POST ${path}/challenge`, { token, body: {} });
    },
  ),
];

const recoveryCodeCodes = [
  provocation('mfa_verified_factor_exists', 422, /already exist/, async (world) => {
    const { token } = await createHolder(world);
    await world.send(`POST ${codesPath}`, { token });
    return world.send(`POST ${codesPath}`, { token });
  }),
  provocation(
    'mfa_recovery_codes_enroll_not_enabled',
    422,
    'MFA enroll is disabled for recovery codes',
    async (world) => {
      const { token } = await createHolder(world);
      return world.off.send(`POST ${codesPath}`, { token });
    },
  ),
  provocation(
    'mfa_recovery_codes_verify_not_enabled',
    422,
    'MFA verification is disabled for recovery codes',
    async (world) => {
      const { token } = await createHolder(world);
      await world.send(`POST ${codesPath}`, { token });
      return world.off.send(`POST ${codesPath}/verify`, { token, body: { code: 'a'.repeat(16) } });
    },
  ),
  provocation(
    'mfa_recovery_codes_sole_factor',
    422,
    'Recovery codes cannot be the only factor of an account',
    async (world) => {
      const { token, factorId } = await createHolder(world);
      await world.send(`POST ${codesPath}`, { token });
      return world.send(`DELETE /factors/${factorId}`, { token });
    },
  ),
  provocation(
    'mfa_recovery_codes_locked',
    429,
    'Too many wrong recovery codes, please try again later or use another factor',
    async (world) => {
      const { token } = await createHolder(world);
      await world.send(`POST ${codesPath}`, { token });
      const guess = () => world.send(`POST ${codesPath}/verify`, { token, body: { code: 'a'.repeat(16) } });
      await Promise.all(Array.from({ length: 5 }, guess));
      return guess();
    },
  ),
];

const newAuthenticator = () => new SoftwareAuthenticator({ origin: siteUrl });

/** Registers an authenticator's response, possibly changed. */
async function register(
  world: CodeWorld,
  token: string,
  {
    authenticator = newAuthenticator(),
    change = async () => undefined,
    at = world as Pick<CodeWorld, 'send'>,
  }: {
    authenticator?: SoftwareAuthenticator;
    change?: (registration: Record<string, unknown>) => Promise<unknown>;
    at?: Pick<CodeWorld, 'send'>;
  } = {},
) {
  const { registration } = await makePasskey(world, token, authenticator);
  const body: Record<string, unknown> = { ...registration };
  await change(body);
  return at.send('POST /passkeys/registration/verify', { token, body });
}

const passkeyCodes = [
  provocation('passkey_disabled', 404, 'Passkeys are disabled', ({ off, user: { token } }) =>
    off.send('GET /passkeys', { token }),
  ),
  provocation('too_many_passkeys', 422, 'Maximum number of passkeys reached', async (world) => {
    const { token } = await world.createPerson();
    await register(world, token);
    return register(world, token, { at: world.strict });
  }),
  provocation('webauthn_credential_exists', 422, 'This credential is already registered', async (world) => {
    const [{ token }, authenticator] = [await world.createPerson(), newAuthenticator()];
    await register(world, token, { authenticator });
    return register(world, token, { authenticator });
  }),
  provocation('webauthn_challenge_not_found', 400, 'Challenge not found or already used', async (world) => {
    const change = async (body: Record<string, unknown>) =>
      Object.assign(body, { challenge_id: randomUUID() });
    return register(world, world.user.token, { change });
  }),
  provocation('webauthn_challenge_expired', 400, 'Challenge has expired', async (world) => {
    const change = ({ challenge_id: id }: Record<string, unknown>) =>
      world.identity.database.db
        .collection<{ _id: string }>('passkey_challenges')
        .updateOne({ _id: String(id) }, { $set: { expires_at: new Date(Date.now() - 1000) } });
    return register(world, world.user.token, { change });
  }),
  provocation('webauthn_verification_failed', 400, 'Credential verification failed', async (world) => {
    const authenticator = new SoftwareAuthenticator({ origin: 'https://evil.test' });
    return register(world, world.user.token, { authenticator });
  }),
];

export const factorCodes = [
  ...switchCodes,
  ...enrollmentCodes,
  ...textCodes,
  ...recoveryCodeCodes,
  ...passkeyCodes,
];
