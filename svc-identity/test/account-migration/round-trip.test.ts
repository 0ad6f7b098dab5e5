import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/bcrypt';
import { EnvError } from '@sabi/service-kit/env';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import { gotrueDumpFiles, writeGoTrueDump } from '@sabi/test-kit/gotrue-dump';
import { openAccountMigrationDependencies } from '../../src/entry-points/commands/account-migration-dependencies';
import { importAccounts } from '../../src/domain/account-migration/import-accounts';
import type { RowReport } from '../../src/domain/account-migration/import-report';
import { readEnv } from '../../src/env';
import { openCsvDump } from '../../src/integrations/dumps/csv-dump';
import { call } from '../support/accounts';
import { SoftwareAuthenticator } from '../support/authenticator';
import { factorRow, identityRow, userRow } from '../support/dump-rows';
import { move, writeCsvFiles } from '../support/dumps';
import { codeOf, createProtected, forgetSteps } from '../support/factors';
import { buildEnv, password, startTestIdentity, type TestIdentity } from '../support/identity';

const users = 10_000;

let folder: string;
let identity: TestIdentity;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'account-migration-'));
  identity = await startTestIdentity();
});
afterEach(async () => {
  await identity.stop();
  await rm(folder, { recursive: true, force: true });
});

const read = (...path: string[]) => readFile(join(folder, ...path), 'utf8');
const optionsOf = (name: string) => [
  ...['--users', join(folder, name, 'users.csv')],
  ...['--identities', join(folder, name, 'identities.csv')],
  ...['--factors', join(folder, name, 'mfa_factors.csv')],
];

test('the export of 10,000 imported accounts is what was imported, byte for byte', async () => {
  await mkdir(join(folder, 'source'));
  await writeGoTrueDump(join(folder, 'source'), { users, passwordHash: await hash(password, { cost: 4 }) });
  const imported = await move(identity, 'import', ...optionsOf('source'));
  expect(imported).toMatchObject({
    isWhole: true,
    rows: [],
    summary: { summary: { users: { imported: users, skipped: 0, refused: 0 } } },
  });
  const exported = await move(identity, 'export', '--to', join(folder, 'target'));
  expect(exported.summary).toMatchObject({
    exported: { users, identities: users + Math.floor(users / 3), mfa_factors: users / 5, recovery_codes: 0 },
  });
  for (const name of gotrueDumpFiles)
    // Compared as a boolean, because a difference of megabytes is not readable.
    expect((await read('target', name)) === (await read('source', name))).toBe(true);
  const body = { email: 'person-9999@example.com', password };
  const { status } = await call(identity, 'POST', '/auth/v1/token?grant_type=password', { body });
  expect(status).toBe(200);
});

test('accounts created here move to another installation with password and second factor', async () => {
  const owner = await createProtected(identity);
  const { text } = await move(identity, 'export', '--to', join(folder, 'target'));
  expect(text).not.toContain(owner.secret);
  expect(await read('target', 'mfa_factors.csv')).toContain(owner.secret);
  const other = await startTestIdentity();
  try {
    expect(await move(other, 'import', ...optionsOf('target'))).toMatchObject({ isWhole: true, rows: [] });
    await forgetSteps(other, owner.userId);
    const client = other.createClient();
    const { data } = await client.signInWithPassword({ email: owner.email, password });
    expect(data.user?.id).toBe(owner.userId);
    const { error } = await client.mfa.challengeAndVerify({
      factorId: owner.factorId,
      code: codeOf(owner.secret),
    });
    expect(error).toBeNull();
  } finally {
    await other.stop();
  }
});

test('a WebAuthn key keeps its credential in both directions', async () => {
  const authenticator = new SoftwareAuthenticator();
  const user = userRow();
  const credential = {
    id: authenticator.id.toString('base64'),
    publicKey: Buffer.from('a COSE key??>').toString('base64'),
    attestationType: 'none',
    transport: ['internal'],
    flags: { backupEligible: true },
    authenticator: { AAGUID: Buffer.alloc(16, 7).toString('base64'), signCount: 3, cloneWarning: false },
  };
  const factor = factorRow(user, {
    factor_type: 'webauthn',
    secret: null,
    web_authn_credential: JSON.stringify(credential),
  });
  const tables = { users: [user], identities: [identityRow(user)], mfa_factors: [factor] };
  const options = await writeCsvFiles(folder, tables);
  expect(await move(identity, 'import', ...options)).toMatchObject({ isWhole: true, rows: [] });
  const stored = await identity.database.db.collection<{ _id: string }>('users').findOne({ _id: user.id });
  expect(stored).toMatchObject({
    factors: [
      {
        credential: {
          id: authenticator.id.toString('base64url'),
          public_key: Buffer.from('a COSE key??>').toString('base64url'),
          sign_count: 3,
          transports: ['internal'],
          aaguid: '07070707-0707-0707-0707-070707070707',
          is_backup_eligible: true,
        },
      },
    ],
  });
  await move(identity, 'export', '--to', join(folder, 'target'));
  const quoted = `"${JSON.stringify(credential).replaceAll('"', '""')}"`;
  expect(await read('target', 'mfa_factors.csv')).toContain(quoted);
});

