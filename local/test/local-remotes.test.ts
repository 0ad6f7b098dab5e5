import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { forEachUpstream } from '@sabi/contracts/services';
import { FolderFileStore } from '@sabi/file-store/folder-file-store';
import { readEnv, startGateway } from '@sabi/gateway/service';
import { recordRefusal, releaseFileKey } from '@sabi/remote-publisher/release-files';
import { sendCommand } from '@sabi/remote-publisher/send-command';
import type { UnsignedCommand } from '@sabi/remote-publisher/sign-command';
import { uploadRelease } from '@sabi/remote-publisher/upload-release';
import type { RunningService } from '@sabi/service-kit/service';
import { createTestDatabase, type TestDatabase } from '@sabi/test-kit/database';
import { eventually } from '@sabi/test-kit/eventually';
import { type LoopbackServer, startLoopbackServer } from '@sabi/test-kit/loopback-server';
import { recordLog } from '@sabi/test-kit/recorded-log';
import { openPublishers, type Publishers } from '../src/publishers';
import { createCommandLine } from '../src/remotes/describe';
import { LocalRemotes } from '../src/remotes/local-remotes';

const remote = 'mf-try';

let folder: string;
let store: FolderFileStore;
let database: TestDatabase;
let shell: LoopbackServer;
let publishers: Publishers;
let gateway: RunningService;
let remotes: LocalRemotes;
let said: string[];
let versions = 0;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-local-remotes-'));
  store = new FolderFileStore(join(folder, 'files'));
  database = await createTestDatabase();
  shell = await startLoopbackServer((_request, response) => response.end('page'));
  publishers = await openPublishers(folder);
  await publishers.add(remote);
  said = [];
  await start();
});

afterEach(async () => {
  await stop();
  await shell.stop();
  await database.drop();
  await rm(folder, { recursive: true });
});

/** What `npm start` does about remotes. */
async function start(): Promise<void> {
  const { logger } = recordLog({ service: 'gateway' });
  const env = readEnv({
    ...{ NODE_ENV: 'test', PORT: '0', DRAIN_DELAY_MS: '0', MONGODB_URI: database.uri },
    FILE_STORE_DIR: join(folder, 'files'),
    ...forEachUpstream(shell.url),
  });
  gateway = await startGateway(env, logger, {}, publishers);
  await gateway.ready;
  remotes = new LocalRemotes({
    ...{ root: folder, names: [remote], publishers, logger, url: gateway.url },
    fileStore: { FILE_STORE_DIR: join(folder, 'files') },
    commandLine: createCommandLine(),
    report: (text) => void said.push(text),
  });
}

async function stop(): Promise<void> {
  await remotes.stop();
  await gateway.stop();
}

/** A build of the remote, as the last step of its build leaves it. */
async function build(into = 'dist') {
  const version = `1.0.0-${String((versions += 1)).padStart(10, '0')}`;
  const files = { 'remoteEntry.js': `entry(${versions})`, 'server.cjs': 'module.exports={}' };
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  const release = {
    ...{
      name: remote,
      protocol: 1,
      basePaths: ['/try'],
      chrome: 'public' as const,
      rendering: 'server' as const,
    },
    ...{ navigation: [], redirects: [], version, entry: 'remoteEntry.js', serverBundle: 'server.cjs' },
    ...{ preload: { scripts: ['remoteEntry.js'], styles: [] }, parts: {} },
    integrity: Object.fromEntries(Object.entries(files).map(([name, text]) => [name, hash(text)])),
  };
  const dist = join(folder, remote, into);
  const releaseFolder = join(dist, 'releases', version);
  await mkdir(releaseFolder, { recursive: true });
  for (const [name, text] of Object.entries({ ...files, 'release.json': JSON.stringify(release) }))
    await writeFile(join(releaseFolder, name), text);
  await writeFile(join(dist, 'next.json'), JSON.stringify(release));
  await rename(join(dist, 'next.json'), join(dist, 'release.json'));
  return { version, release, folder: releaseFolder };
}

