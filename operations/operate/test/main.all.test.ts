import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createAuditKey } from '@sabi/test-kit/audit-key';

const workspace = join(__dirname, '..');
const buildService = join(workspace, '../../packages/build-config/bin/build-service.mjs');

let folder: string;
/** Nothing listens there. */
let closed: string;

beforeAll(async () => {
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  folder = await realpath(await mkdtemp(join(cache, 'test-build-')));
  await promisify(execFile)(process.execPath, [buildService, join(workspace, 'src/main.ts')], {
    cwd: folder,
  });
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  closed = `127.0.0.1:${(server.address() as { port: number }).port}`;
  server.close();
  await once(server, 'close');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** As npm runs it: in the workspace, with the caller's folder in INIT_CWD. */
function operate(words: string, env: Record<string, string> = {}) {
  return new Promise<{ code: number; said: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(folder, 'dist/main.js'), ...words.split(' ').filter(Boolean)],
      { cwd: workspace, env: { PATH: process.env['PATH'], INIT_CWD: folder, ...env } },
      (error, output, errors) => resolve({ code: error ? Number(error.code) : 0, said: output + errors }),
    );
  });
}

const database = () => ({ MONGODB_URI: `mongodb://${closed}/?serverSelectionTimeoutMS=500` });
const broker = () => ({ ...database(), AMQP_URL: `amqp://${closed}` });
const noAnswer = () => `${closed} does not answer: is the program running there, and is the address right?`;

test.each([
  ['--help', {}, 0, 'npm run operate -- COMMAND'],
  ['', {}, 2, 'Name a command.'],
  ['outboxes', {}, 2, 'There is no command outboxes.'],
  ['outbox --al', {}, 2, "Unknown option '--al'"],
  ['outbox', {}, 1, 'MONGODB_URI: is required'],
  ['outbox', { MONGODB_URI: 'localhost' }, 1, 'MONGODB_URI: must be a connection string of MongoDB'],
  ['backup', { MONGODB_URI: 'mongodb://127.0.0.1:9' }, 2, 'The command is not complete'],
  ['check-backup', { MONGODB_URI: 'mongodb://127.0.0.1:9' }, 2, 'The command is not complete'],
  ['dead-letters list', { MONGODB_URI: 'mongodb://127.0.0.1:9' }, 1, 'AMQP_URL: is required'],
])('%j with %j ends with %d and a sentence', async (words, env, code, sentence) => {
  const result = await operate(words, env);
  expect(result).toEqual({ code, said: expect.stringContaining(sentence) });
  expect(result.said).not.toMatch(/^\s+at /m);
});

test.each([
  ['outbox', database],
  ['audit verify', database],
  ['dead-letters list', broker],
])('%s names the address that does not answer', async (words, env) => {
  expect(await operate(words, env())).toEqual({ code: 1, said: `${noAnswer()}\n` });
});

test('paths are relative to where npm was called, those of settings as well', async () => {
  await writeFile(join(folder, 'MONGODB_URI'), database().MONGODB_URI);
  await writeFile(join(folder, 'keys'), createAuditKey());
  const settings = { MONGODB_URI_FILE: 'MONGODB_URI', AUDIT_PUBLIC_KEYS_FILE: 'keys' };
  expect((await operate('audit verify', settings)).said).toBe(`${noAnswer()}\n`);
  expect((await operate('audit verify --anchors missing.log', database())).said).toBe(
    `${join(folder, 'missing.log')} is not there\n`,
  );
});
