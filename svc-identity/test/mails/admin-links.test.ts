import { GoTrueAdminApi } from '@supabase/auth-js';
import { call, createAccount, createSignedIn } from '../support/accounts';
import { password, siteUrl, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { post, readAudit, readNewestMail } from '../support/mails';

describe('links an administrator asks for', () => {
  let identity: TestIdentity;
  let token: string;
  let admin: GoTrueAdminApi;
  const generate = (body: object, withToken = token) =>
    post(identity, '/admin/generate_link', body, { token: withToken });
  const verify = (body: object) => post(identity, '/verify', body);

  beforeAll(async () => {
    identity = await startTestIdentity();
    token = await identity.signAdmin();
    admin = new GoTrueAdminApi({
      url: `${identity.url}/auth/v1`,
      headers: { Authorization: `Bearer ${token}` },
    });
  });

  afterAll(() => identity.stop());

  test('an invitation creates an account and mails a link to it', async () => {
    const email = uniqueEmail();
    const { data, error } = await admin.inviteUserByEmail(email, {
      data: { first_name: 'Ayu' },
      redirectTo: `${siteUrl}/welcome`,
    });
    expect(error).toBeNull();
    expect(data.user).toMatchObject({ email, user_metadata: { first_name: 'Ayu' } });
    expect(data.user?.invited_at).toBeDefined();
    expect(data.user?.confirmation_sent_at).toBeDefined();
    const { mail, link, token: linkToken } = await readNewestMail(identity, email);
    expect(mail.subject).toBe('You are invited to Sabi');
    expect(link?.searchParams.get('type')).toBe('invite');
    expect(link?.searchParams.get('redirect_to')).toBe(`${siteUrl}/welcome`);
    expect((await verify({ type: 'signup', token_hash: linkToken })).body['code']).toBe('otp_invalid');
    const accepted = await verify({ type: 'invite', token_hash: linkToken });
    expect(accepted.body).toMatchObject({ user: { id: data.user?.id, email } });
    expect(await readAudit(identity, data.user?.id ?? '')).toEqual(
      expect.arrayContaining(['user_invited', 'invite_accepted']),
    );
  });

  test('an invitation may be repeated until it is accepted', async () => {
    const email = uniqueEmail();
    const first = await post(identity, '/invite', { email }, { token });
    await readNewestMail(identity, email); // a mail replaced before its sending is not sent
    const second = await post(identity, '/invite', { email }, { token });
    expect([first.status, second.body['id']]).toEqual([200, first.body['id']]);
    const { token: linkToken } = await readNewestMail(identity, email, 2);
    expect((await verify({ type: 'invite', token_hash: linkToken })).status).toBe(200);
    expect(await post(identity, '/invite', { email }, { token })).toMatchObject({
      status: 422,
      body: { code: 'email_exists', message: 'A user with this email address has already been registered' },
    });
  });

  test('a sign-up with an invited address reveals nothing of the invitation', async () => {
    const email = uniqueEmail();
    await post(identity, '/invite', { email, data: { note: 'secret' } }, { token });
    const { text, body } = await post(identity, '/signup', { email, password });
    expect(text).not.toContain('secret');
    expect(body['invited_at']).toBeUndefined();
  });

  test.each([
    ['signup', 'signup'],
    ['invite', 'invite'],
  ] as const)('%s: for an address without an account', async (type, verificationType) => {
    const email = uniqueEmail();
    const { data, error } = await admin.generateLink({ type, email, password });
    expect(error).toBeNull();
    const properties = data.properties;
    expect(properties).toMatchObject({ verification_type: verificationType, redirect_to: siteUrl });
    expect(properties?.email_otp).toMatch(/^\d{6}$/);
    expect(properties?.action_link).toBe(
      `${siteUrl}/auth/v1/verify?token=${properties?.hashed_token}&type=${type}&redirect_to=${encodeURIComponent(siteUrl)}`,
    );
    expect(data.user).toMatchObject({ email });
    expect((await verify({ type, email, token: properties?.email_otp })).status).toBe(200);
    expect(identity.mailServer.mailsTo(email)).toEqual([]);
    expect(await generate({ type, email, password })).toMatchObject({
      status: 422,
      body: { code: 'email_exists' },
    });
  });

  test.each(['signup', 'magiclink', 'invite'])('%s: the metadata is exactly what was given', async (type) => {
    const generated = async (more: object) =>
      (await generate({ type, email: uniqueEmail(), password, ...more })).body;
    const data = { first_name: 'Ayu', language: 'id' };
    const [described, plain] = [await generated({ data }), await generated({})];
    expect([described['user_metadata'], plain['user_metadata']]).toEqual([data, {}]);
    const [identity] = described['identities'] as { identity_data: object }[];
    expect(identity?.identity_data).toEqual({
      sub: described['id'],
      email: described['email'],
      email_verified: false,
      phone_verified: false,
    });
    const { verification_type: linkType, hashed_token: linkToken } = described;
    const { body } = await verify({ type: linkType, token_hash: linkToken });
    expect(body['user']).toMatchObject({ user_metadata: { ...data, email_verified: true } });
  });

  test('an invitation: the same', async () => {
    const [described, plain] = [
      await post(identity, '/invite', { email: uniqueEmail(), data: { first_name: 'Ayu' } }, { token }),
      await post(identity, '/invite', { email: uniqueEmail() }, { token }),
    ];
    const metadata = [described, plain].map(({ body }) => body['user_metadata']);
    expect(metadata).toEqual([{ first_name: 'Ayu' }, {}]);
  });

  test.each(['magiclink', 'recovery'] as const)('%s: for an account', async (type) => {
    const { email, userId } = await createAccount(identity);
    const redirectTo = `${siteUrl}/dashboard`;
    const { data } = await admin.generateLink({ type, email, options: { redirectTo } });
    expect(data.properties).toMatchObject({ verification_type: type, redirect_to: redirectTo });
    const followed = await verify({ type, token_hash: data.properties?.hashed_token });
    expect(followed.body).toMatchObject({ user: { id: userId } });
    expect(await readAudit(identity, userId)).toContain('user_recovery_requested');
    expect(identity.mailServer.mailsTo(email)).toEqual([]);
  });

  test('a magic link for an address without an account becomes a sign-up', async () => {
    const { body } = await generate({ type: 'magiclink', email: uniqueEmail() });
    expect(body['verification_type']).toBe('signup');
    expect((await verify({ type: 'signup', token_hash: body['hashed_token'] })).status).toBe(200);
  });

  test('S25 a change of address needs both links', async () => {
    const { email, client } = await createSignedIn(identity);
    const newEmail = uniqueEmail();
    const [current, fresh] = [
      await generate({ type: 'email_change_current', email, new_email: newEmail }),
      await generate({ type: 'email_change_new', email, new_email: newEmail }),
    ];
    expect(current.body).toMatchObject({ verification_type: 'email_change_current', new_email: newEmail });
    expect(String(current.body['action_link'])).toContain('&type=email_change&');
    const tokens = [current, fresh].map(({ body }) => body['hashed_token']);
    expect((await verify({ type: 'email_change', token_hash: tokens[1] })).body['code']).toBe('200');
    expect((await verify({ type: 'email_change', token_hash: tokens[0] })).status).toBe(200);
    expect((await client.getUser()).data.user?.email).toBe(newEmail);
  });

  test('S25 one half of a change does not complete another', async () => {
    const { email, client } = await createSignedIn(identity);
    const agree = async (type: string, newEmail: string) => {
      const { body } = await generate({ type, email, new_email: newEmail });
      return verify({ type: 'email_change', token_hash: body['hashed_token'] });
    };
    expect((await agree('email_change_current', uniqueEmail())).body['code']).toBe('200');
    expect((await agree('email_change_new', uniqueEmail())).body['code']).toBe('200');
    expect((await client.getUser()).data.user?.email).toBe(email);
  });

  test.each([
    [
      { type: 'zzz', email: 'a@example.com' },
      400,
      'validation_failed',
      'Invalid email action link type requested: zzz',
    ],
    [
      { type: 'recovery', email: 'nobody@example.com' },
      404,
      'user_not_found',
      'User with this email not found',
    ],
    [
      { type: 'email_change_new', email: 'nobody@example.com' },
      404,
      'user_not_found',
      'User with this email not found',
    ],
    [
      { type: 'signup', email: 'nonsense' },
      400,
      'validation_failed',
      'Unable to validate email address: invalid format',
    ],
    [{ type: 'signup', email: 'a@example.com', password: 'abc' }, 422, 'weak_password', expect.any(String)],
  ])('%j is refused', async (body, status, code, message) => {
    expect(await generate(body)).toMatchObject({ status, body: { code, message } });
  });

  test('a user is not an administrator', async () => {
    const { client } = await createSignedIn(identity);
    const own = (await client.getSession()).data.session?.access_token ?? '';
    expect((await generate({ type: 'signup', email: uniqueEmail(), password }, own)).status).toBe(403);
    expect((await post(identity, '/invite', { email: uniqueEmail() }, { token: own })).status).toBe(403);
    expect((await call(identity, 'POST', '/auth/v1/invite', { body: {} })).status).toBe(401);
  });
});