const send = (command: UnsignedCommand) =>
  sendCommand(command, { platformUrl: gateway.url, key: publishers.keyOf(remote) });
/** `npm run publish:remote` of a build that is not in `dist`. */
async function publishByTeam(trafficPercent: number) {
  const { release, version, folder: files } = await build('elsewhere');
  await uploadRelease(release, files, store);
  await send({ action: 'publish', remote, release, origin: null, trafficPercent });
  return version;
}
const current = async () => (await send({ action: 'status', remote })).current;
const fetchEntry = async (version: string) =>
  (await fetch(`${gateway.url}/remotes/${remote}/${version}/remoteEntry.js`)).status;

test('builds are live for everybody, at the start and whenever they change, and the terminal says so', async () => {
  const first = await build();
  await remotes.start();
  const second = await build();
  await eventually(async () => expect(await current()).toBe(second.version));
  await eventually(() =>
    expect(said).toEqual([
      `${remote} ${first.version} is live for everybody (local build).`,
      `${remote} ${second.version} is live for everybody (local build; before: ${first.version}).`,
    ]),
  );
  expect(await remotes.describe()).toEqual([`${remote}  ${second.version}  everybody`]);
});

test.each(['pinned', 'canary'] as const)(
  'while a version is %s, a build stays unpublished, and the terminal names the command that gives it to everybody',
  async (reason) => {
    const before = await build();
    await remotes.start();
    if (reason === 'canary') await publishByTeam(10);
    else await send({ action: 'pin', remote, version: before.version });
    const held = await build();
    await eventually(() => expect(said).toHaveLength(2));
    expect(said[1]).toContain(`${held.version} was built but not given to visitors`);
    expect(said[1]).toContain(`npm run publish:remote -w ${remote} -- promote ${held.version}`);
    expect(await current()).toBe(before.version);
    await stop();
    await start();
    await remotes.start();
    expect(await current()).toBe(before.version);
    await send({ action: 'promote', remote, version: held.version, trafficPercent: 100 });
    expect(await current()).toBe(held.version);
  },
);

test('a version that can-i-deploy has refused is not published at the next start, though it was built for it', async () => {
  const before = await build();
  await remotes.start();
  await stop();
  const refused = await build();
  await recordRefusal(refused.release, store);
  await start();
  await remotes.start();
  expect(await current()).toBe(before.version);
  expect(said.at(-1)).toContain(`${refused.version} was built but not published: can-i-deploy has refused`);
});

test('a pinned version is served after a restart, though its build is no longer in dist', async () => {
  const pinned = await build();
  await remotes.start();
  await send({ action: 'pin', remote, version: pinned.version });
  await rm(pinned.folder, { recursive: true });
  await build();
  await stop();
  await start();
  await remotes.start();
  expect(await fetchEntry(pinned.version)).toBe(200);
  expect(await remotes.findProblems()).toEqual([]);
});

test('a version in use whose files are gone is stored again from its build, or named with the way out', async () => {
  const good = await build();
  await remotes.start();
  const lost = await build();
  await eventually(async () => expect(await current()).toBe(lost.version));
  await stop();
  const lose = () => store.delete(releaseFileKey(lost.release, 'remoteEntry.js'));
  await lose();
  await start();
  await remotes.start();
  expect(await fetchEntry(lost.version)).toBe(200);
  await stop();

  await lose();
  await rm(lost.folder, { recursive: true });
  await start();
  expect(await remotes.findProblems()).toEqual([
    `${remote} ${lost.version}, which everybody gets, cannot be loaded: its files are gone.\n  Back to the last good version: npm run publish:remote -w ${remote} -- promote ${good.version}`,
  ]);
});

test('a remote of which nothing can be published is named', async () => {
  await recordRefusal((await build()).release, store);
  await remotes.start();
  expect(await remotes.findProblems()).toEqual([expect.stringContaining(`${remote} has no version yet`)]);
});
