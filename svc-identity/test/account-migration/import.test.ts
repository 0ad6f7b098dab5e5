import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash as hashArgon } from '@node-rs/argon2';
import { hash as hashBcrypt } from '@node-rs/bcrypt';
import { banQueue } from '@sabi/contracts/messages/queues';
import { eventually } from '@sabi/test-kit/eventually';
import { call } from '../support/accounts';
import { factorRow, identityRow, userRow } from '../support/dump-rows';
import {
  move,
  type Row,
  type Tables,
  writeCopyScript,
  writeCsvFiles,
  type WriteDump,
  writeInsertScript,
} from '../support/dumps';
import { codeOf } from '../support/factors';
import { password, startTestIdentity, type TestIdentity } from '../support/identity';

const cheapArgon = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const argon2i = 1;
const oddMetadata = {
  name: 'Zoë "Zo" O’Neil 李',
  bio: 'first line\nsecond,\t"line" \\ \u2028 end',
  none: null,
};

/** Every kind of account. */
async function buildPeople(phone: string) {
  const bcrypt = await hashBcrypt(password, { cost: 4 });
  const argon = await hashArgon(password, cheapArgon);
  const named = (columns: Row) => userRow({ encrypted_password: argon, ...columns });
  const people = {
    bcrypt2a: named({ encrypted_password: bcrypt.replace(/^\$2[aby]/, '$2a') }),
    bcrypt2b: named({ encrypted_password: bcrypt.replace(/^\$2[aby]/, '$2b') }),
    argon2id: named({}),
    argon2i: named({ encrypted_password: await hashArgon(password, { ...cheapArgon, algorithm: argon2i }) }),
    unicode: named({ raw_user_meta_data: JSON.stringify(oddMetadata) }),
    protected: named({}),
    phone: named({
      email: null,
      email_confirmed_at: null,
      phone,
      phone_confirmed_at: '2024-05-06 07:08:09+07',
    }),
    noPassword: userRow({ encrypted_password: null }),
    unconfirmed: named({ email_confirmed_at: null }),
    banned: named({ banned_until: '2999-01-01 00:00:00+00' }),
    anonymous: userRow({ email: null, email_confirmed_at: null, is_anonymous: 't' }),
    sso: userRow({ is_sso_user: 't', encrypted_password: '' }),
    deleted: userRow({
      email: `deleted-${phone}`,
      deleted_at: '2024-06-01 00:00:00+00',
      raw_user_meta_data: '{}',
    }),
  };
  const { protected: guarded, sso, anonymous, ...others } = people;
  const provider = 'sso:21648a9d-8d5a-4555-a9d1-d6375dc14e92';
  const tables: Tables = {
    users: Object.values(people),
    identities: [
      ...[guarded, ...Object.values(others)].map((user) => identityRow(user)),
      identityRow(guarded, { provider: 'google', provider_id: `g-${guarded.id}` }),
      identityRow(sso, { provider, provider_id: `s-${sso.id}` }),
    ],
    mfa_factors: [
      factorRow(guarded),
      factorRow(anonymous, { factor_type: 'phone', phone, secret: null, status: 'unverified' }),
    ],
  };
  return { people, tables };
}

let folder: string;
let identity: TestIdentity;
const bans: unknown[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'account-migration-'));
  identity = await startTestIdentity({
    EXTERNAL_PHONE_ENABLED: 'true',
    EXTERNAL_ANONYMOUS_USERS_ENABLED: 'true',
  });
  identity.broker.register(banQueue.name, async ({ body }) => void bans.push(body));
});
afterAll(async () => {
  await identity.stop();
  await rm(folder, { recursive: true, force: true });
});

const signIn = (who: Row, given = password) =>
  call(identity, 'POST', '/auth/v1/token?grant_type=password', {
    body: { ...(who['email'] ? { email: who['email'] } : { phone: who['phone'] }), password: given },
  });
const storedUsers = () =>
  identity.database.db.collection<{ _id: string }>('users').find().sort({ _id: 1 }).toArray();

