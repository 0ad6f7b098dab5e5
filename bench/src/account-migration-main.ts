// `npm run bench:account-migration -w svc-identity`: 10,000 accounts of another GoTrue are imported, imported again, and exported.
// `-- 100000`: as many as that.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMongo } from '@sabi/dev-infra/mongo';
import { gotrueDumpFiles, writeGoTrueDump } from '@sabi/test-kit/gotrue-dump';
import { createIdentitySettings } from '@sabi/test-kit/identity-process';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { reportFindings } from './figures/findings';
import { formatTable } from './figures/statistics';

const users = Number(process.argv[2] ?? 10_000);
const mostSeconds = 60;
const bcryptExample = `$2a$10$${'a'.repeat(53)}`;
const maxBuffer = 1024 ** 3;

const folder = await mkdtemp(join(tmpdir(), 'sabi-bench-'));
const mongo = await startMongo({ folder: join(folder, 'mongo') });
try {
  const [source, target] = [join(folder, 'source'), join(folder, 'target')];
  await mkdir(source);
  const dump = await writeGoTrueDump(source, { users, passwordHash: bcryptExample });
  const database = new URL(mongo.uri);
  database.pathname = '/identity';
  const env = {
    ...createIdentitySettings({ mongodbUri: database.href, amqpUrl: '', smtpUrl: 'smtp://127.0.0.1:2525' }),
    PORT: '0',
    SECURITY_DB_ENCRYPTION_KEY: randomBytes(32).toString('hex'),
  };
  const run = async (...args: string[]) => {
    const begun = performance.now();
    const program = join(repositoryRoot, 'svc-identity/dist/entry-points/commands/migrate-accounts.js');
    await promisify(execFile)(process.execPath, [program, ...args], { env, maxBuffer });
    return (performance.now() - begun) / 1000;
  };
  const [usersFile, identitiesFile, factorsFile] = dump;
  const files = ['--users', usersFile, '--identities', identitiesFile, '--factors', factorsFile];
  const seconds = {
    import: await run('import', ...files),
    'import again': await run('import', ...files),
    export: await run('export', '--to', target),
  };
  const equal = await Promise.all(
    gotrueDumpFiles.map(async (name) =>
      (await readFile(join(source, name))).equals(await readFile(join(target, name))),
    ),
  );
  const rows = Object.entries(seconds).map(([name, value]) => [
    name,
    value.toFixed(1),
    Math.round(users / value).toString(),
  ]);
  const isSlow = seconds.import > mostSeconds * (users / 10_000);
  reportFindings({
    report: [
      `Node ${process.version}, ${cpus().length} cores, ${cpus()[0]?.model ?? 'unknown processor'}`,
      formatTable([`${users} accounts`, 'seconds', 'a second'], rows),
    ].join('\n\n'),
    missed: [
      ...(isSlow ? [`The import took more than ${mostSeconds} s for each 10,000 accounts`] : []),
      ...(equal.includes(false) ? ['The files of the export are not those of the import'] : []),
    ],
  });
} finally {
  await mongo.stop();
  await rm(folder, { recursive: true, force: true });
}
