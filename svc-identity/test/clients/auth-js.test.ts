import { randomUUID } from 'node:crypto';
import { eventually } from '@sabi/test-kit/eventually';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { codeSentTo, newPhone } from '../phones/support/phones';
import { Browser } from '../providers/support/browser';
import { authorizeUrl, enter, queryOf } from '../providers/support/providers';
import { createAccount } from '../support/accounts';
import { codeOf, forgetSteps } from '../support/factors';
import { password, uniqueEmail } from '../support/identity';
import { letGapPass, readNewestMail } from '../support/mails';
import { beginAuthorization, createApplication } from '../support/oauth';
import { type BrowserPage, openBrowserPage, type PageServer, startPageServer } from './auth-js/browser-page';
import { clientVersion, publicAdminMethods, publicClientMethods } from './auth-js/recording';
import { refreshInTabs } from './auth-js/refresh-in-tabs';
import { type ClientWorld, ok, startClientWorld } from './auth-js/world';
import { writeReport } from './support/outcomes';

const person = () => ({ name: 'Ayu Lestari', email: uniqueEmail(), verified: 'on' as const });

describe('the published JavaScript client', () => {
  let world: ClientWorld;
  let server: PageServer;

  beforeAll(async () => {
    server = await startPageServer();
    world = await startClientWorld(server.origin);
  });

  afterAll(async () => {
    await world.stop();
    await server.stop();
  });

  test('signs up, verifies, signs in, refreshes and signs out', async () => {
    const [email, client] = [uniqueEmail(), world.createClient()];
    await client.initialize();
    const events: string[] = [];
    const { data } = client.onAuthStateChange((event) => void events.push(event));
    expect(ok(await client.signUp({ email, password })).session).toBeNull();
    const { code } = await readNewestMail(world.identity, email);
    expect((await client.resend({ type: 'signup', email })).error?.code).toBe('over_email_send_rate_limit');
    expect(ok(await client.verifyOtp({ type: 'signup', email, token: code })).session).not.toBeNull();
    const before = ok(await client.getSession()).session;
    const after = ok(await client.refreshSession()).session;
    expect(after?.refresh_token).not.toBe(before?.refresh_token);
    ok(
      await client.setSession({
        access_token: after?.access_token ?? '',
        refresh_token: after?.refresh_token ?? '',
      }),
    );
    expect(ok(await client.getUser()).user.email).toBe(email);
    expect(ok(await client.getClaims())?.claims.email).toBe(email);
    await client.startAutoRefresh();
    await client.stopAutoRefresh();
    expect((await client.signOut()).error).toBeNull();
    expect(events).toEqual(expect.arrayContaining(['SIGNED_IN', 'TOKEN_REFRESHED', 'SIGNED_OUT']));
    data.subscription.unsubscribe();
    await client.dispose();
  });

  test.each([
    ['local', { own: false, other: true }],
    ['others', { own: true, other: false }],
    ['global', { own: false, other: false }],
  ] as const)('signing out with scope %s', async (scope, expected) => {
    const { client, email } = await world.createSignedIn();
    const other = world.createClient();
    ok(await other.signInWithPassword({ email, password }));
    expect((await client.signOut({ scope })).error).toBeNull();
    const lives = async (candidate: typeof client) => (await candidate.getUser()).error === null;
    expect({ own: await lives(client), other: await lives(other) }).toEqual(expected);
  });

  test('ten tabs refresh at once ten times, and none is signed out', async () => {
    await refreshInTabs(world, 10);
  });

  test('codes by mail, recovery, change of data, password and address', async () => {
    const { client, email } = await world.createSignedIn();
    ok(await client.updateUser({ data: { city: 'Bandung' } }));
    ok(await client.reauthenticate());
    await readNewestMail(world.identity, email); // otherwise the next could overtake it
    await letGapPass(world.identity);
    const stranger = world.createClient();
    ok(await stranger.signInWithOtp({ email, options: { shouldCreateUser: false } }));
    const { code } = await readNewestMail(world.identity, email, 2);
    ok(await stranger.verifyOtp({ type: 'email', email, token: code }));
    await letGapPass(world.identity);
    ok(await client.resetPasswordForEmail(email));
    const recovery = await readNewestMail(world.identity, email, 3);
    const recovered = world.createClient();
    ok(await recovered.verifyOtp({ type: 'recovery', email, token: recovery.code }));
    ok(await recovered.updateUser({ password: 'm4$wRt?jendela' }));
    const changed = uniqueEmail();
    ok(await recovered.updateUser({ email: changed }));
    const { token: fromNew = '' } = await readNewestMail(world.identity, changed);
    ok(await world.createClient().verifyOtp({ type: 'email_change', token_hash: fromNew }));
    await expectMailToken(email, 'email_change');
    expect(ok(await recovered.getUser()).user.email).toBe(changed);
  });

  /** Waits for a mail with a token of this type, among notices without one. */
  async function expectMailToken(email: string, type: 'email_change'): Promise<void> {
    const link = await eventually(() => {
      const texts = world.identity.mailServer.mailsTo(email).map(({ text = '' }) => text);
      const found = texts
        .map((text) => /https:\/\/\S*[?&]token=\S+/.exec(text)?.[0])
        .findLast((each) => each?.includes(`type=${type}`));
      expect(found).toBeDefined();
      return found;
    });
    const token = new URL(String(link)).searchParams.get('token') ?? '';
    ok(await world.createClient().verifyOtp({ type, token_hash: token }));
  }

  test('numbers: sign-up, sign-in by password and by code, change, codes again, unlinking', async () => {
    const phone = newPhone();
    const client = world.createClient();
    expect(ok(await client.signUp({ phone, password })).session).toBeNull();
    expect((await client.resend({ type: 'sms', phone })).error?.code).toBe('over_sms_send_rate_limit');
    ok(await client.verifyOtp({ type: 'sms', phone, token: codeSentTo(world, phone) }));
    expect(ok(await client.getClaims())?.claims.phone).toBe(phone);
    ok(await client.reauthenticate());
    ok(await world.createClient().signInWithPassword({ phone, password }));
    const other = world.createClient();
    ok(await other.signInWithOtp({ phone, options: { shouldCreateUser: false, channel: 'sms' } }));
    ok(await other.verifyOtp({ type: 'sms', phone, token: codeSentTo(world, phone) }));
    const changed = newPhone();
    expect(ok(await other.updateUser({ phone: changed })).user.new_phone).toBe(changed);
    await letGapPass(world.identity);
    ok(await other.resend({ type: 'phone_change', phone }));
    ok(await other.verifyOtp({ type: 'phone_change', phone: changed, token: codeSentTo(world, changed) }));
    expect(ok(await other.getUser()).user.phone).toBe(changed);
    const single = ok(await other.getUserIdentities()).identities[0];
    expect(single?.provider).toBe('phone');
    if (single)
      expect((await other.unlinkIdentity(single)).error?.code).toBe('single_identity_not_deletable');
    const made = ok(await world.admin.createUser({ phone: newPhone(), password, phone_confirm: true })).user;
    const renamed = newPhone();
    expect(ok(await world.admin.updateUserById(made.id, { phone: renamed })).user.phone).toBe(renamed);
  });

  test('signs in by a provider, links and unlinks another', async () => {
    const browser = new Browser(world.identity.url);
    const client = world.createClient('pkce', browser);
    const { url } = ok(
      await client.signInWithOAuth({ provider: 'google', options: { skipBrowserRedirect: true } }),
    );
    const back = await enter(world, throughSite(url), person());
    const session = ok(await client.exchangeCodeForSession(queryOf(back)['code'] ?? '')).session;
    expect(session.provider_token).toBeTruthy();
    const linking = ok(
      await client.linkIdentity({ provider: 'linkedin_oidc', options: { skipBrowserRedirect: true } }),
    );
    await enter(world, linking.url ?? '', person(), browser);
    const { identities } = ok(await client.getUserIdentities());
    expect(identities.map(({ provider }) => provider).sort()).toEqual(['google', 'linkedin_oidc']);
    const [linked] = identities.filter(({ provider }) => provider === 'linkedin_oidc');
    if (linked) ok(await client.unlinkIdentity(linked));
    expect(ok(await client.getUserIdentities()).identities).toHaveLength(1);
  });

  /** The client uses the service's address, a browser the product's. */
  const throughSite = (url: string | null): string =>
    authorizeUrl(Object.fromEntries(new URL(url ?? '').searchParams));

  test('disabled features are reported as disabled', async () => {
    const client = world.createClient();
    expect((await client.signInWithSSO({ domain: 'example.com' })).error?.code).toBe(
      'saml_provider_disabled',
    );
    const web3 = await client.signInWithWeb3({
      chain: 'ethereum',
      message: 'x'.repeat(64),
      signature: `0x${'00'.repeat(65)}`,
    });
    expect(web3.error?.code).toBe('web3_provider_disabled');
    const byToken = await client.signInWithIdToken({ provider: 'google', token: 'none' });
    expect(byToken.error?.message).toContain('Bad ID token');
  });

  test('anonymous', async () => {
    const { user } = ok(await world.createClient().signInAnonymously());
    expect(user?.is_anonymous).toBe(true);
  });

  test('second factors and recovery codes', async () => {
    const { client, userId } = await world.createSignedIn();
    const enrolled = ok(await client.mfa.enroll({ factorType: 'totp' }));
    const challenge = ok(await client.mfa.challenge({ factorId: enrolled.id }));
    ok(
      await client.mfa.verify({
        factorId: enrolled.id,
        challengeId: challenge.id,
        code: codeOf(enrolled.totp.secret),
      }),
    );
    expect(ok(await client.mfa.getAuthenticatorAssuranceLevel()).currentLevel).toBe('aal2');
    const { codes } = ok(await client.mfa.recoveryCodes.generate());
    expect(codes).toHaveLength(10);
    expect(ok(await client.mfa.recoveryCodes.getStatus()).remaining).toBe(10);
    ok(await client.mfa.recoveryCodes.verify({ code: codes[0] ?? '' }));
    ok(await client.mfa.recoveryCodes.regenerate());
    ok(await client.mfa.recoveryCodes.unenroll());
    await forgetSteps(world.identity, userId);
    ok(await client.mfa.challengeAndVerify({ factorId: enrolled.id, code: codeOf(enrolled.totp.secret) }));
    expect(ok(await client.mfa.listFactors()).totp).toHaveLength(1);
    ok(await client.mfa.unenroll({ factorId: enrolled.id }));
  });

  test('consents to applications and takes it back', async () => {
    const { client } = await world.createSignedIn();
    const application = await createApplication(world.identity);
    const first = await beginAuthorization(world.identity, application);
    ok(await client.oauth.getAuthorizationDetails(first.authorizationId));
    ok(await client.oauth.denyAuthorization(first.authorizationId));
    const second = await beginAuthorization(world.identity, application);
    ok(await client.oauth.getAuthorizationDetails(second.authorizationId));
    ok(await client.oauth.approveAuthorization(second.authorizationId));
    expect(ok(await client.oauth.listGrants())).toHaveLength(1);
    ok(await client.oauth.revokeGrant({ clientId: application.client_id }));
  });

  test('administration of accounts', async () => {
    const { admin } = world;
    const { user } = ok(await admin.createUser({ email: uniqueEmail(), password, email_confirm: true }));
    expect(ok(await admin.getUserById(user.id)).user.id).toBe(user.id);
    ok(await admin.updateUserById(user.id, { user_metadata: { city: 'Medan' } }));
    expect(ok(await admin.listUsers({ page: 1, perPage: 5 })).users.length).toBeGreaterThan(0);
    ok(await admin.inviteUserByEmail(uniqueEmail()));
    const link = ok(await admin.generateLink({ type: 'magiclink', email: user.email ?? '' }));
    const client = world.createClient();
    ok(await client.verifyOtp({ type: 'magiclink', token_hash: link.properties.hashed_token }));
    const factor = ok(await client.mfa.enroll({ factorType: 'totp' }));
    expect(ok(await admin.mfa.listFactors({ userId: user.id })).factors).toHaveLength(1);
    ok(await admin.mfa.deleteFactor({ userId: user.id, id: factor.id }));
    const { session } = ok(await client.getSession());
    expect((await admin.signOut(session?.access_token ?? '')).error).toBeNull();
    expect((await client.getUser()).error?.name).toBe('AuthSessionMissingError');
    ok(await admin.deleteUser(user.id));
  });

  test('administration of applications and providers', async () => {
    const { oauth, customProviders } = world.admin;
    const application = ok(
      await oauth.createClient({ client_name: 'Partner', redirect_uris: ['https://app.test/callback'] }),
    );
    const id = application.client_id;
    expect(ok(await oauth.listClients()).clients.length).toBeGreaterThan(0);
    ok(await oauth.getClient(id));
    ok(await oauth.updateClient(id, { client_name: 'Other partner' }));
    ok(await oauth.regenerateClientSecret(id));
    ok(await oauth.deleteClient(id));
    const identifier = `custom:${randomUUID().slice(0, 8)}` as const;
    ok(
      await customProviders.createProvider({
        provider_type: 'oidc',
        identifier,
        name: 'Company',
        client_id: 'web',
        client_secret: 'web-secret',
        issuer: `${world.sandbox.url}/google`,
      }),
    );
    expect(ok(await customProviders.listProviders()).providers).toHaveLength(1);
    ok(await customProviders.getProvider(identifier));
    ok(await customProviders.updateProvider(identifier, { name: 'Company again' }));
    ok(await customProviders.deleteProvider(identifier));
  });

  describe('in a browser with an authenticator', () => {
    let page: BrowserPage | undefined;

    beforeAll(async () => {
      page = await openBrowserPage(server, `${world.identity.url}/auth/v1`);
      if (!page) reportSkipped('Chromium is not installed: passkeys were not tried in a browser');
    });

    afterAll(() => page?.close());

    test('passkeys and WebAuthn factors', async () => {
      if (!page) return;
      const [owner, other] = [await createAccount(world.identity), await createAccount(world.identity)];
      for (const name of await page.drivePasskeys(owner.email)) world.calls.add(name);
      for (const name of await page.driveFactors(other.email)) world.calls.add(name);
      const listed = ok(await world.admin.passkey.listPasskeys({ userId: owner.userId }));
      expect(listed).toHaveLength(1);
      ok(await world.admin.passkey.deletePasskey({ userId: owner.userId, passkeyId: listed[0]?.id ?? '' }));
    });
  });

  test('every public method is covered', () => {
    const methods = [
      ...publicClientMethods().map((name) => ({ name, isCalled: world.calls.has(name) })),
      ...publicAdminMethods().map((name) => ({
        name: `admin.${name}`,
        isCalled: world.adminCalls.has(name),
      })),
    ];
    writeReport(
      { client: '@supabase/auth-js', version: clientVersion, tests: 'each public method' },
      methods.map(({ name, isCalled }) => ({ name, status: isCalled ? 'passed' : 'left out', detail: '' })),
    );
    expect(methods.filter(({ isCalled }) => !isCalled)).toEqual([]);
  });
});