describe.each<[string, WriteDump, string]>([
  ['CSV files', writeCsvFiles, '628123000001'],
  ['a script of COPY blocks', writeCopyScript, '628123000002'],
  ['a script of INSERT statements', writeInsertScript, '628123000003'],
])('accounts imported from %s', (_name, write, phone) => {
  let people: Awaited<ReturnType<typeof buildPeople>>['people'];
  let options: string[];

  beforeAll(async () => {
    const built = await buildPeople(phone);
    people = built.people;
    options = await write(folder, built.tables);
    const { isWhole, rows, summary, text } = await move(identity, 'import', ...options);
    expect({ isWhole, rows }).toEqual({ isWhole: true, rows: [] });
    expect(summary).toMatchObject({
      summary: {
        users: { imported: 13, skipped: 0, refused: 0 },
        identities: { imported: 13, skipped: 0, refused: 0 },
        mfa_factors: { imported: 2, skipped: 0, refused: 0 },
      },
      seconds: expect.any(Number),
    });
    expect(text).not.toMatch(/\$argon2|\$2[ab]\$|JBSWY3DP|@example\.com/);
  });

  test.each(['bcrypt2a', 'bcrypt2b', 'argon2id', 'argon2i', 'unicode', 'protected', 'phone'] as const)(
    '%s signs in with the existing password and no other',
    async (name) => {
      expect((await signIn(people[name], 'not-this-one-7')).body).toMatchObject({
        error_code: 'invalid_credentials',
      });
      const { status, body } = await signIn(people[name]);
      expect(status).toBe(200);
      expect(body['user']).toMatchObject({ id: people[name].id, role: 'authenticated' });
    },
  );

  test('an authenticator app still raises the session', async () => {
    const client = identity.createClient();
    await client.signInWithPassword({ email: people.protected['email'] ?? '', password });
    const { data: levels } = await client.mfa.getAuthenticatorAssuranceLevel();
    expect(levels).toMatchObject({ currentLevel: 'aal1', nextLevel: 'aal2' });
    const { data } = await client.mfa.listFactors();
    const [factor] = data?.totp ?? [];
    expect(factor).toMatchObject({ friendly_name: 'My phone', status: 'verified' });
    const code = codeOf('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    const { error } = await client.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code });
    expect(error).toBeNull();
  });

  test.each([
    ['noPassword', 'invalid_credentials'],
    ['sso', 'invalid_credentials'],
    ['unconfirmed', 'email_not_confirmed'],
    ['banned', 'user_banned'],
  ] as const)('%s is still refused', async (name, code) => {
    expect((await signIn(people[name])).body).toMatchObject({ error_code: code });
  });

  test('metadata, times, identities and flags are those of the dump', async () => {
    const token = await identity.signAdmin();
    const read = async (id: string) =>
      (await call(identity, 'GET', `/auth/v1/admin/users/${id}`, { token })).body;
    expect(await read(people.unicode.id)).toMatchObject({
      user_metadata: oddMetadata,
      created_at: '2024-05-06T07:08:09.123Z',
    });
    expect(await read(people.phone.id)).toMatchObject({
      phone,
      phone_confirmed_at: '2024-05-06T00:08:09.000Z',
    });
    expect(await read(people.anonymous.id)).toMatchObject({ is_anonymous: true, email: '' });
    expect(await read(people.deleted.id)).toMatchObject({ deleted_at: '2024-06-01T00:00:00.000Z' });
    expect(await read(people.protected.id)).toMatchObject({
      identities: [{ provider: 'email' }, { provider: 'google', id: `g-${people.protected.id}` }],
    });
  });

  test('the ban is published to the other services, and the audit log has each account', async () => {
    await eventually(() =>
      expect(bans).toContainEqual({ user_id: people.banned.id, banned_until: '2999-01-01T00:00:00.000Z' }),
    );
    const ids = Object.values(people).map(({ id }) => id);
    const entries = await identity.database.db
      .collection('audit_log')
      .find({ action: 'user_signedup', 'actor.username': 'import', 'traits.user_id': { $in: ids } })
      .toArray();
    expect(entries.map(({ traits }) => (traits as Row)['user_id']).sort()).toEqual(ids.sort());
  });

  test('a repeated run changes nothing and reports each row as skipped', async () => {
    const before = await storedUsers();
    const { isWhole, rows, summary } = await move(identity, 'import', ...options);
    expect(isWhole).toBe(true);
    expect(summary).toMatchObject({
      summary: {
        users: { imported: 0, skipped: 13 },
        identities: { skipped: 13 },
        mfa_factors: { skipped: 2 },
      },
    });
    expect(rows).toHaveLength(28);
    expect(rows[0]).toEqual({
      table: 'users',
      line: expect.any(Number),
      id: people.bcrypt2a.id,
      outcome: 'skipped',
      reason: 'already_imported',
    });
    expect(await storedUsers()).toEqual(before);
  });
});
