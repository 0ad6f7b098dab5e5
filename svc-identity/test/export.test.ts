import { randomUUID } from 'node:crypto';
import { exportPartSchema } from '@sabi/contracts/http/account-export';
import { eventually } from '@sabi/test-kit/eventually';
import { createSignedIn } from './support/accounts';
import { callAs, createOwner, createProtected, enrollTotp, raise, signInAgain } from './support/factors';
import { password, startTestIdentity, type TestIdentity } from './support/identity';
import { readNewestMail } from './support/mails';

const dayMs = 24 * 3_600_000;

/** Document of an account or of its recovery codes. */
interface Stored {
  _id: string;
  password_hash?: string;
  factors?: { secret: string }[];
  codes?: { hash: string }[];
}

describe('the account’s part of a data export', () => {
  let identity: TestIdentity;
  const ask = (client: Parameters<typeof callAs>[1]) => callAs(identity, client, 'GET', '/user/export');
  const read = async (client: Parameters<typeof callAs>[1]) => {
    const { status, body } = await ask(client);
    expect(status).toBe(200);
    const { documents, files } = exportPartSchema.strict().parse(body);
    expect(files).toEqual([]);
    return Object.fromEntries(documents.map(({ name, data }) => [name, data])) as {
      account: Record<string, unknown>;
      'security-log': { entries: { event: string }[] };
    };
  };

  beforeAll(async () => {
    identity = await startTestIdentity();
  });

  afterAll(() => identity.stop());

  test('contains the account, its sessions, its mails and its log, and nothing of another one', async () => {
    const [{ client, email, userId }, other] = [await createOwner(identity), await createOwner(identity)];
    const canary = `kenari-${randomUUID()}`;
    await client.updateUser({ data: { full_name: canary } });
    await other.client.updateUser({ data: { full_name: 'Another Person' } });
    const entries = identity.database.db.collection('audit_log');
    await eventually(async () => expect(await entries.countDocuments({ account_id: userId })).toBe(3));
    const { account, 'security-log': log } = await read(client);
    expect(account).toMatchObject({
      email,
      has_password: true,
      language: 'en',
      user_metadata: { full_name: canary },
      sessions: [{ is_current: true, ip: '127.0.0.1' }],
      security_mails: expect.arrayContaining([
        expect.objectContaining({ kind: 'data_exported', recipient: email }),
      ]),
      passkeys: [],
      recovery_codes: null,
      deletion: null,
    });
    expect(log.entries.map(({ event }) => event)).toEqual([
      'data_exported',
      'account_changed',
      'signed_in',
      'signed_up',
    ]);
    expect(JSON.stringify({ account, log })).not.toContain('Another Person');
  });

  test('contains the roles of the staff that were granted, and not by whom', async () => {
    const [{ client, userId }, granter] = [await createOwner(identity), await createOwner(identity)];
    expect((await read(client)).account['staff_grant']).toBeNull();
    await identity.database.db.collection<{ _id: string }>('staff_grants').insertOne({
      _id: userId,
      roles: ['reviewer'],
      granted_by: granter.userId,
      granted_at: new Date('2026-11-01T00:00:00Z'),
      until: new Date('2026-11-20T00:00:00Z'),
      reason: 'Helps with reviews',
      version: 1,
      revoked_at: null,
    } as { _id: string });
    const { client: again } = await createOwner(identity);
    expect((await read(again)).account['staff_grant']).toBeNull();
    const { account } = await read(client);
    expect(account['staff_grant']).toEqual({
      roles: ['reviewer'],
      granted_at: '2026-11-01T00:00:00.000Z',
      until: '2026-11-20T00:00:00.000Z',
      reason: 'Helps with reviews',
      revoked_at: null,
    });
    expect(JSON.stringify(account)).not.toContain(granter.userId);
  });

  test('contains no secret: of the password, the factors, the sessions, the codes', async () => {
    const account = await createOwner(identity);
    const factor = await enrollTotp(account.client);
    await raise(identity, account, factor);
    const { data: issued } = await account.client.mfa.recoveryCodes.generate();
    const { db } = identity.database;
    const byId = (name: string) => db.collection<Stored>(name).findOne({ _id: account.userId });
    const [user, set] = [await byId('users'), await byId('recovery_codes')];
    const session = await db.collection('sessions').findOne({ user_id: account.userId });
    const { data } = await account.client.getSession();
    const secrets = [
      password,
      user?.password_hash,
      user?.factors?.[0]?.secret,
      factor.secret,
      session?.['refresh_key'],
      ...(set?.codes ?? []).map(({ hash }) => hash),
      ...(issued?.codes ?? []),
      data.session?.access_token,
      data.session?.refresh_token,
    ];
    const text = JSON.stringify(await read(account.client));
    expect(text).toContain(factor.factorId);
    for (const secret of secrets) {
      expect(secret).toEqual(expect.stringMatching(/.{8}/));
      expect(text).not.toContain(secret);
    }
  });

  test('its owner gets a mail with the device’s network address', async () => {
    const { client, email } = await createSignedIn(identity);
    await read(client);
    const { mail } = await readNewestMail(identity, email);
    expect(mail.subject).toBe('A copy of your Sabi data was downloaded');
    expect(mail.text).toContain('IP address: 127.0.0.1');
  });

  test('the password alone is not enough where there is a second factor', async () => {
    const { email, client } = await createProtected(identity);
    expect((await ask(await signInAgain(identity, email))).body).toMatchObject({ code: 'insufficient_aal' });
    expect((await ask(client)).status).toBe(200);
  });

  test('a session from days ago is not enough either, and nothing is recorded', async () => {
    const { client, userId } = await createSignedIn(identity);
    await identity.database.db
      .collection('sessions')
      .updateMany({ user_id: userId }, { $set: { created_at: new Date(Date.now() - 2 * dayMs) } });
    expect(await ask(client)).toMatchObject({ status: 400, body: { code: 'reauthentication_needed' } });
    expect(await identity.database.db.collection('notices').countDocuments({ user_id: userId })).toBe(0);
  });

  test('five an hour, then Retry-After; another account is not affected', async () => {
    const { client } = await createSignedIn(identity);
    for (let copies = 0; copies < 5; copies += 1) expect((await ask(client)).status).toBe(200);
    const { status, body, headers } = await ask(client);
    expect({ status, code: body['code'] }).toEqual({ status: 429, code: 'over_request_rate_limit' });
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3500);
    expect((await ask((await createSignedIn(identity)).client)).status).toBe(200);
  });
});
