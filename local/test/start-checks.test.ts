/** @jest-environment node */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { checkStart, lockDataFolder } from '../bin/starting/check-start.mjs';
import { findNearest } from '../bin/starting/nearest-name.mjs';
import { findHolder, takeLock } from '../bin/starting/process-lock.mjs';
import { readSettings } from '../bin/starting/read-settings.mjs';

const starting = resolve(__dirname, '../bin/starting');
let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'sabi-start-'))));
afterEach(() => rmSync(folder, { recursive: true }));

const faultsOf = (variables: Record<string, string>) => readSettings(variables).faults;

describe('the settings of npm start', () => {
  test.each([
    [{ PROT: '3000' }, 'PROT is not a setting of npm start. Did you mean PORT?'],
    [{ DATADIR: 'x' }, 'DATADIR is not a setting of npm start. Did you mean DATA_DIR?'],
    [{ MONGO_URI: 'x' }, 'MONGO_URI is not a setting of npm start. Did you mean MONGODB_URI?'],
    [{ SANDBOX_PORT: '1' }, 'SANDBOX_PORT is not a setting of npm start.'],
    [{ PORT: 'eighty' }, 'PORT has to be a whole number from 1 to 65535.'],
    [{ PORT: '70000' }, 'PORT has to be a whole number from 1 to 65535.'],
    [{ AMQP_URL: 'localhost:5672' }, 'AMQP_URL has to be an address that begins with amqp:// or amqps://.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL has to be one of fatal, error, warn, info, debug, trace, silent.'],
    [{ ALLOWED_HOSTS: 'a b' }, 'ALLOWED_HOSTS has to be names of hosts, or their URLs, separated by commas.'],
    [
      { S3_ENDPOINT: 'http://127.0.0.1:7070', S3_ACCESS_KEY_ID: 'x' },
      'S3_ENDPOINT is of no use without S3_SECRET_ACCESS_KEY.',
    ],
    [{ SMTP_URL_FILE: '/nowhere/at/all' }, 'The file of SMTP_URL_FILE cannot be read (ENOENT).'],
  ])('%j is refused in a sentence', (variables, sentence) => {
    expect(faultsOf(variables)).toEqual([sentence]);
  });

  test('all faults come at once, and no value is repeated', async () => {
    const secret = 'jendela-7-biru';
    const checking = checkStart({ MONGODB_URI: secret, PROT: '1' });
    await expect(checking).rejects.toThrow(/PROT is not a setting[^]*MONGODB_URI has to be an address/);
    await expect(checking).rejects.not.toThrow(secret);
  });

  test('what other programs have in the environment is none of our business', () => {
    const ordinary = ['PATH', 'HOME', 'HOST', 'PWD', 'POSTGRES_URL', 'JAVA_HOME', 'AWS_REGION', 'EDITOR'];
    const more = [
      'npm_config_port',
      'OPENAI_ORG_ID',
      'S3_PROFILE',
      'DATABASE_URL',
      'NODE_ENV',
      'TERM',
      'MAIL',
    ];
    expect(faultsOf(Object.fromEntries([...ordinary, ...more].map((name) => [name, 'x'])))).toEqual([]);
  });

  test('an empty one is absent, and a file may hold one', () => {
    writeFileSync(join(folder, 'port'), '8123\n');
    expect(readSettings({ PORT_FILE: join(folder, 'port'), LOG_LEVEL: '' }).values).toMatchObject({
      PORT: 8123,
      LOG_LEVEL: 'error',
      DATA_DIR: '.data',
    });
  });

  test('a slip is a letter too many, missing, other or swapped; two of them in a long name', () => {
    const known = ['PORT', 'SANDBOX_OIDC_PORT'];
    expect(['PROT', 'PORTS', 'PRT', 'FORT'].map((name) => findNearest(name, known))).toEqual(
      Array.from({ length: 4 }, () => 'PORT'),
    );
    expect(findNearest('SANDBOX_ODIC_PROT', known)).toBe('SANDBOX_OIDC_PORT');
    expect(['HOST', 'TOP', 'REPORT'].map((name) => findNearest(name, known))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});

test('npm start refuses before it installs or builds anything', () => {
  const { status, stderr, stdout } = spawnSync(process.execPath, [resolve(__dirname, '../bin/start.mjs')], {
    env: { PATH: process.env['PATH'], PROT: '3000' },
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain('PROT is not a setting of npm start. Did you mean PORT?');
  expect(stderr).not.toContain('    at ');
});

test('a port that is taken is named with its setting', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const checking = checkStart({ PORT: String(port), DATA_DIR: folder });
  await expect(checking).rejects.toThrow(
    `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`,
  );
  server.close();
});

describe('a data folder', () => {
  /** Another process with the lock of the folder. */
  async function startHolder() {
    const script = `import { lockDataFolder } from ${JSON.stringify(join(starting, 'check-start.mjs'))};
lockDataFolder(${JSON.stringify(folder)}, 'http://127.0.0.1:8080');
console.log('locked');
setInterval(() => undefined, 1000);`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script]);
    await once(child.stdout, 'data');
    return child;
  }

  test('is used by one platform: the second names the process and the address of the first', async () => {
    const first = await startHolder();
    const sentence = `Another platform uses the data folder ${folder}: process ${first.pid}, at http://127.0.0.1:8080.`;
    await expect(checkStart({ DATA_DIR: folder })).rejects.toThrow(sentence);
    expect(() => lockDataFolder(folder, 'http://127.0.0.1:8081')).toThrow(sentence);
    const ended = once(first, 'exit');
    first.kill('SIGKILL');
    await ended;
    const unlock = lockDataFolder(folder, 'http://127.0.0.1:8081');
    expect(findHolder(join(folder, 'platform.lock'))).toMatchObject({ pid: process.pid });
    unlock();
    expect(existsSync(join(folder, 'platform.lock'))).toBe(false);
  });

  test('is free when another program has the process id of the one that has ended', () => {
    const lock = join(folder, 'platform.lock');
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, startedAt: '1', what: 'http://127.0.0.1:8080' }));
    expect(takeLock(lock, 'http://127.0.0.1:8081')).toBeUndefined();
    writeFileSync(lock, 'half a lo');
    expect(takeLock(lock, 'http://127.0.0.1:8081')).toBeUndefined();
  });
});
