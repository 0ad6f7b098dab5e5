import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UsageError } from '../../src/entry-points/commands/usage';
import { createAccount } from '../support/accounts';
import { factorRow, identityRow, userRow } from '../support/dump-rows';
import { move, type Row, type Tables, writeCopyScript, writeCsvFiles } from '../support/dumps';
import { startTestIdentity, type TestIdentity } from '../support/identity';

let folder: string;
let identity: TestIdentity;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'account-migration-'));
  identity = await startTestIdentity();
});
afterAll(async () => {
  await identity.stop();
  await rm(folder, { recursive: true, force: true });
});

const users = () => identity.database.db.collection<{ _id: string }>('users');
const importTables = async (tables: Tables) =>
  move(identity, 'import', ...(await writeCsvFiles(folder, tables)));

const refused = (table: string, line: number, row: Row, reason: string, column?: string) => ({
  table,
  line,
  id: row['id'],
  outcome: 'refused',
  reason,
  ...(column && { column }),
});

describe('a row of users that cannot be imported is reported, and the others are imported', () => {
  test.each<[string, Row, string, string?]>([
    ['no id', { id: null }, 'value_missing', 'id'],
    ['an id that is none', { id: '17' }, 'value_invalid', 'id'],
    ['no time', { created_at: null }, 'value_missing', 'created_at'],
    ['a time that is none', { updated_at: 'yesterday' }, 'value_invalid', 'updated_at'],
    ['a time without a zone', { updated_at: '2024-05-06 07:08:09' }, 'value_invalid', 'updated_at'],
    ['an end of time', { banned_until: 'infinity' }, 'value_invalid', 'banned_until'],
    ['an address that is none', { email: 'ayu@localhost' }, 'value_invalid', 'email'],
    ['a number that is none', { phone: '12ab' }, 'value_invalid', 'phone'],
    ['a mark that is none', { is_sso_user: 'maybe' }, 'value_invalid', 'is_sso_user'],
    ['metadata that is no JSON', { raw_user_meta_data: '{' }, 'value_invalid', 'raw_user_meta_data'],
    ['metadata that is a list', { raw_app_meta_data: '[]' }, 'value_invalid', 'raw_app_meta_data'],
    [
      'metadata with an operator',
      { raw_user_meta_data: '{"$set":1}' },
      'value_invalid',
      'raw_user_meta_data',
    ],
    [
      'metadata that no token could carry',
      { raw_user_meta_data: JSON.stringify({ a: 'x'.repeat(8192) }) },
      'metadata_too_large',
      'raw_user_meta_data',
    ],
    ['another audience', { aud: 'elsewhere' }, 'audience_not_served', 'aud'],
    [
      'a hash that GoTrue has encrypted',
      { encrypted_password: '{"key_id":"1","alg":"aes-gcm-hkdf"}' },
      'secret_encrypted_by_gotrue',
      'encrypted_password',
    ],
    [
      'a hash that cannot be verified',
      { encrypted_password: '5f4dcc3b5aa765d61d8327deb882cf99' },
      'password_hash_not_supported',
      'encrypted_password',
    ],
  ])('%s', async (_name, columns, reason, column) => {
    const [bad, good] = [userRow(columns), userRow()];
    const { isWhole, rows, text } = await importTables({ users: [bad, good] });
    expect(isWhole).toBe(false);
    expect(rows).toEqual([refused('users', 2, bad, reason, column)]);
    expect(text).not.toContain('5f4dcc3b');
    expect(await users().findOne({ _id: good.id })).not.toBeNull();
    expect(await users().findOne({ email: bad['email'] })).toBeNull();
  });

  test('too few values', async () => {
    const good = userRow();
    const [, file = ''] = await writeCopyScript(folder, { users: [good] });
    await appendFile(file, 'COPY auth.users (id, email) FROM stdin;\nonly\n\\.\n');
    const { rows } = await move(identity, 'import', '--dump', file);
    expect(rows).toEqual([refused('users', 8, { id: null }, 'wrong_number_of_columns')]);
    expect(await users().findOne({ _id: good.id })).not.toBeNull();
  });
});

