import { eventually } from '@sabi/test-kit/eventually';
import { createAccount, createSignedIn } from '../support/accounts';
import { hooksAt, type ReceivedCall, startHookServer, type TestHookServer } from '../support/hook-server';
import { password, siteUrl, startTestIdentity, type TestIdentity, uniqueEmail } from '../support/identity';
import { post } from '../support/mails';

const name = 'SEND_EMAIL';
const redirectTo = `${siteUrl}/welcome`;

describe('a hook that sends mails', () => {
  let server: TestHookServer;
  let identity: TestIdentity;

  beforeAll(async () => {
    server = await startHookServer();
    identity = await startTestIdentity({ ...hooksAt(server, name), SMTP_URL: '', SMTP_MAX_FREQUENCY: '0s' });
  });

  beforeEach(() => server.reset());

  afterAll(async () => {
    await identity.stop();
    await server.stop();
  });

  const dataOf = ({ body }: ReceivedCall) => body['email_data'] as Record<string, string>;
  const userOf = ({ body }: ReceivedCall) => body['user'] as Record<string, unknown>;
  const callsAbout = (action: string) =>
    server.callsOf(name).filter((call) => dataOf(call)['email_action_type'] === action);
  const sent = (action: string): Promise<ReceivedCall> =>
    eventually(() => {
      const call = callsAbout(action).at(-1);
      if (!call) throw new Error(`There was no mail about ${action}`);
      return call;
    });
  const verify = (body: Record<string, unknown>) => post(identity, '/verify', body);

  test('gets what confirms a sign-up: a code and a hash that both work', async () => {
    const email = uniqueEmail();
    await post(identity, `/signup?redirect_to=${redirectTo}`, { email, password });
    const first = await sent('signup');
    expect(userOf(first)).toMatchObject({ email, identities: [{ provider: 'email' }] });
    expect(dataOf(first)).toEqual({
      token: expect.stringMatching(/^\d{6}$/),
      token_hash: expect.stringMatching(/^[\da-f]{56}$/),
      redirect_to: redirectTo,
      email_action_type: 'signup',
      site_url: `${siteUrl}/auth/v1`,
      token_new: '',
      token_hash_new: '',
      old_email: '',
      old_phone: '',
      provider: '',
      factor_type: '',
      language: 'en',
    });
    expect((await verify({ type: 'signup', token: dataOf(first)['token'], email })).status).toBe(200);
    const other = uniqueEmail();
    server.reset();
    await post(identity, '/signup', { email: other, password });
    const hash = dataOf(await sent('signup'))['token_hash'];
    expect((await verify({ type: 'signup', token_hash: hash })).status).toBe(200);
    expect(identity.mailServer.mails).toEqual([]);
  });

  test.each([
    ['recovery', '/recover'],
    ['magiclink', '/magiclink'],
  ])('gets a %s', async (action, path) => {
    const { email, userId } = await createAccount(identity);
    expect((await post(identity, path, { email })).status).toBe(200);
    const call = await sent(action);
    expect(userOf(call)).toMatchObject({ id: userId });
    expect((await verify({ type: action, token_hash: dataOf(call)['token_hash'] })).status).toBe(200);
  });

  test('gets an invitation and a code to change a password by', async () => {
    const invited = uniqueEmail();
    await post(identity, '/invite', { email: invited }, { token: await identity.signAdmin() });
    const { token } = dataOf(await sent('invite'));
    expect((await verify({ type: 'invite', token, email: invited })).status).toBe(200);
    const { client } = await createSignedIn(identity);
    expect((await client.reauthenticate()).error).toBeNull();
    expect(dataOf(await sent('reauthentication'))).toMatchObject({
      token: expect.stringMatching(/^\d{6}$/),
      token_hash: '',
    });
  });

  test('gets both halves of a change of address in one call, named as GoTrue names them', async () => {
    const { client, email } = await createSignedIn(identity);
    const newEmail = uniqueEmail();
    expect((await client.updateUser({ email: newEmail })).error).toBeNull();
    const call = await sent('email_change');
    expect(userOf(call)).toMatchObject({ email, new_email: newEmail });
    const { token, token_hash, token_new, token_hash_new } = dataOf(call);
    const old = await verify({ type: 'email_change', token, email });
    expect(old.body).toMatchObject({ msg: expect.stringContaining('other email') });
    expect((await verify({ type: 'email_change', token: token_new, email: newEmail })).status).toBe(200);
    // The hash called new belongs to the old address.
    expect((await verify({ type: 'email_change', token_hash: token_hash_new })).status).toBe(403);
    expect((await verify({ type: 'email_change', token_hash })).status).toBe(403);
    expect(callsAbout('email_change')).toHaveLength(1);
    const notice = await sent('email_changed_notification');
    expect(dataOf(notice)).toMatchObject({ old_email: email });
    expect(userOf(notice)).toMatchObject({ email: newEmail });
  });

  test('by hash, each half is for its own address', async () => {
    const { client, userId } = await createSignedIn(identity);
    const newEmail = uniqueEmail();
    await client.updateUser({ email: newEmail });
    const { token_hash, token_hash_new } = dataOf(await sent('email_change'));
    expect((await verify({ type: 'email_change', token_hash })).status).toBe(200);
    const tokens = identity.database.db.collection('one_time_tokens');
    const used = await tokens.findOne({ user_id: userId, state: 'used' });
    expect(used).toMatchObject({ type: 'email_change_new' });
    const { body } = await verify({ type: 'email_change', token_hash: token_hash_new });
    expect(body['user']).toMatchObject({ email: newEmail });
  });

  test('gets notices, to the address they are for', async () => {
    const { client, email } = await createSignedIn(identity);
    await client.updateUser({ password: 'another-k9#vQz!lantai' });
    const call = await sent('password_changed_notification');
    expect(userOf(call)).toMatchObject({ email });
    expect(dataOf(call)).toMatchObject({ token: '', token_hash: '' });
  });

  test('recognises a mail that is requested again', async () => {
    const email = uniqueEmail();
    await post(identity, '/signup', { email, password });
    const { headers, body } = await sent('signup');
    const token = await identity.database.db.collection('one_time_tokens').findOne({ relates_to: email });
    expect(headers['webhook-id']).toBe(String(token?._id));
    expect(body['metadata']).toMatchObject({ uuid: String(token?._id), name: 'send-email' });
  });

  test('that fails does not block sign-ups', async () => {
    server.answer(name, { status: 500 });
    const email = uniqueEmail();
    expect((await post(identity, '/signup', { email, password })).status).toBe(200);
    await sent('signup');
    const token = await identity.database.db.collection('one_time_tokens').findOne({ relates_to: email });
    expect(token).toMatchObject({ state: 'pending', sent_at: null });
  });
});

test('gets one half of a change if one confirmation is enough', async () => {
  const server = await startHookServer();
  const identity = await startTestIdentity({
    ...hooksAt(server, name),
    MAILER_SECURE_EMAIL_CHANGE_ENABLED: 'false',
  });
  try {
    const { client } = await createSignedIn(identity);
    const newEmail = uniqueEmail();
    await client.updateUser({ email: newEmail });
    const call = await eventually(() => {
      const found = server.calls.find(({ rawBody }) => rawBody.includes('"email_change"'));
      if (!found) throw new Error('There was no mail');
      return found;
    });
    const data = call.body['email_data'] as Record<string, string>;
    expect(data).toMatchObject({ token_new: '', token_hash_new: '' });
    const body = { type: 'email_change', token: data['token'], email: newEmail };
    expect((await post(identity, '/verify', body)).body['user']).toMatchObject({ email: newEmail });
  } finally {
    await identity.stop();
    await server.stop();
  }
});
