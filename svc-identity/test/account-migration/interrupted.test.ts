import { execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { gotrueDumpFiles, writeGoTrueDump } from '@sabi/test-kit/gotrue-dump';
import { buildMigrationCommand, type BuiltMigrationCommand } from '../support/built-migration-command';
import { userRow } from '../support/dump-rows';
import { writeCsvFiles } from '../support/dumps';
import { buildEnv } from '../support/identity';

const users = 1200;
/** Stored when the import is killed: one batch. */
const storedBefore = 500;

let built: BuiltMigrationCommand;
let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [built, folder, database] = await Promise.all([
    buildMigrationCommand(),
    mkdtemp(join(tmpdir(), 'account-migration-')),
    createTestDatabase(),
  ]);
});
afterAll(async () => {
  await Promise.all([built.remove(), database.drop(), rm(folder, { recursive: true, force: true })]);
});

test('a killed import that is run again has the result of an uninterrupted one', async () => {
  const source = join(folder, 'source');
  await mkdir(source);
  const dump = await writeGoTrueDump(source, { users, passwordHash: `$2a$10$${'a'.repeat(53)}` });
  const [usersFile, identities, factors] = dump;
  const env = buildEnv({ MONGODB_URI: database.uri });
  const optionsFor = (file: string) => ['--users', file, '--identities', identities, '--factors', factors];
  const stored = () => database.db.collection('users').countDocuments();

  // A pipe that withholds rows, so that the import cannot finish before it is killed.
  const pipe = join(folder, 'users.pipe');
  execFileSync('mkfifo', [pipe]);
  const child = spawn(process.execPath, [built.path, 'import', ...optionsFor(pipe)], {
    env,
    stdio: 'ignore',
  });
  const exited = once(child, 'exit');
  const writing = await open(pipe, 'w');
  const text = await readFile(usersFile, 'utf8');
  await writing.writeFile(text.slice(0, Math.floor(text.length / 2)));
  await eventually(async () => expect(await stored()).toBe(storedBefore));
  child.kill('SIGKILL');
  await exited;
  await writing.close();
  expect(await stored()).toBe(storedBefore);

  const run = (...args: string[]) => promisify(execFile)(process.execPath, [built.path, ...args], { env });
  const { stdout } = await run('import', ...optionsFor(usersFile));
  const summary = JSON.parse(stdout.trimEnd().split('\n').at(-1) ?? '') as unknown;
  expect(summary).toMatchObject({
    summary: {
      users: { imported: users - storedBefore, skipped: storedBefore, refused: 0 },
      identities: { refused: 0 },
      mfa_factors: { refused: 0 },
    },
  });
  const audited = await database.db.collection('audit_log').distinct('traits.user_id');
  expect(audited).toHaveLength(users);
  expect(await database.db.collection('audit_log').countDocuments()).toBe(users);
  expect(await database.db.collection('outbox').countDocuments()).toBe(users / 100);

  const target = join(folder, 'target');
  await run('export', '--to', target);
  for (const name of gotrueDumpFiles)
    expect(await readFile(join(target, name), 'utf8')).toBe(await readFile(join(source, name), 'utf8'));
});

test('a refused row makes the exit code 1, and the others are imported', async () => {
  const [refused, imported] = [userRow({ email: 'no address' }), userRow()];
  const [, file = ''] = await writeCsvFiles(folder, { users: [refused, imported] });
  const env = buildEnv({ MONGODB_URI: database.uri });
  const running = promisify(execFile)(process.execPath, [built.path, 'import', '--users', file], { env });
  const { code, stdout } = (await running.catch((error: unknown) => error)) as {
    code: number;
    stdout: string;
  };
  expect(code).toBe(1);
  const [row, summary] = stdout.trimEnd().split('\n');
  expect(JSON.parse(row ?? '')).toMatchObject({ id: refused.id, outcome: 'refused', column: 'email' });
  expect(JSON.parse(summary ?? '')).toMatchObject({ summary: { users: { imported: 1, refused: 1 } } });
});

test.each([
  [
    'no command',
    ['import'],
    2,
    /^The command is not complete.*\n\nnode dist\/entry-points\/commands\/migrate-accounts\.js COMMAND/,
  ],
  ['a file that is not there', ['import', '--dump', '/nowhere/dump.sql'], 1, /^\/nowhere\/dump\.sql: ENOENT/],
])('%s is reported on standard error, with exit code', async (_name, args, code, message) => {
  const env = buildEnv({ MONGODB_URI: database.uri });
  const running = promisify(execFile)(process.execPath, [built.path, ...args], { env });
  const failure = (await running.catch((error: unknown) => error)) as { code: number; stderr: string };
  expect(failure.code).toBe(code);
  expect(failure.stderr).toMatch(message);
});
