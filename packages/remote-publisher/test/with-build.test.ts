import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { type RemoteBuild, withBuild } from '../src/read-build';

const hash = `sha256-${'a'.repeat(43)}=`;
const release: RemoteRelease = {
  ...{ name: 'mf-try', protocol: 1, basePaths: ['/try'], chrome: 'public', rendering: 'server' },
  ...{ navigation: [], redirects: [], version: '1.0.0-0123456789' },
  ...{ entry: 'remoteEntry.js', serverBundle: 'server.cjs', preload: { scripts: [], styles: [] }, parts: {} },
  integrity: { 'remoteEntry.js': hash, 'server.cjs': hash },
};

/** Writes the release where it is asked to, and fails afterwards if the remote says so. */
const buildScript = `
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
const at = process.argv.indexOf('--into');
const into = at < 0 ? 'dist' : process.argv[at + 1];
mkdirSync(into, { recursive: true });
writeFileSync(into + '/release.json', ${JSON.stringify(JSON.stringify(release))});
process.exit(existsSync('fails') ? 1 : 0);`;

const before = process.cwd();
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-with-build-'));
  await mkdir(join(folder, 'dist'));
  await writeFile(join(folder, 'dist/release.json'), 'of before');
  await writeFile(join(folder, 'package.json'), '{ "scripts": { "build": "node build.cjs" } }');
  await writeFile(join(folder, 'build.cjs'), buildScript);
  process.chdir(folder);
});

afterEach(async () => {
  process.chdir(before);
  await rm(folder, { recursive: true });
});

/** `npm start` publishes what it finds there. */
async function expectDistUnchanged(): Promise<void> {
  expect(await readdir('dist')).toEqual(['release.json']);
  expect(await readFile('dist/release.json', 'utf8')).toBe('of before');
}

test('what is built for publishing is nowhere but in a folder of its own, which is removed', async () => {
  const built = await withBuild({ build: true }, async (found: RemoteBuild) => {
    await expectDistUnchanged();
    expect(JSON.parse(await readFile(found.releaseFile, 'utf8'))).toMatchObject(found.release);
    return found;
  });
  expect(built.release.version).toBe(release.version);
  expect(existsSync(built.releaseFile)).toBe(false);
  await expectDistUnchanged();
});

test('a build that fails after it has written its release is not published, and leaves nothing', async () => {
  await writeFile('fails', '');
  const work = jest.fn();
  await expect(withBuild({ build: true }, work)).rejects.toThrow('Nothing was published');
  expect(work).not.toHaveBeenCalled();
  await expectDistUnchanged();
});

test('a publishing that is refused leaves nothing', async () => {
  let releaseFile = '';
  const refused = withBuild({ build: true }, async (built: RemoteBuild) => {
    releaseFile = built.releaseFile;
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  expect(releaseFile).not.toBe('');
  expect(existsSync(releaseFile)).toBe(false);
  await expectDistUnchanged();
});
