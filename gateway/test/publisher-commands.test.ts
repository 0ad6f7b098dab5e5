import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runPublisher } from '@sabi/remote-publisher/run-publisher';
import { startTestGateway, type TestGateway } from './running-gateway';
import { buildRelease, releaseFiles } from './team';

// The commands of `npm run publish:remote` as a team gives them, in a remote's folder and without a terminal.

const version = (number: number) => `1.0.0-${String(number).padStart(10, '0')}`;
const [first, second, third] = [version(1), version(2), version(3)];
const remote = 'mf-test';

let gateway: TestGateway;
let folder: string;
const [before, environment] = [process.cwd(), process.env];

beforeAll(async () => {
  gateway = await startTestGateway();
  folder = await mkdtemp(join(tmpdir(), 'sabi-publisher-'));
  await writeFile(join(folder, 'remote.json'), JSON.stringify({ name: remote }));
  await writeFile(join(folder, 'team.pem'), gateway.team.privateKeyPem);
  process.chdir(folder);
});

beforeEach(() => {
  process.env = {
    ...environment,
    PLATFORM_URL: gateway.url,
    PUBLISH_KEY_FILE: 'team.pem',
    FILE_STORE_DIR: gateway.env.FILE_STORE_DIR,
  };
});

afterAll(async () => {
  process.chdir(before);
  process.env = environment;
  await gateway.stop();
  await rm(folder, { recursive: true });
});

/** @returns the exit code with all that was printed */
async function run(...args: string[]): Promise<{ code: number; said: string }> {
  const lines: string[] = [];
  const print = (...words: unknown[]) => void lines.push(words.join(' '));
  const spies = [jest.spyOn(console, 'log'), jest.spyOn(console, 'error')];
  for (const spy of spies) spy.mockImplementation(print);
  const code = await runPublisher(args).finally(() => spies.forEach((spy) => spy.mockRestore()));
  return { code, said: lines.join('\n') };
}

/** Publishes a version as if it had just been built. */
async function publish(built: string, ...args: string[]) {
  const release = JSON.stringify(buildRelease(remote, built));
  const files = join(folder, 'dist/releases', built);
  await mkdir(files, { recursive: true });
  for (const [name, text] of Object.entries(releaseFiles)) await writeFile(join(files, name), text);
  await writeFile(join(folder, 'dist/release.json'), release);
  return run('publish', '--no-build', '--override', 'nothing else is live here', ...args);
}

test('each command says what it changes and what is live for whom, from the first version to the unpinning', async () => {
  const published = await publish(first);
  expect(published).toMatchObject({ code: 0 });
  expect(published.said).toContain('It is the first version, which all visitors get whatever the share.');
  expect(published.said).toContain(`mf-test: ${first} for all visitors; no fallback.`);

  const canary = await publish(second, '--traffic', '10');
  expect(canary.said).toContain(`10 % of visitors will get it as the canary, the others keep ${first}.`);
  expect(canary.said).toContain(
    `mf-test: ${second} for 10 % of visitors as a canary, ${first} for the others; no fallback.`,
  );

  const refused = await run('pin', first);
  expect(refused).toMatchObject({ code: 1 });
  expect(refused.said).toContain(
    `The canary ${second}, which 10 % of visitors get, ends by this. Nothing was changed. Without a terminal, --yes agrees to it.`,
  );
  expect((await run('status')).said).toContain(`${second} for 10 % of visitors as a canary`);

  const pinned = await run('pin', first, '--yes');
  expect(pinned.said).toContain(`All visitors keep ${first}, the canary ${second} will end`);
  expect(pinned.said).toContain(`mf-test: ${first} for all visitors, pinned; no fallback.`);

  const held = await publish(third, '--traffic', '10');
  expect(held.said).toMatch(
    new RegExp(
      `^Visitors will not get what you publish: ${first} is pinned since .+ UTC, by the team \\(key \\w{8}\\)`,
    ),
  );
  expect(held.said).toContain('npm run publish:remote -- unpin ends the pin.');

  const unpinned = await run('unpin');
  expect(unpinned.said).toContain(`Visitors keep ${first}, and what is published from now on reaches them.`);
  expect(unpinned.said).toContain(`promote ${third} gives visitors the newest.`);
  expect((await run('unpin')).said).toContain('It is so already: no version of mf-test is pinned.');
});

test('a version that does not exist is answered with those that do, and no pattern', async () => {
  for (const wrong of [version(9), 'latest', '1.0']) {
    const { code, said } = await run('pin', wrong);
    expect(code).toBe(1);
    expect(said).toContain(`mf-test has no version ${wrong}, or no longer.\nIt has these:`);
    for (const each of [first, second, third]) expect(said).toContain(`  ${each}  published`);
    expect(said).not.toMatch(/[\\^{}]/);
  }
});

