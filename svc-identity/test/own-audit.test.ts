import { randomUUID } from 'node:crypto';
import {
  type OwnAudit,
  ownAuditSchema,
  type SecurityEvent,
  securityEventSchema,
} from '@sabi/contracts/http/identity/own-audit';
import { eventually } from '@sabi/test-kit/eventually';
import type { GoTrueClient } from '@supabase/auth-js';
import { authorizeUrl, enter, type ProviderWorld, startProviderWorld } from './providers/support/providers';
import { createSignedIn, signIn, signUpAndReadMail } from './support/accounts';
import { createAdmin, type TestAdmin } from './support/admin';
import { SoftwareAuthenticator } from './support/authenticator';
import { callAs, createOwner, createProtected, enrollTotp, raise, wrongCodeOf } from './support/factors';
import { password, siteUrl, type TestIdentity, uniqueEmail } from './support/identity';
import { post, readNewestMail } from './support/mails';
import { createApplication, obtainTokens } from './support/oauth';
import { register } from './support/passkeys';

describe('the log of an account, as its owner reads it', () => {
  let world: ProviderWorld;
  let identity: TestIdentity;
  let admin: TestAdmin;
  const seen = new Set<SecurityEvent>();

  const ask = (client: GoTrueClient, query = '') => callAs(identity, client, 'GET', `/user/audit${query}`);
  const read = async (client: GoTrueClient): Promise<OwnAudit['entries']> => {
    const { status, body } = await ask(client);
    expect(status).toBe(200);
    const { entries } = ownAuditSchema.strict().parse(body);
    for (const { event } of entries) seen.add(event);
    return entries;
  };
  const eventsOf = async (client: GoTrueClient) => (await read(client)).map(({ event }) => event);
  /** Oldest first. */
  const expectEvents = (client: GoTrueClient, ...events: SecurityEvent[]) =>
    eventually(async () => expect((await eventsOf(client)).reverse()).toEqual(events));

  beforeAll(async () => {
    world = await startProviderWorld({
      OAUTH_SERVER_ENABLED: 'true',
      PASSKEY_ENABLED: 'true',
      WEBAUTHN_RP_DISPLAY_NAME: 'Sabi Talent',
    });
    ({ identity } = world);
    admin = await createAdmin(identity);
  });

  afterAll(() => world.stop());

  test('signing up, in and out, and no refresh', async () => {
    const { email, client, token } = await signUpAndReadMail(identity);
    await post(identity, '/verify', { type: 'signup', token_hash: token });
    await client.signInWithPassword({ email, password });
    await client.refreshSession();
    const other = await signIn(identity, email);
    await other.signOut({ scope: 'local' });
    await expectEvents(client, 'signed_up', 'signed_in', 'signed_in', 'signed_in', 'signed_out');
    expect(new Set((await read(client)).map(({ by, ip }) => `${by} ${ip}`))).toEqual(
      new Set(['owner 127.0.0.1']),
    );
  });

  test('one session ended', async () => {
    const { client, email } = await createOwner(identity);
    await signIn(identity, email);
    const { body } = await callAs(identity, client, 'GET', '/sessions');
    const other = (body['sessions'] as { id: string; is_current: boolean }[]).find(
      ({ is_current: isCurrent }) => !isCurrent,
    );
    await callAs(identity, client, 'DELETE', `/sessions/${other?.id}`);
    await expectEvents(client, 'signed_up', 'signed_in', 'signed_in', 'session_ended');
  });

  test('a new password, a new address and other data, each once', async () => {
    const { client, email } = await createOwner(identity);
    const newEmail = uniqueEmail();
    await client.updateUser({ password: 'a new one 7#kx' });
    await readNewestMail(identity, email); // otherwise the next could overtake it
    await client.updateUser({ data: { nickname: 'Hana' } });
    await client.updateUser({ email: newEmail });
    const mails = [await readNewestMail(identity, email, 2), await readNewestMail(identity, newEmail)];
    for (const { token } of mails)
      await post(identity, '/verify', { type: 'email_change', token_hash: token });
    await expectEvents(
      client,
      ...(['signed_up', 'signed_in', 'password_changed', 'account_changed'] as const),
      ...(['email_change_requested', 'email_changed', 'signed_in'] as const),
    );
  });

  test('a forgotten password, and not a sign-in mail', async () => {
    const { client, email } = await createOwner(identity);
    await client.signInWithOtp({ email, options: { shouldCreateUser: false } });
    await client.resetPasswordForEmail(email);
    await expectEvents(client, 'signed_up', 'signed_in', 'recovery_requested');
  });

  test('second factors: added, refused, their codes, removed', async () => {
    const owner = await createOwner(identity);
    const { client } = owner;
    const given = await enrollTotp(client);
    await client.mfa.unenroll({ factorId: given.factorId });
    const factor = await enrollTotp(client);
    await raise(identity, owner, factor);
    const { data: issued } = await client.mfa.recoveryCodes.generate();
    await client.mfa.challengeAndVerify({ factorId: factor.factorId, code: wrongCodeOf(factor.secret) });
    await callAs(identity, client, 'POST', '/factors/recovery-codes/verify', { code: issued?.codes[0] });
    await client.mfa.recoveryCodes.regenerate();
    await raise(identity, owner, factor);
    await callAs(identity, client, 'DELETE', '/factors/recovery-codes');
    await client.mfa.unenroll({ factorId: factor.factorId });
    await expectEvents(
      client,
      ...(['signed_up', 'signed_in', 'factor_added', 'recovery_codes_made', 'factor_refused'] as const),
      ...(['recovery_code_used', 'recovery_codes_made', 'factor_removed', 'factor_removed'] as const),
    );
  });

  test('passkeys', async () => {
    const { client } = await createOwner(identity);
    const { body } = await register(identity, client, new SoftwareAuthenticator({ origin: siteUrl }));
    await callAs(identity, client, 'PATCH', `/passkeys/${String(body['id'])}`, { friendly_name: 'Laptop' });
    await callAs(identity, client, 'DELETE', `/passkeys/${String(body['id'])}`);
    await expectEvents(client, 'signed_up', 'signed_in', 'passkey_added', 'passkey_removed');
  });

  test('other sign-in methods', async () => {
    const { client, email } = await createOwner(identity);
    await enter(world, authorizeUrl({ provider: 'google' }), { name: 'Hana Putri', email, verified: 'on' });
    const { data } = await client.getUserIdentities();
    const google = data?.identities.find(({ provider }) => provider === 'google');
    if (google) await client.unlinkIdentity(google);
    await expectEvents(
      client,
      ...(['signed_up', 'signed_in', 'identity_linked', 'signed_in', 'identity_unlinked'] as const),
    );
  });

  test('applications allowed and removed, without the address of their servers, and not readable by them', async () => {
    const { client } = await createSignedIn(identity);
    const application = await createApplication(identity);
    const tokens = await obtainTokens(identity, application, client);
    await client.oauth.revokeGrant({ clientId: application.client_id });
    await expectEvents(client, 'signed_up', 'signed_in', 'application_allowed', 'application_removed');
    expect((await read(client)).find(({ event }) => event === 'application_allowed')?.ip).toBeNull();
    const again = await obtainTokens(identity, application, client);
    const asked = await fetch(`${identity.url}/auth/v1/user/audit`, {
      headers: { Authorization: `Bearer ${again['access_token'] ?? tokens['access_token']}` },
    });
    expect(asked.status).toBe(403);
  });

  test('actions of staff, without name and address', async () => {
    const { client, userId, factorId } = await createProtected(identity);
    await admin.call('PUT', `/users/${userId}`, { user_metadata: { checked: true } });
    await admin.call('PUT', `/users/${userId}`, { email: uniqueEmail() });
    await admin.call('DELETE', `/users/${userId}/factors/${factorId}`);
    await eventually(async () => {
      const byStaff = (await read(client)).filter(({ by }) => by === 'staff').reverse();
      expect(byStaff.map(({ event }) => event)).toEqual([
        'signed_up',
        'account_changed',
        'email_changed',
        'factor_removed',
      ]);
      expect(byStaff.every(({ ip }) => ip === null)).toBe(true);
    });
    expect(JSON.stringify(await read(client))).not.toContain('service_role');
  });

  test('requesting and withdrawing the deletion of the account', async () => {
    const { client } = await createOwner(identity);
    await callAs(identity, client, 'POST', '/user/deletion');
    await callAs(identity, client, 'DELETE', '/user/deletion');
    await expectEvents(client, 'signed_up', 'signed_in', 'deletion_requested', 'deletion_withdrawn');
  });

  test('a data export', async () => {
    const { client } = await createOwner(identity);
    await callAs(identity, client, 'GET', '/user/export');
    await expectEvents(client, 'signed_up', 'signed_in', 'data_exported');
  });

  test('nothing of another account', async () => {
    const [one, other] = [await createOwner(identity), await createOwner(identity)];
    await other.client.updateUser({ data: { nickname: 'Other' } });
    await expectEvents(other.client, 'signed_up', 'signed_in', 'account_changed');
    await expectEvents(one.client, 'signed_up', 'signed_in');
  });

  test('50 at a time, each entry once, also those of one moment', async () => {
    const { client, userId } = await createOwner(identity);
    await expectEvents(client, 'signed_up', 'signed_in');
    const moment = new Date(Date.now() - 60_000);
    await identity.database.db.collection<{ _id: string }>('audit_log').insertMany(
      Array.from({ length: 110 }, () => ({
        _id: randomUUID(),
        action: 'login',
        actor: { id: userId },
        traits: null,
        ip_address: '',
        created_at: moment,
        account_id: userId,
        event: 'signed_in',
      })),
    );
    const pages: OwnAudit[] = [];
    for (let next: string | null = ''; next !== null; next = pages.at(-1)?.next ?? null)
      pages.push(ownAuditSchema.parse((await ask(client, next && `?before=${next}`)).body));
    expect(pages.map(({ entries }) => entries.length)).toEqual([50, 50, 12]);
    const entries = pages.flatMap((page) => page.entries);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(112);
    const times = entries.map(({ created_at: time }) => time);
    expect(times).toEqual([...times].sort().reverse());
    expect(entries.at(-1)?.ip).toBeNull();
  });

  test.each(['x', 'bnVsbA', Buffer.from('["2026-01-01T00:00:00.000Z","x"]').toString('base64url')])(
    'a page that begins nowhere is refused: %s',
    async (before) => {
      const { client } = await createSignedIn(identity);
      const { status, body } = await ask(client, `?before=${before}`);
      expect({ status, body }).toEqual({
        status: 400,
        body: { code: 'validation_failed', message: 'before must be the next of an earlier page' },
      });
    },
  );

  test('every event of the contract was read above', () => {
    expect([...seen].sort()).toEqual([...securityEventSchema.options].sort());
  });
});