test('a key that was enrolled and never verified has no credential, and moves with its account', async () => {
  const user = userRow();
  const factor = factorRow(user, { factor_type: 'webauthn', status: 'unverified', secret: null });
  const tables = { users: [user], identities: [identityRow(user)], mfa_factors: [factor] };
  const options = await writeCsvFiles(folder, tables);
  expect(await move(identity, 'import', ...options)).toMatchObject({ isWhole: true, rows: [] });
  await move(identity, 'export', '--to', join(folder, 'target'));
  expect(await read('target', 'mfa_factors.csv')).toContain(`${factor.id},${user.id},My phone,webauthn`);
});

test.each(['phone', 'webauthn'])(
  'a %s factor without a name is exported with an empty name and secret: GoTrue cannot read an account with NULL there',
  async (type) => {
    const user = userRow();
    const phone = type === 'phone' ? '628123400099' : null;
    const factor = factorRow(user, {
      factor_type: type,
      phone,
      status: 'unverified',
      friendly_name: '',
      secret: '',
    });
    const options = await writeCsvFiles(folder, {
      users: [user],
      identities: [identityRow(user)],
      mfa_factors: [factor],
    });
    expect(await move(identity, 'import', ...options)).toMatchObject({ isWhole: true, rows: [] });
    await move(identity, 'export', '--to', join(folder, 'target'));
    const [names, values] = (await read('target', 'mfa_factors.csv'))
      .trim()
      .split('\n')
      .map((line) => line.split(','));
    for (const name of ['friendly_name', 'secret']) expect(values?.[names?.indexOf(name) ?? -1]).toBe('""');
  },
);

test('recovery codes, for which GoTrue has no table, are counted and left out', async () => {
  const { client } = await createProtected(identity);
  const { error } = await client.mfa.recoveryCodes.generate();
  expect(error).toBeNull();
  const { summary } = await move(identity, 'export', '--to', join(folder, 'target'));
  expect(summary).toMatchObject({ exported: { users: 1, mfa_factors: 1, recovery_codes: 1 } });
  expect(await read('target', 'mfa_factors.csv')).not.toContain('recovery_code');
});

test('when a visitor signs up during the import with an address of the dump, that row alone is refused', async () => {
  const [taken, free] = [userRow(), userRow()];
  await call(identity, 'POST', '/auth/v1/signup', { body: { email: taken.email, password } });
  const [, file = ''] = await writeCsvFiles(folder, { users: [taken, free] });
  const env = readEnv(
    buildEnv({ MONGODB_URI: identity.database.uri, MAIL_TOKEN_SECRET: identity.mailSecret }),
  );
  const { accountStore, ...deps } = await openAccountMigrationDependencies(env, silentLogger);
  const reports: RowReport[] = [];
  // The state before the sign-up.
  const findTaken = async () => ({
    emails: new Set<string>(),
    phones: new Set<string>(),
    identities: new Set<string>(),
  });
  const store = { ...accountStore, findTaken };
  const dump = openCsvDump({ users: file });
  const counts = await importAccounts(dump, (report) => reports.push(report), {
    ...deps,
    accountStore: store,
  });
  await deps.close();
  expect(counts.users).toEqual({ imported: 1, skipped: 0, refused: 1 });
  expect(reports).toEqual([
    { table: 'users', line: 2, id: taken.id, outcome: 'refused', reason: 'taken_meanwhile' },
  ]);
});

test('without a configured key, secrets would be lost: nothing is moved', async () => {
  const env = readEnv(buildEnv({ NODE_ENV: 'development', MAIL_TOKEN_SECRET: '' }));
  await expect(openAccountMigrationDependencies(env, silentLogger)).rejects.toThrow(EnvError);
});
