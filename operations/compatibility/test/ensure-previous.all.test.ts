import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ensurePrevious } from '../src/builds/ensure-previous';

const execute = promisify(execFile);

/** A repository whose parts are built by writing down what the real builds end with. */
const entryAssets = { start: '/assets/start.1.js', scripts: ['/assets/shell.2.js'] };
const releaseOf = (name: string) => ({
  ...{ name, version: '0.1.0-0123456789', protocol: 1, basePaths: [`/${name.slice(3)}`], chrome: 'public' },
  ...{ rendering: 'server', navigation: [], serverBundle: 'server.cjs' },
  preload: { scripts: [], styles: [] },
  integrity: {},
});
/** Counts its builds, and fails while a file says so. */
const buildScript = (file: string, content: unknown) => `
  const { appendFileSync, existsSync, mkdirSync, writeFileSync } = require('node:fs');
  mkdirSync('dist', { recursive: true });
  appendFileSync('../builds.txt', require('./package.json').name + '\\n');
  if (existsSync('../../../fails')) process.exit(1);
  writeFileSync('dist/${file}', ${JSON.stringify(JSON.stringify(content))});
`;

let folder: string;
let repository: string;
let commit: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-released-'));
  repository = join(folder, 'repository');
  const write = async (file: string, content: string) => {
    await mkdir(join(repository, file, '..'), { recursive: true });
    await writeFile(join(repository, file), content);
  };
  const parts = { shell: entryAssets, 'mf-blog': releaseOf('mf-blog'), 'mf-talent': releaseOf('mf-talent') };
  await write('package.json', JSON.stringify({ private: true, workspaces: Object.keys(parts) }));
  for (const [name, content] of Object.entries(parts)) {
    const file = name === 'shell' ? 'entry-assets.json' : 'release.json';
    await write(
      `${name}/package.json`,
      JSON.stringify({ name, version: '1.0.0', scripts: { build: 'node build.cjs' } }),
    );
    await write(`${name}/build.cjs`, buildScript(file, content));
  }
  const git = (...args: readonly string[]) => execute('git', args, { cwd: repository });
  await execute('npm', ['install', '--package-lock-only', '--offline', '--no-audit'], { cwd: repository });
  await git('init', '--quiet');
  await git('add', '.');
  const author = ['-c', 'user.name=Team', '-c', 'user.email=team@sabi.example'];
  await git(...author, 'commit', '--quiet', '-m', 'release');
  commit = (await git('rev-parse', 'HEAD')).stdout.trim();
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const files = () => ({ builds: join(folder, 'builds'), logs: join(folder, 'logs') });
const reported: string[] = [];

const ensure = (remotes: readonly string[], of = commit) =>
  ensurePrevious(
    { commit: of, protocol: 1, services: {} },
    { remotes, repository, files: files(), temporary: folder, report: (text) => reported.push(text) },
  );

/** Names of the parts in the order in which they were built. */
const listBuilds = async () =>
  (await readFile(join(files().builds, commit, 'builds.txt'), 'utf8')).trim().split('\n');

test('only the shell and the remotes that are needed are built, once, and a step that failed is done again', async () => {
  await mkdir(join(files().builds, 'of-an-older-release'), { recursive: true });
  await writeFile(join(folder, 'fails'), '');
  await expect(ensure(['mf-blog', 'mf-new'])).rejects.toThrow(
    `Building shell as it was released failed with 1; what it printed is in ${join(files().logs, 'released-build.log')}.`,
  );
  expect(await readdir(files().builds)).toEqual([commit]);

  await rm(join(folder, 'fails'));
  reported.length = 0;
  const build = await ensure(['mf-blog', 'mf-new']);
  expect(build.releases.map(({ name }) => name)).toEqual(['mf-blog']);
  expect(await listBuilds()).toEqual(['shell', 'shell', 'mf-blog']);
  expect(reported[0]).toBe('Building shell as it was released …');
  expect(reported[1]).toMatch(/^Building shell as it was released: done after \d+ s\.$/);

  expect((await ensure(['mf-blog', 'mf-talent'])).releases).toHaveLength(2);
  expect(await listBuilds()).toEqual(['shell', 'shell', 'mf-blog', 'mf-talent']);
});

test('packages that were cut off while they were installed are not used', async () => {
  await rm(files().builds, { recursive: true, force: true });
  const unfinished = join(files().builds, 'unfinished');
  await mkdir(join(unfinished, 'node_modules'), { recursive: true });
  await writeFile(join(unfinished, 'node_modules/half'), '');
  await ensure(['mf-blog']);
  expect(await readdir(files().builds)).toEqual([commit]);
  expect(existsSync(join(files().builds, commit, 'node_modules/half'))).toBe(false);
});

test('a clone without the released commit says what to do', async () => {
  await expect(ensure(['mf-blog'], '0'.repeat(40))).rejects.toThrow(
    `This clone does not hold the released commit ${'0'.repeat(40)}: fetch its whole history`,
  );
});
