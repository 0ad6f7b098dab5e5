import { randomUUID } from 'node:crypto';
import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import { type AuditAction, auditActions } from '../../src/domain/audit/audit-entry';
import { bufferedActions } from '../../src/domain/audit/buffered-actions';
import { handleCallback, enroll, makePasskey, newClaims, visit } from '../contract/support/steps';
import { type ContractWorld, forgedProvider, startContractWorld } from '../contract/support/world';
import { Browser } from '../providers/support/browser';
import { queryOf } from '../providers/support/providers';
import type { Answer } from '../support/accounts';
import { claimsOf } from '../support/claims';
import { createProtected, tokensOf, wrongCodeOf } from '../support/factors';
import { password, siteUrl, uniqueEmail } from '../support/identity';
import { letGapPass, readNewestMail } from '../support/mails';

/** Prepares an act. @returns the act */
type Prepare = (world: ContractWorld) => Promise<() => Promise<Answer>>;

interface Act {
  readonly action: AuditAction;
  readonly prepare: Prepare;
  /** Expected status unless a success. */
  readonly status?: number;
}

const createProtectedPerson = async ({ identity }: ContractWorld) => {
  const owner = await createProtected(identity);
  return { ...owner, token: (await tokensOf(owner.client)).access };
};

async function registerPasskey(world: ContractWorld, token: string): Promise<string> {
  const { registration } = await makePasskey(world, token);
  const { body } = await world.send('POST /passkeys/registration/verify', { token, body: registration });
  return String(body['id']);
}

/** A browser that returns from a provider being linked. */
async function leaveToLink(world: ContractWorld, token: string) {
  const browser = new Browser(world.identity.url);
  const address = `${siteUrl}/auth/v1/user/identities/authorize?provider=${forgedProvider}`;
  const { location } = await browser.open(address, undefined, { Authorization: `Bearer ${token}` });
  return { browser, asked: queryOf(location ?? new URL(siteUrl)) };
}

/** Staff routes of the contract that change something. */
const staffActs: Readonly<Record<string, Act>> = {
  'POST /admin/users': {
    action: 'user_signedup',
    prepare: async (world) => () =>
      world.sendAsAdmin('POST /admin/users', { email: uniqueEmail(), password, email_confirm: true }),
  },
  'PUT /admin/users/{userId}': {
    action: 'user_modified',
    prepare: async (world) => {
      const { userId } = await world.createPerson();
      return () => world.sendAsAdmin(`PUT /admin/users/${userId}`, { user_metadata: { a: 1 } });
    },
  },
  'DELETE /admin/users/{userId}': {
    action: 'user_deleted',
    prepare: async (world) => {
      const { userId } = await world.createPerson();
      return () => world.sendAsAdmin(`DELETE /admin/users/${userId}`);
    },
  },
  'DELETE /admin/users/{userId}/sessions/{sessionId}': {
    action: 'logout',
    prepare: async (world) => {
      const { userId, token } = await world.createPerson();
      const sessionId = String(claimsOf(token)['session_id']);
      return () => world.sendAsAdmin(`DELETE /admin/users/${userId}/sessions/${sessionId}`);
    },
  },
  'PUT /admin/users/{userId}/factors/{factorId}': {
    action: 'factor_updated',
    prepare: async (world) => {
      const { userId, factorId } = await createProtectedPerson(world);
      return () =>
        world.sendAsAdmin(`PUT /admin/users/${userId}/factors/${factorId}`, { friendly_name: 'Telepon' });
    },
  },
  'DELETE /admin/users/{userId}/factors/{factorId}': {
    action: 'factor_deleted',
    prepare: async (world) => {
      const { userId, factorId } = await createProtectedPerson(world);
      return () => world.sendAsAdmin(`DELETE /admin/users/${userId}/factors/${factorId}`);
    },
  },
  'DELETE /admin/users/{userId}/passkeys/{passkeyId}': {
    action: 'passkey_deleted',
    prepare: async (world) => {
      const { userId, token } = await world.createPerson();
      const passkeyId = await registerPasskey(world, token);
      return () => world.sendAsAdmin(`DELETE /admin/users/${userId}/passkeys/${passkeyId}`);
    },
  },
  'POST /invite': {
    action: 'user_invited',
    prepare: async (world) => () => world.sendAsAdmin('POST /invite', { email: uniqueEmail() }),
  },
  'POST /admin/generate_link': {
    action: 'user_recovery_requested',
    prepare: async (world) => {
      const { email } = await world.createPerson();
      return () => world.sendAsAdmin('POST /admin/generate_link', { type: 'recovery', email });
    },
  },
};