describe('an account is imported with all its rows or not at all', () => {
  test.each<[string, Row, string, string?]>([
    [
      'a secret that GoTrue has encrypted',
      { secret: '{"key_id":"1","alg":"aes"}' },
      'secret_encrypted_by_gotrue',
      'secret',
    ],
    ['a secret that is none', { secret: 'not base32!' }, 'value_invalid', 'secret'],
    ['no secret', { secret: null }, 'value_missing', 'secret'],
    ['a kind that is not known', { factor_type: 'palm' }, 'factor_type_not_supported', 'factor_type'],
    ['a status that is not known', { status: 'asleep' }, 'value_invalid', 'status'],
    ['a phone without a number', { factor_type: 'phone' }, 'value_missing', 'phone'],
    ['a key without its credential', { factor_type: 'webauthn' }, 'value_missing', 'web_authn_credential'],
    [
      'a key with half a credential',
      { factor_type: 'webauthn', web_authn_credential: '{"id":"AQ=="}' },
      'value_invalid',
      'web_authn_credential',
    ],
  ])('not with a factor of %s, but once that is mended', async (_name, columns, reason, column) => {
    const user = userRow();
    const [email, factor] = [identityRow(user), factorRow(user, columns)];
    const tables = { users: [user], identities: [email] };
    const { isWhole, rows, text } = await importTables({ ...tables, mfa_factors: [factor] });
    expect(isWhole).toBe(false);
    expect(rows).toEqual([
      refused('mfa_factors', 2, factor, reason, column),
      refused('users', 2, user, 'account_refused'),
      refused('identities', 2, email, 'account_refused'),
    ]);
    expect(text).not.toContain('base32!');
    expect(await users().findOne({ _id: user.id })).toBeNull();
    const again = await importTables({ ...tables, mfa_factors: [factorRow(user, { id: factor.id })] });
    expect(again).toMatchObject({ isWhole: true, rows: [] });
  });

  test.each<[string, Row, string, string?]>([
    ['no provider', { provider: null }, 'value_missing', 'provider'],
    ['no id of the provider', { provider_id: null }, 'value_missing', 'provider_id'],
    ['claims that are no JSON', { identity_data: 'x' }, 'value_invalid', 'identity_data'],
  ])('not with an identity of %s', async (_name, columns, reason, column) => {
    const user = userRow();
    const bad = identityRow(user, columns);
    const { rows } = await importTables({ users: [user], identities: [bad] });
    expect(rows).toEqual([
      refused('identities', 2, bad, reason, column),
      refused('users', 2, user, 'account_refused'),
    ]);
    expect(await users().findOne({ _id: user.id })).toBeNull();
  });

  test('a row that occurs twice is refused', async () => {
    const user = userRow();
    const factor = factorRow(user);
    const { rows } = await importTables({ users: [user], mfa_factors: [factor, factor] });
    expect(rows).toEqual([
      refused('mfa_factors', 3, factor, 'id_taken', 'id'),
      refused('users', 2, user, 'account_refused'),
      refused('mfa_factors', 2, factor, 'account_refused'),
    ]);
  });

  test('rows of accounts that are not in the dump are reported', async () => {
    const user = userRow();
    const [email, factor] = [identityRow(user), factorRow(user)];
    const { rows } = await importTables({
      users: [userRow()],
      identities: [email],
      mfa_factors: [factor],
    });
    expect(rows).toEqual([
      refused('identities', 2, email, 'user_not_in_dump'),
      refused('mfa_factors', 2, factor, 'user_not_in_dump'),
    ]);
  });

  test('a factor that was not in the first import is reported, and the account stays as it is', async () => {
    const user = userRow();
    await importTables({ users: [user] });
    const before = await users().findOne({ _id: user.id });
    const factor = factorRow(user);
    const { isWhole, rows } = await importTables({ users: [user], mfa_factors: [factor] });
    expect(isWhole).toBe(false);
    expect(rows).toContainEqual(refused('mfa_factors', 2, factor, 'account_imported_without_it'));
    expect(await users().findOne({ _id: user.id })).toEqual(before);
  });
});

