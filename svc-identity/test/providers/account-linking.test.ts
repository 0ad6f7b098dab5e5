import { call, createAccount } from '../support/accounts';
import { letGapPass } from '../support/mails';
import { password, readMail, siteUrl, uniqueEmail } from '../support/identity';
import {
  authorizeUrl,
  enter,
  enterImplicitly,
  fragmentOf,
  type ProviderWorld,
  queryOf,
  startProviderWorld,
} from './support/providers';

describe('which account a sign-in finds or creates', () => {
  let world: ProviderWorld;
  const ask = async (token: string | undefined) =>
    (await call(world.identity, 'GET', '/auth/v1/user', { token: token ?? '' })).body;
  const named = (email: string) => ({ name: 'Dewi Anggraini', email, verified: 'on' }) as const;
  const providersOf = (user: Record<string, unknown>) =>
    (user['identities'] as { provider: string }[]).map(({ provider }) => provider);
  const users = () => world.identity.database.db.collection<{ _id: string; identities: unknown[] }>('users');

  beforeAll(async () => {
    world = await startProviderWorld();
  });

  afterAll(() => world.stop());

  test('S42 an address verified there and confirmed here links the identity, and the owner gets a mail', async () => {
    const { email, userId } = await createAccount(world.identity, {
      user_metadata: { full_name: 'Dewi A.' },
    });
    const fragment = await enterImplicitly(world, named(email.toUpperCase()));
    const user = await ask(fragment['access_token']);
    expect(user['id']).toBe(userId);
    expect(providersOf(user)).toEqual(['email', 'google']);
    expect(user['app_metadata']).toMatchObject({ provider: 'email', providers: ['email', 'google'] });
    expect(user['user_metadata']).toMatchObject({ full_name: 'Dewi A.', avatar_url: expect.any(String) });
    expect((await world.identity.mailServer.waitForMail(email)).text).toContain('Google');
    const { error } = await world.identity.createClient().signInWithPassword({ email, password });
    expect(error).toBeNull(); // its password still works
  });

  test('S42 an address the provider has not verified links nothing and signs in to nothing', async () => {
    const { email, userId } = await createAccount(world.identity);
    const end = await enter(world, authorizeUrl({ provider: 'google' }), { name: 'Dewi', email });
    expect(queryOf(end)).toEqual({
      error: 'access_denied',
      error_code: 'provider_email_needs_verification',
      error_description:
        'Unverified email with google. A confirmation email has been sent to your google email',
    });
    expect(fragmentOf(end)).not.toHaveProperty('access_token');
    expect((await users().findOne({ _id: userId }))?.identities).toHaveLength(1);
    expect(await users().countDocuments({ 'identities.email': email })).toBe(1);
  });

  test.each(['google', 'linkedin_oidc'])(
    'the owner of such an address is mailed how to sign in, once: %s',
    async (provider) => {
      const { email } = await createAccount(world.identity);
      const visit = async () =>
        queryOf(await enter(world, authorizeUrl({ provider }), { name: 'Dewi', email }))['error_code'];
      expect(await visit()).toBe('provider_email_needs_verification');
      expect(await visit()).toBe('provider_email_needs_verification');
      const { subject, text } = await world.identity.mailServer.waitForMail(email);
      expect(subject).toBe('You already have a Sabi account');
      expect(text).toContain(`${siteUrl}/auth/forgot-password`);
      expect(world.identity.mailServer.mailsTo(email)).toHaveLength(1);
    },
  );

  test('if the account of such an address is unconfirmed, its owner gets a mail to take it over', async () => {
    const email = uniqueEmail();
    const squatter = world.identity.createClient();
    await squatter.signUp({ email, password });
    await world.identity.mailServer.waitForMail(email);
    await letGapPass(world.identity);
    await enter(world, authorizeUrl({ provider: 'linkedin_oidc' }), { name: 'Dewi', email });
    const { token } = readMail((await world.identity.mailServer.waitForMail(email, 2)).text);
    const owner = world.identity.createClient();
    expect((await owner.verifyOtp({ type: 'signup', token_hash: token })).error).toBeNull();
    expect((await squatter.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
  });

  test("a new account has the language of the page, whatever the browser's is", async () => {
    const language = async (redirect_to: string) => {
      const email = uniqueEmail();
      await enter(world, authorizeUrl({ provider: 'google', redirect_to }), named(email));
      return world.identity.database.db.collection('users').findOne({ email });
    };
    expect(await language(`${siteUrl}/id/auth`)).toMatchObject({ language: 'id' });
    expect(await language(`${siteUrl}/auth`)).toMatchObject({ language: 'en' });
  });

  test('S42 an account that was not confirmed loses its password, sessions and tokens to the owner of its address', async () => {
    const email = uniqueEmail();
    const squatter = world.identity.createClient();
    await squatter.signUp({
      email,
      password,
      options: { data: { user_type: 'recruiter', full_name: 'Mallory' } },
    });
    const mail = await world.identity.mailServer.waitForMail(email);
    const user = await ask((await enterImplicitly(world, named(email)))['access_token']);
    expect(providersOf(user)).toEqual(['google']);
    expect(user['user_metadata']).toMatchObject({ full_name: 'Dewi Anggraini', email_verified: true });
    expect(user['user_metadata']).not.toHaveProperty('user_type');
    expect((await squatter.signInWithPassword({ email, password })).error?.code).toBe('invalid_credentials');
    const { token } = readMail(mail.text);
    expect((await squatter.verifyOtp({ type: 'signup', token_hash: token })).error).not.toBeNull();
  });

  test('S42 a user with an unverified address first confirms it by mail, and can sign in from then on', async () => {
    const email = uniqueEmail();
    const person = { name: 'Eka', email };
    const visit = () => enter(world, authorizeUrl({ provider: 'google' }), person);
    expect(queryOf(await visit())['error_code']).toBe('provider_email_needs_verification');
    expect(queryOf(await visit())['error_code']).toBe('provider_email_needs_verification'); // no second mail within the cooldown
    const { token } = readMail((await world.identity.mailServer.waitForMail(email)).text);
    expect(world.identity.mailServer.mailsTo(email)).toHaveLength(1);
    const { error } = await world.identity.createClient().verifyOtp({ type: 'signup', token_hash: token });
    expect(error).toBeNull();
    const user = await ask(fragmentOf(await visit())['access_token']);
    expect(user).toMatchObject({ email, app_metadata: { providers: ['google'] } });
  });

  test('S42 an account whose phone is confirmed keeps it, and the owner of the address gets an account of their own', async () => {
    const { email, userId } = await createAccount(world.identity);
    await users().updateOne(
      { _id: userId },
      { $set: { email_confirmed_at: null, phone: '6281200001111', phone_confirmed_at: new Date() } },
    );
    const user = await ask((await enterImplicitly(world, named(email)))['access_token']);
    expect(user['id']).not.toBe(userId);
    expect(user['email']).toBe(email);
    expect(await users().findOne({ _id: userId })).toMatchObject({ email: null, phone: '6281200001111' });
  });

  test('Google and LinkedIn of one verified address are one account', async () => {
    const email = uniqueEmail();
    const first = await ask((await enterImplicitly(world, named(email)))['access_token']);
    const second = await ask((await enterImplicitly(world, named(email), 'linkedin_oidc'))['access_token']);
    expect(second['id']).toBe(first['id']);
    expect(providersOf(second)).toEqual(['google', 'linkedin_oidc']);
  });

  test('no query of a sign-in scans a collection', async () => {
    const { db } = world.identity.database;
    const person = named(uniqueEmail());
    await enterImplicitly(world, person);
    await db.command({ profile: 2 });
    await enterImplicitly(world, person);
    await db.command({ profile: 0 });
    const asked = await db
      .collection('system.profile')
      .find({ ns: { $regex: /users|flow_states|sessions|refresh_tokens/ } })
      .toArray();
    const plans = asked.map(({ ns, planSummary }) => `${ns}: ${planSummary}`);
    expect(plans.some((plan) => plan.includes('users: IXSCAN'))).toBe(true);
    expect(plans.filter((plan) => plan.includes('COLLSCAN'))).toEqual([]);
  });

  test('a banned account cannot sign in', async () => {
    const { email } = await createAccount(world.identity, { ban_duration: '24h' });
    const end = await enter(world, authorizeUrl({ provider: 'google' }), named(email));
    const banned = { error: 'access_denied', error_code: 'user_banned', error_description: 'User is banned' };
    expect(queryOf(end)).toEqual(banned);
    expect(fragmentOf(end)).toEqual({ ...banned, sb: '' });
  });

  test('an invitation is accepted by a provider of its address, once, and by no other', async () => {
    const email = uniqueEmail();
    const invited = await call(world.identity, 'POST', '/auth/v1/admin/generate_link', {
      token: await world.identity.signAdmin(),
      body: { type: 'invite', email },
    });
    const invitation = String(invited.body['hashed_token']);
    const address = authorizeUrl({ provider: 'google', invite_token: invitation });
    const other = await enter(world, address, named(uniqueEmail()));
    expect(queryOf(other)['error_description']).toBe(
      'Invited email does not match emails from external provider',
    );
    const user = await ask(fragmentOf(await enter(world, address, { name: 'Fajar', email }))['access_token']);
    expect(user).toMatchObject({ id: invited.body['id'], email, app_metadata: { providers: ['google'] } });
    const again = await call(
      world.identity,
      'GET',
      `/auth/v1/authorize?provider=google&invite_token=${invitation}`,
    );
    expect(again.status).toBe(404);
  });

  test('the log contains each action with its author and provider', async () => {
    const email = uniqueEmail();
    await enterImplicitly(world, named(email));
    const entries = await world.identity.database.db
      .collection('audit_log')
      .find({ 'actor.username': email })
      .toArray();
    expect(entries.map(({ action, traits }) => [action, traits?.provider])).toEqual(
      expect.arrayContaining([
        ['user_signedup', 'google'],
        ['login', 'google'],
      ]),
    );
    expect(JSON.stringify(entries)).not.toContain('token');
  });

  test('with sign-ups disabled new users are refused, and existing ones sign in', async () => {
    const closed = await startProviderWorld({ DISABLE_SIGNUP: 'true' });
    try {
      const end = await enter(
        closed,
        authorizeUrl({ provider: 'google', redirect_to: `${siteUrl}/login` }),
        named(uniqueEmail()),
      );
      expect(end.pathname).toBe('/login');
      expect(queryOf(end)).toEqual({
        error: 'access_denied',
        error_code: 'signup_disabled',
        error_description: 'Signups not allowed for this instance',
      });
      const { email } = await createAccount(closed.identity);
      expect(await enterImplicitly(closed, named(email))).toHaveProperty('access_token');
    } finally {
      await closed.stop();
    }
  });

  test('with autoconfirm, an unverified address is accepted; a taken one is unchanged', async () => {
    const open = await startProviderWorld({ MAILER_AUTOCONFIRM: 'true' });
    try {
      const email = uniqueEmail();
      const read = async (token: string | undefined) =>
        (await call(open.identity, 'GET', '/auth/v1/user', { token: token ?? '' })).body;
      const first = await read((await enterImplicitly(open, { name: 'Gita', email }))['access_token']);
      expect(first).toMatchObject({ email, email_confirmed_at: expect.any(String) });
      const second = await read(
        (await enterImplicitly(open, { name: 'Gita', email }, 'linkedin_oidc'))['access_token'],
      );
      expect(second).toMatchObject({ email: '' });
      expect(second['id']).not.toBe(first['id']);
    } finally {
      await open.stop();
    }
  });
});