/** Settings, which GoTrue does not log either. */
const notInTheLog = [
  'POST /admin/custom-providers',
  'PUT /admin/custom-providers/{identifier}',
  'DELETE /admin/custom-providers/{identifier}',
  'POST /admin/sso/providers',
  'PUT /admin/sso/providers/{key}',
  'DELETE /admin/sso/providers/{key}',
  'POST /admin/oauth/clients',
  'PUT /admin/oauth/clients/{clientId}',
  'DELETE /admin/oauth/clients/{clientId}',
  'POST /admin/oauth/clients/{clientId}/regenerate_secret',
];

/** Acts of accounts. */
const ownActs: readonly Act[] = [
  {
    action: 'login',
    prepare: async (world) => {
      const { email } = await world.createPerson();
      return () => world.send('POST /token?grant_type=password', { body: { email, password } });
    },
  },
  {
    action: 'logout',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      return () => world.send('POST /logout', { token });
    },
  },
  {
    action: 'invite_accepted',
    prepare: async (world) => {
      const email = uniqueEmail();
      await world.sendAsAdmin('POST /invite', { email });
      const { token } = await readNewestMail(world.identity, email);
      return () => world.send('POST /verify', { body: { type: 'invite', token_hash: token } });
    },
  },
  {
    action: 'user_signedup',
    prepare: async (world) => {
      const email = uniqueEmail();
      await world.send('POST /signup', { body: { email, password } });
      const { token } = await readNewestMail(world.identity, email);
      return () => world.send('POST /verify', { body: { type: 'signup', token_hash: token } });
    },
  },
  {
    action: 'token_revoked',
    status: 400,
    prepare: async (world) => {
      const { client } = await world.createPerson();
      const { refresh } = await tokensOf(client);
      await client.refreshSession();
      await client.refreshSession();
      return () => world.send('POST /token?grant_type=refresh_token', { body: { refresh_token: refresh } });
    },
  },
  {
    action: 'user_modified',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      return () => world.send('PUT /user', { token, body: { data: { a: 1 } } });
    },
  },
  {
    action: 'user_recovery_requested',
    prepare: async (world) => {
      const { email } = await world.createPerson();
      return () => world.send('POST /recover', { body: { email } });
    },
  },
  {
    action: 'user_reauthenticate_requested',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      return () => world.send('GET /reauthenticate', { token });
    },
  },
  {
    action: 'user_confirmation_requested',
    prepare: async (world) => () => world.send('POST /signup', { body: { email: uniqueEmail(), password } }),
  },
  {
    action: 'user_repeated_signup',
    prepare: async (world) => {
      const { email } = await world.createPerson();
      await letGapPass(world.identity);
      return () => world.send('POST /signup', { body: { email, password } });
    },
  },
  {
    action: 'user_updated_password',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      return () => world.send('PUT /user', { token, body: { password: 'jendela-7-biru' } });
    },
  },
  {
    action: 'identity_linked',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      const left = await leaveToLink(world, token);
      return () => handleCallback(world, left);
    },
  },
  {
    action: 'identity_unlinked',
    prepare: async (world) => {
      const { client, token } = await world.createPerson();
      await handleCallback(world, await leaveToLink(world, token));
      const { data } = await client.getUserIdentities();
      const linked = data?.identities.find(({ provider }) => provider === forgedProvider);
      return () => world.send(`DELETE /user/identities/${linked?.identity_id}`, { token });
    },
  },
  {
    action: 'passkey_created',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      const { registration: body } = await makePasskey(world, token);
      return () => world.send('POST /passkeys/registration/verify', { token, body });
    },
  },
  {
    action: 'passkey_updated',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      const passkeyId = await registerPasskey(world, token);
      return () =>
        world.send(`PATCH /passkeys/${passkeyId}`, { token, body: { friendly_name: randomUUID() } });
    },
  },
  {
    action: 'factor_in_progress',
    prepare: async (world) => {
      const { token } = await world.createPerson();
      return () => world.send('POST /factors', { token, body: { factor_type: 'totp' } });
    },
  },
  {
    action: 'factor_unenrolled',
    prepare: async (world) => {
      const { factorId, token } = await createProtectedPerson(world);
      return () => world.send(`DELETE /factors/${factorId}`, { token });
    },
  },
  {
    action: 'challenge_created',
    prepare: async (world) => {
      const person = await world.createPerson();
      const { factorId } = await enroll(world, person, 'totp');
      return () => world.send(`POST /factors/${factorId}/challenge`, { token: person.token, body: {} });
    },
  },
  {
    action: 'verification_attempted',
    status: 422,
    prepare: async (world) => {
      const { factorId, secret, token } = await createProtectedPerson(world);
      const { body } = await world.send(`POST /factors/${factorId}/challenge`, { token, body: {} });
      const answer = { challenge_id: body['id'], code: wrongCodeOf(secret) };
      return () => world.send(`POST /factors/${factorId}/verify`, { token, body: answer });
    },
  },
];