describe('unique values of another account are refused, and that account is unchanged', () => {
  const google = { provider: 'google', provider_id: 'google-1' };

  test.each<[string, (holder: Row) => Row, string, string?]>([
    [
      'the address, in other letters',
      ({ email }) => ({ email: email?.toUpperCase() ?? null }),
      'email_taken',
      'email',
    ],
    ['the number, with a plus', () => ({ phone: '+62 0812300009' }), 'phone_taken', 'phone'],
    ['the id', ({ id = null }) => ({ id, created_at: '2020-01-01 00:00:00+00' }), 'id_taken', 'id'],
  ])('%s', async (_name, columnsOf, reason, column) => {
    const { userId, email } = await createAccount(identity, { phone: '62812300009' });
    const before = await users().findOne({ _id: userId });
    const newcomer = userRow(columnsOf({ id: userId, email }));
    const { isWhole, rows } = await importTables({ users: [newcomer] });
    expect(isWhole).toBe(false);
    expect(rows).toEqual([refused('users', 2, newcomer, reason, column)]);
    expect(await users().findOne({ _id: userId })).toEqual(before);
    await users().deleteOne({ _id: userId });
  });

  test('the identity at a provider, stored before or twice in the dump', async () => {
    const [first, second, third] = [userRow(), userRow(), userRow()];
    const identities = [first, second].map((user) => identityRow(user, google));
    const { rows } = await importTables({ users: [first, second], identities });
    expect(rows).toEqual([
      refused('users', 3, second, 'identity_taken'),
      refused('identities', 3, identities[1] ?? {}, 'account_refused'),
    ]);
    const late = identityRow(third, google);
    expect((await importTables({ users: [third], identities: [late] })).rows).toEqual([
      refused('users', 2, third, 'identity_taken'),
      refused('identities', 2, late, 'account_refused'),
    ]);
  });

  test('address and id twice in the dump: the first is imported', async () => {
    const first = userRow();
    const [sameId, sameEmail] = [userRow({ id: first.id }), userRow({ email: first['email'] ?? null })];
    const { rows } = await importTables({ users: [first, sameId, sameEmail] });
    expect(rows).toEqual([
      refused('users', 3, sameId, 'id_taken', 'id'),
      refused('users', 4, sameEmail, 'email_taken', 'email'),
    ]);
    expect(await users().findOne({ _id: first.id })).toMatchObject({ email: first['email'] });
  });
});

describe('columns', () => {
  test('that are unknown are ignored, and missing ones have defaults', async () => {
    const { id, email, created_at } = userRow();
    const row = { id, email: email ?? null, created_at: created_at ?? null, favourite_colour: 'blue' };
    expect(await importTables({ users: [row] })).toMatchObject({ isWhole: true, rows: [] });
    expect(await users().findOne({ _id: id })).toMatchObject({
      aud: 'authenticated',
      role: 'authenticated',
      password_hash: null,
      email_confirmed_at: null,
      user_metadata: {},
      is_anonymous: false,
      is_sso_user: false,
      updated_at: new Date('2024-05-06T07:08:09.123Z'),
    });
  });

  test('of addresses and numbers are normalized, in the identity too', async () => {
    const user = userRow({ email: 'ＡＹＵ.Fold@Mail.Example', phone: '+6208123000077' });
    const { isWhole } = await importTables({ users: [user], identities: [identityRow(user)] });
    expect(isWhole).toBe(true);
    const email = 'ayu.fold@mail.example';
    expect(await users().findOne({ _id: user.id })).toMatchObject({
      email,
      phone: '628123000077',
      identities: [{ email, identity_data: { email } }],
    });
  });
});

test('invalid arguments are refused', async () => {
  for (const args of [
    [],
    ['import'],
    ['import', '--to', 'x'],
    ['export', '--dump', 'x'],
    ['erase', '--to', 'x'],
  ])
    await expect(move(identity, ...args)).rejects.toBeInstanceOf(UsageError);
});
