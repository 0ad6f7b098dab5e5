/** @jest-environment node */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { eventually } from '@sabi/test-kit/eventually';
import { differencesFromLockfile, isInstalled, isWhole } from '../bin/starting/installed-tree.mjs';

const install = resolve(__dirname, '../bin/starting/install.mjs');
/** A package with an install script that waits while the file WAITING is there. */
const waitingScript = `const { existsSync, writeFileSync } = require('node:fs');
writeFileSync(process.env.FIXTURE + '/begun', '');
while (existsSync(process.env.FIXTURE + '/waiting')) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
writeFileSync('made.txt', 'whole');`;

let folder: string;
let root: string;
const path = (...names: string[]) => join(folder, ...names);
const manifest = (dependencies: Record<string, string>) =>
  JSON.stringify({ name: 'fixture', private: true, workspaces: ['part'], dependencies });

/** A packed package, as the registry has it. */
function pack(name: string, version: string, script?: string): void {
  const source = path('sources', `${name}-${version}`, 'package');
  mkdirSync(source, { recursive: true });
  const scripts = script ? { install: 'node install.cjs' } : {};
  writeFileSync(join(source, 'package.json'), JSON.stringify({ name, version, scripts }));
  writeFileSync(join(source, 'index.js'), `module.exports = '${name} ${version}';`);
  if (script) writeFileSync(join(source, 'install.cjs'), script);
  execFileSync('tar', ['czf', path(`${name}-${version}.tgz`), '-C', join(source, '..'), 'package']);
}

/** Writes manifest and lock file for the given packages, as a commit would bring them. */
function commit(versions: Record<string, string>): void {
  const dependencies = Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [name, `file:../${name}-${version}.tgz`]),
  );
  // Elsewhere, as npm would note in node_modules what it has written.
  const author = path('author');
  rmSync(author, { recursive: true, force: true });
  cpSync(join(root, 'part'), join(author, 'part'), { recursive: true });
  writeFileSync(join(author, 'package.json'), manifest(dependencies));
  execFileSync('npm', ['install', '--package-lock-only', '--offline', '--no-audit', '--no-fund'], {
    cwd: author,
    stdio: 'ignore',
  });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(author, name), join(root, name));
}

/** Starts an installation in a process group of its own. */
function start(): ChildProcess & { said: string } {
  const script = `import { installLocked } from ${JSON.stringify(install)};
import { spawnSync } from 'node:child_process';
await installLocked({ root: process.cwd(), run: async (command, args) => {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error(command + ' ended with ' + status);
} });`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    detached: true,
    env: { ...process.env, FIXTURE: folder, npm_config_offline: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const started = Object.assign(child, { said: '' });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => void (started.said += text.toString()));
  return started;
}

async function finish(child = start()): Promise<string> {
  const [code] = await once(child, 'exit');
  expect([code, child.said]).toEqual([0, expect.any(String)]);
  return child.said;
}

/** Ends the installation and all its children at once, as a power cut does. */
async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  process.kill(-(child.pid ?? 0), 'SIGKILL');
  await gone;
}

const contentOf = (name: string) => readFileSync(join(root, 'node_modules', name, 'index.js'), 'utf8');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sabi-install-'));
  root = path('site');
  mkdirSync(join(root, 'part'), { recursive: true });
  writeFileSync(join(root, 'part/package.json'), '{"name":"part","version":"1.0.0"}');
  pack('steady', '1.0.0');
  pack('moving', '1.0.0');
  pack('moving', '2.0.0');
  pack('slow', '1.0.0', waitingScript);
  commit({ steady: '1.0.0', moving: '1.0.0' });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a changed lock file installs what has changed, and leaves exactly its packages', async () => {
  expect(await finish()).toContain('Installing packages');
  expect(isInstalled(root)).toBe(true);
  expect(await finish()).toBe('');
  const steadyFile = () => statSync(join(root, 'node_modules/steady/index.js')).ino;
  const steadyBefore = steadyFile();
  const lockfile = () => readFileSync(join(root, 'package-lock.json'), 'utf8');
  commit({ steady: '1.0.0', moving: '2.0.0', slow: '1.0.0' });
  const wanted = lockfile();
  expect(isInstalled(root)).toBe(false);
  const said = await finish();
  expect(said).toContain('Installing the packages that have changed');
  expect(steadyFile()).toBe(steadyBefore); // not installed anew
  expect(contentOf('moving')).toContain('moving 2.0.0');
  expect([isInstalled(root), differencesFromLockfile(root), lockfile()]).toEqual([true, [], wanted]);
  commit({ steady: '1.0.0' });
  await finish();
  expect(existsSync(join(root, 'node_modules/moving'))).toBe(false);
});

test('an installation that was killed in the middle is never trusted, not even for the lock file of before', async () => {
  await finish();
  const before = ['package.json', 'package-lock.json'].map(
    (name) => [name, readFileSync(join(root, name), 'utf8')] as const,
  );
  commit({ steady: '1.0.0', moving: '2.0.0', slow: '1.0.0' });
  writeFileSync(path('waiting'), '');
  const cutOff = start();
  await eventually(() => expect(existsSync(path('begun'))).toBe(true));
  await kill(cutOff);
  rmSync(path('waiting'));
  expect([isInstalled(root), isWhole(root)]).toEqual([false, false]);
  for (const [name, text] of before) writeFileSync(join(root, name), text);
  expect(isInstalled(root)).toBe(false);
  expect(await finish()).toContain('Installing packages');
  expect(contentOf('moving')).toContain('moving 1.0.0');
  expect([isInstalled(root), existsSync(join(root, 'node_modules/slow'))]).toEqual([true, false]);
});

test('one that npm itself was asked for and that was killed is noticed by the next start', async () => {
  commit({ steady: '1.0.0', moving: '1.0.0', slow: '1.0.0' });
  await finish();
  expect(isInstalled(root)).toBe(true);
  writeFileSync(path('waiting'), '');
  rmSync(path('begun'));
  rmSync(join(root, 'node_modules/slow'), { recursive: true });
  const npm = spawn('npm', ['install', '--no-save', '--offline', '--no-audit', '--no-fund'], {
    cwd: root,
    detached: true,
    env: { ...process.env, FIXTURE: folder },
    stdio: 'ignore',
  });
  await eventually(() => expect(existsSync(path('begun'))).toBe(true));
  await kill(npm);
  rmSync(path('waiting'));
  expect(isInstalled(root)).toBe(false);
  await finish();
  expect(readFileSync(join(root, 'node_modules/slow/made.txt'), 'utf8')).toBe('whole');
});

test('a package that is gone is noticed and installed', async () => {
  await finish();
  rmSync(join(root, 'node_modules/moving'), { recursive: true });
  expect(isInstalled(root)).toBe(false);
  await finish();
  expect(contentOf('moving')).toContain('moving 1.0.0');
});

test('two at once take turns, and the second finds everything done', async () => {
  commit({ steady: '1.0.0', moving: '1.0.0', slow: '1.0.0' });
  writeFileSync(path('waiting'), '');
  const first = start();
  await eventually(() => expect(existsSync(path('begun'))).toBe(true));
  const second = start();
  await eventually(() => expect(second.said).toContain(`Waiting for process ${first.pid}`));
  const ends = Promise.all([finish(first), finish(second)]);
  rmSync(path('waiting'));
  expect((await ends)[1]).not.toContain('Installing');
  expect(isInstalled(root)).toBe(true);
});
