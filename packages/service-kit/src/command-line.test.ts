import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MongoClient } from 'mongodb';
import { CommandFailed, describeFailure, runCommandLine, UsageError } from './command-line';
import { EnvError } from './env';

const usage = 'npm run example -- FILE';

/** Exit code and output of a command. */
async function run(work: () => Promise<unknown>, args: readonly string[] = []) {
  const said: string[] = [];
  const record = (text: unknown) => void said.push(String(text));
  const spies = [
    jest.spyOn(console, 'log').mockImplementation(record),
    jest.spyOn(console, 'error').mockImplementation(record),
  ];
  const before = process.exitCode;
  process.exitCode = 0;
  await runCommandLine({ usage, work, args });
  const code = process.exitCode;
  process.exitCode = before;
  for (const spy of spies) spy.mockRestore();
  return { code, said: said.join('\n') };
}

const failing = (error: Error) => async () => {
  throw error;
};
const failureOf = async (work: () => Promise<unknown>) =>
  describeFailure(await work().catch((error: unknown) => error));

/** A port that nothing listens on. */
async function findClosedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}

test('help is no failure, and nothing is done', async () => {
  const work = jest.fn();
  expect(await run(work, ['--help'])).toEqual({ code: 0, said: usage });
  expect(work).not.toHaveBeenCalled();
});

test('wrong arguments end with 2 and the usage', async () => {
  expect(await run(failing(new UsageError('Name a file.')))).toEqual({
    code: 2,
    said: `Name a file.\n\n${usage}`,
  });
  expect(await run(async () => void parseArgs({ args: ['--al'], options: {} }))).toEqual({
    code: 2,
    said: `Unknown option '--al'\n\n${usage}`,
  });
});

test('a failure ends with 1 and its sentence, without a stack', async () => {
  expect(await run(failing(new CommandFailed('There is no company x.')))).toEqual({
    code: 1,
    said: 'There is no company x.',
  });
  expect(await run(async () => 3)).toEqual({ code: 3, said: '' });
});

test('a missing setting is required', async () => {
  const { said } = await run(
    failing(new EnvError(['MONGODB_URI: Invalid input: expected string, received undefined'])),
  );
  expect(said).toBe('The settings are not valid:\n  MONGODB_URI: is required');
});

describe('the cause of a failure is a sentence', () => {
  test('of a program that does not run', async () => {
    const port = await findClosedPort();
    const sentence = `127.0.0.1:${port} does not answer: is the program running there, and is the address right?`;
    expect(await failureOf(() => fetch(`http://127.0.0.1:${port}/`))).toBe(sentence);
    const client = new MongoClient(`mongodb://127.0.0.1:${port}`, { serverSelectionTimeoutMS: 100 });
    expect(await failureOf(() => client.db('x').command({ ping: 1 }))).toBe(sentence);
    await client.close();
  });

  test('of an unknown host', async () => {
    expect(await failureOf(() => fetch('http://sabi.invalid/'))).toMatch(
      /^sabi\.invalid is a host that (is not known|cannot be looked up)/,
    );
  });

  test('of a file', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sabi-command-'));
    const file = join(folder, 'missing.json');
    expect(await failureOf(() => readFile(file))).toBe(`${file} is not there`);
    await rm(folder, { recursive: true });
  });

  test.each([
    [{ codeName: 'AuthenticationFailed', code: 18 }, 'The database refuses the account of MONGODB_URI'],
    [{ name: 'NoSuchBucket', $metadata: {} }, 'The file store has no such bucket'],
    [{ code: 'CERT_HAS_EXPIRED', hostname: 'db.example' }, 'db.example has a certificate that has expired'],
  ])('%j', (about, sentence) => {
    const error = new Error('outer', { cause: Object.assign(new Error('inner'), about) });
    expect(describeFailure(error)).toContain(sentence);
  });
});
