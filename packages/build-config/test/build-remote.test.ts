import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const buildRemote = join(__dirname, '../bin/build-remote.mjs');

/** Two small scripts instead of a remote: what is tested is what a build leaves, not what it makes. */
const configuration = `
const folder = import.meta.dirname + '/dist/.build/';
const common = { context: import.meta.dirname, mode: 'production', optimization: { minimize: false } };
export default [
  { ...common, name: 'browser', entry: { remoteEntry: './remote.js' }, output: { path: folder + 'browser' } },
  {
    ...common, name: 'server', target: 'node', entry: { server: './server.js' },
    output: { path: folder + 'server', filename: '[name].cjs', library: { type: 'commonjs2' } },
  },
];`;
const rendersOnePage = `
exports.listUnindexedPages = () => ['/try'];
exports.render = async () => ({ parts: [] });`;
const throwsAtRendering = `
exports.listUnindexedPages = () => ['/try'];
exports.render = async () => { throw new Error('cannot be rendered'); };`;

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-build-remote-'));
  for (const language of ['en', 'id'])
    await mkdir(join(folder, 'src/locales', language), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "version": "1.2.3" }');
  await writeFile(join(folder, 'remote.json'), '{ "name": "mf-try", "rendering": "server" }');
  await writeFile(join(folder, 'webpack.config.mjs'), configuration);
});

afterAll(() => rm(folder, { recursive: true }));

async function build(sources: { remote: string; server: string }, ...args: readonly string[]) {
  for (const [name, source] of Object.entries(sources)) await writeFile(join(folder, `${name}.js`), source);
  const child = spawn(process.execPath, [buildRemote, ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [problems, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { problems, code: code as number | null };
}

const readRelease = async (into = 'dist') => readFile(join(folder, into, 'release.json'), 'utf8');
const versionIn = (release: string) => (JSON.parse(release) as { version: string }).version;

test('a build that fails, at whatever step, leaves the release of before as it was and nothing of its own', async () => {
  expect(await build({ remote: 'one()', server: rendersOnePage })).toEqual({ problems: '', code: 0 });
  const before = await readRelease();
  for (const [failing, words] of [
    [{ remote: 'two()', server: throwsAtRendering }, 'cannot be rendered'],
    [{ remote: 'two(', server: rendersOnePage }, 'Module parse failed'],
  ] as const) {
    const { problems, code } = await build(failing);
    expect(problems).toContain(words);
    expect(code).not.toBe(0);
    expect(await readRelease()).toBe(before);
    expect(await readdir(join(folder, 'dist/releases'))).toEqual([versionIn(before)]);
    expect((await readdir(join(folder, 'dist'))).sort()).toEqual(['release.json', 'releases']);
  }
});

test('a build into a folder of its own leaves dist as it was', async () => {
  const before = await readRelease();
  expect(await build({ remote: 'three()', server: rendersOnePage }, '--into', 'elsewhere')).toEqual({
    problems: '',
    code: 0,
  });
  expect(await readRelease()).toBe(before);
  const release = await readRelease('elsewhere');
  const files = join(folder, 'elsewhere/releases', versionIn(release));
  expect(await readFile(join(files, 'release.json'), 'utf8')).toBe(release);
  expect(await readFile(join(files, 'remoteEntry.js'), 'utf8')).toContain('three()');
  expect(existsSync(join(folder, 'dist/releases', versionIn(release)))).toBe(false);
});

test('the same sources built again, twice at once too, are the same version, whole', async () => {
  const sources = { remote: 'four()', server: rendersOnePage };
  const builds = await Promise.all([build(sources), build(sources)]);
  expect(builds.map(({ code }) => code)).toEqual([0, 0]);
  const release = await readRelease();
  const files = join(folder, 'dist/releases', versionIn(release));
  for (const file of Object.keys((JSON.parse(release) as { integrity: object }).integrity))
    expect(existsSync(join(files, file))).toBe(true);
});