test('promoting and rolling back can be sent again', async () => {
  expect((await run('promote', third)).said).toContain(
    `mf-test: ${third} for all visitors; fallback ${first}.`,
  );
  expect((await run('promote', third)).said).toContain(
    `It is so already: ${third} stays for 100 % of visitors.`,
  );
  expect((await run('rollback', third)).said).toContain(`mf-test: ${first} for all visitors; no fallback.`);
  expect((await run('rollback', third)).said).toContain(`It is so already: ${third} was rolled back`);
});

describe('what is missing is said in one sentence:', () => {
  const attempts: [what: string, settings: NodeJS.ProcessEnv, sentence: RegExp][] = [
    [
      'the platform',
      { PLATFORM_URL: 'http://127.0.0.1:9' },
      /^The platform at http:\/\/127\.0\.0\.1:9 cannot be reached/,
    ],
    ['the key', { PUBLISH_KEY_FILE: 'none.pem' }, /^The team's key is missing: there is no file none\.pem/],
    ['a key that is one', { PUBLISH_KEY_FILE: 'remote.json' }, /^remote\.json holds no private Ed25519 key/],
    ['an address', { PLATFORM_URL: 'nowhere' }, /^The settings are not valid:\n {2}PLATFORM_URL/],
  ];

  test.each(attempts)('%s', async (_what, settings, sentence) => {
    Object.assign(process.env, settings);
    const { code, said } = await run('status');
    expect(code).toBe(1);
    expect(said).toMatch(sentence);
    expect(said).not.toMatch(/\bat .+:\d+:\d+|"code"/);
  });

  test('the file store', async () => {
    process.env['FILE_STORE_DIR'] = join(folder, 'remote.json');
    const { code, said } = await publish(version(4));
    expect(code).toBe(1);
    expect(said).toMatch(/The files could not be uploaded to the folder .+ Nothing was published\.$/);
  });

  test('the key of this team', async () => {
    await writeFile(join(folder, 'other.pem'), gateway.otherTeam.privateKeyPem);
    process.env['PUBLISH_KEY_FILE'] = 'other.pem';
    expect((await run('status')).said).toContain(
      'refuses the key: Signed by the team of mf-other, which may not publish mf-test.',
    );
  });

  test('the files of the platform’s own store', async () => {
    process.env['FILE_STORE_DIR'] = join(folder, 'another-store');
    expect((await publish(version(5))).said).toContain(
      'The platform did not find these files as they were built:',
    );
  });
});

test('a remote leaves the site once its team agrees, keeps who did it, and comes back by being published', async () => {
  await publish(first, '--traffic', '100');
  const listed = async () => {
    const { remotes } = (await (await fetch(new URL('/remotes.json', gateway.url))).json()) as {
      remotes: { name: string }[];
    };
    return remotes.map(({ name }) => name);
  };
  const refused = await run('unregister', remote);
  expect(refused.code).toBe(1);
  expect(refused.said).toContain('mf-test will be taken off the site for all visitors');
  expect(refused.said).toContain('Nothing was changed. Without a terminal, --yes agrees to it.');
  expect(await listed()).toEqual([remote]);

  const done = await run('unregister', remote, '--yes');
  expect(done.code).toBe(0);
  expect(done.said).toContain(
    `mf-test is not registered at ${gateway.url} any more. Back: npm run publish:remote -w mf-test`,
  );
  expect(await listed()).toEqual([]);
  const files = await fetch(new URL(`/remotes/${remote}/${first}/remoteEntry.js`, gateway.url));
  expect(files.status).toBe(200); // for open tabs
  const [event] = await gateway.database.db
    .collection('remote_events')
    .find({ remote })
    .sort({ at: -1, _id: -1 })
    .toArray();
  expect(event).toMatchObject({ action: 'unregistered', by: { kind: 'team', id: expect.any(String) } });

  const again = await run('unregister', remote, '--yes');
  expect(again).toEqual({ code: 0, said: `It is so already: mf-test is not registered at ${gateway.url}.` });
  expect((await run('status')).said).toContain('has no version of mf-test yet');

  expect((await publish(second)).code).toBe(0); // the first version is for everybody
  expect(await listed()).toEqual([remote]);
});

test('only its own team takes a remote off the site', async () => {
  await writeFile(join(folder, 'other.pem'), gateway.otherTeam.privateKeyPem);
  process.env['PUBLISH_KEY_FILE'] = 'other.pem';
  const { code, said } = await run('unregister', remote, '--yes');
  expect(code).toBe(1);
  expect(said).toContain('Signed by the team of mf-other, which may not publish mf-test');
});