/** A browser gets an error by redirect instead of a status. */
const isRefusal = ({ status, headers }: Answer) =>
  status >= 500 || /[?&#]error=/.test(headers.get('location') ?? '');

const isLosable = (action: AuditAction) => action in bufferedActions;
const changing = identityRoutes.filter(({ access, method }) => access === 'admin' && method !== 'get');
const named = changing.map(({ method, path }) => `${method.toUpperCase()} ${path.replace('/auth/v1', '')}`);

describe('an action and its entry in the log', () => {
  let world: ContractWorld;
  const db = () => world.identity.database.db;
  const refuseEntries = (isRefused: boolean) =>
    db().command({ collMod: 'audit_log', validator: isRefused ? { never: true } : {} });
  const countEntries = (action: AuditAction) => db().collection('audit_log').countDocuments({ action });
  /** State changed by acts. */
  const readState = async () => {
    const names = ['users', 'sessions', 'refresh_tokens', 'passkeys', 'recovery_codes', 'ended_sessions'];
    return Promise.all(names.map((name) => db().collection(name).find().sort({ _id: 1 }).toArray()));
  };

  beforeAll(async () => {
    world = await startContractWorld({ MFA_TOTP_ENROLL_ENABLED: 'true' });
  });
  afterAll(() => world.stop());
  afterEach(() => refuseEntries(false));

  async function expectOneWrite({ action, prepare, status }: Act): Promise<void> {
    const act = await prepare(world);
    const [state, count] = [await readState(), await countEntries(action)];
    await refuseEntries(true);
    const refused = await act();
    await refuseEntries(false);
    expect(isRefusal(refused)).toBe(true);
    expect(await readState()).toEqual(state);
    expect(await countEntries(action)).toBe(count);
    const again = await prepare(world);
    const before = await countEntries(action);
    const answer = await again();
    // Counted at once, because a crash would lose a later write.
    expect(await countEntries(action)).toBe(before + 1);
    if (status) expect(answer.status).toBe(status);
    else expect(answer.status).toBeLessThan(400);
  }

  test.each(named)('S87 %s by staff is written in one transaction with its entry', async (name) => {
    const act = staffActs[name];
    if (!act) {
      expect(notInTheLog).toContain(name);
      return;
    }
    expect(isLosable(act.action)).toBe(false);
    await expectOneWrite(act);
  });

  test.each(ownActs)('S87 $action is written in one transaction with its entry', (act) =>
    expectOneWrite(act),
  );

  test.each(auditActions)('S87 %s is tested above, or listed as buffered with a reason', (action) => {
    const isShown = [...Object.values(staffActs), ...ownActs].some((act) => act.action === action);
    expect(isShown).toBe(!isLosable(action));
  });

  test('S87 only entries of a refresh are buffered, and a refresh succeeds without one', async () => {
    expect(Object.keys(bufferedActions)).toEqual(['token_refreshed']);
    const { client } = await world.createPerson();
    await refuseEntries(true);
    expect((await client.refreshSession()).error).toBeNull();
  });

  test('S87 a sign-in by a provider is written in one transaction with its entry', async () => {
    const before = await countEntries('login');
    await visit(world, newClaims());
    expect(await countEntries('login')).toBe(before + 1);
  });
});
