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

/** Ports that another program listens on. */
async function occupy(count: number) {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  return { ports, free: () => servers.forEach((server) => server.close()) };
}
const portSettings = ['PORT', 'MAIL_WEB_PORT', 'SANDBOX_OIDC_PORT', 'SANDBOX_XENDIT_PORT'];

/** Ports that were free a moment ago. */
async function freePorts(count: number) {
  const { ports, free } = await occupy(count);
  free();
  return { ports };
}

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

describe('a port', () => {
  const sentencesOf = async (variables: Record<string, string>) => {
    const error: unknown = await checkStart({ DATA_DIR: folder, ...variables }).catch(
      (reason: unknown) => reason,
    );
    return error instanceof Error ? error.message : 'It starts.';
  };

  test('that is taken is named, with free ones for all that are', async () => {
    const { ports, free } = await occupy(2);
    const [site, mailbox] = ports;
    const said = await sentencesOf({ PORT: `${site}`, MAIL_WEB_PORT: `${mailbox}` });
    free();
    expect(said).toContain(`Port ${site} is taken by another program.\nPort ${mailbox} is taken by`);
    const [, newSite, newMailbox] = /Choose others: PORT=(\d+) MAIL_WEB_PORT=(\d+)/.exec(said) ?? [];
    expect(await sentencesOf({ PORT: `${newSite}`, MAIL_WEB_PORT: `${newMailbox}` })).not.toMatch(
      new RegExp(`Port (${newSite}|${newMailbox}) `),
    );
  });

  test('that two settings ask for is refused before anything is installed', async () => {
    const { ports } = await freePorts(1);
    expect(await sentencesOf({ PORT: `${ports[0]}`, MAIL_WEB_PORT: `${ports[0]}` })).toContain(
      `Port ${ports[0]} is asked for twice, by PORT and MAIL_WEB_PORT.`,
    );
  });
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

  test('that cannot be one is named before anything is installed', async () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, '');
    for (const path of [file, join(file, 'data')])
      await expect(checkStart({ DATA_DIR: path })).rejects.toThrow(
        `The data folder ${path} cannot be made or written to (`,
      );
  });

  test('belongs to a start from its first second on, also while it installs and builds', async () => {
    const { ports } = await freePorts(4);
    const variables = Object.fromEntries(portSettings.map((name, at) => [name, String(ports[at])]));
    const unlock = await checkStart({ DATA_DIR: folder, ...variables });
    expect(findHolder(join(folder, 'platform.lock'))).toMatchObject({
      pid: process.pid,
      what: `http://127.0.0.1:${ports[0]}`,
    });
    unlock();
  });

  test('is free when another program has the process id of the one that has ended', () => {
    const lock = join(folder, 'platform.lock');
    writeFileSync(lock, JSON.stringify({ pid: process.ppid, startedAt: '1', what: 'http://127.0.0.1:8080' }));
    expect(takeLock(lock, 'http://127.0.0.1:8081')).toBeUndefined();
    writeFileSync(lock, 'half a lo');
    expect(takeLock(lock, 'http://127.0.0.1:8081')).toBeUndefined();
  });
});
