import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@sabi/test-kit/eventually';
import { buildSync } from 'esbuild';
import { listMarked } from '../src/run/marked-processes';
import { readRunRecord } from '../src/run/remove-run';

let folder: string;
let recordFile: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-run-test-'));
  recordFile = join(folder, 'run.json');
  await writeFile(join(folder, 'package.json'), '{"type":"module"}');
  buildSync({
    entryPoints: {
      'small-run': join(import.meta.dirname, 'support/small-run.ts'),
      caretaker: join(import.meta.dirname, '../src/caretaker.ts'),
    },
    outdir: folder,
    ...{ bundle: true, splitting: true, format: 'esm', platform: 'node', target: 'node20.19' },
  });
});

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Starts a run. @returns its process and, once its programs write, its folder */
async function start(ending: string, command = process.execPath, before: readonly string[] = []) {
  const child = spawn(command, [...before, join(folder, 'small-run.js'), recordFile, ending], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += String(chunk)));
  const [first] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit').then(() => ['']),
  ])) as [string];
  return { child, folderOfRun: first, said: () => said };
}

async function expectNothingLeft(folderOfRun: string): Promise<void> {
  await eventually(async () => {
    expect(await listMarked(folderOfRun)).toEqual([]);
    expect(existsSync(folderOfRun)).toBe(false);
    expect(existsSync(recordFile)).toBe(false);
  });
}

test.each(['finishes', 'throws'])('a run that %s leaves nothing when it returns', async (ending) => {
  const { child, folderOfRun } = await start(ending);
  if (child.exitCode === null) await once(child, 'exit');
  expect(child.exitCode).toBe(ending === 'throws' ? 1 : 0);
  expect(folderOfRun).toContain('sabi-compatibility-');
  expect(existsSync(folderOfRun)).toBe(false);
  expect(await listMarked(folderOfRun)).toEqual([]);
  expect(existsSync(recordFile)).toBe(false);
});

test.each([
  ['SIGINT', 130, 'Interrupted. Kept.'],
  ['SIGTERM', 143, 'Ended by a signal. Kept.'],
] as const)('a run that gets %s says so and leaves nothing', async (signal, code, sentence) => {
  const { child, folderOfRun, said } = await start('waits');
  expect(await listMarked(folderOfRun)).toHaveLength(2);
  child.kill(signal);
  await once(child, 'exit');
  expect(child.exitCode).toBe(code);
  expect(said().trim()).toBe(sentence);
  expect(existsSync(folderOfRun)).toBe(false);
  expect(await listMarked(folderOfRun)).toEqual([]);
});

test('a run that is killed leaves nothing', async () => {
  const { child, folderOfRun } = await start('waits');
  expect(await listMarked(folderOfRun)).toHaveLength(2);
  child.kill('SIGKILL');
  await expectNothingLeft(folderOfRun);
});

test('a run whose npm is killed ends itself', async () => {
  // What npm does: a shell that starts the command and waits for it.
  const { child, folderOfRun } = await start('waits', 'sh', ['-c', 'node "$0" "$@"; exit $?']);
  expect(await listMarked(folderOfRun)).toHaveLength(2);
  child.kill('SIGKILL');
  await expectNothingLeft(folderOfRun);
});

test('the next run cleans up after one that was killed with its caretaker', async () => {
  const { child, folderOfRun } = await start('waits');
  const { caretaker = 0 } = (await readRunRecord(recordFile)) ?? {};
  process.kill(caretaker, 'SIGKILL');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await listMarked(folderOfRun)).toHaveLength(2);
  const next = await start('finishes');
  expect(await listMarked(folderOfRun)).toEqual([]);
  expect(existsSync(folderOfRun)).toBe(false);
  await expectNothingLeft(next.folderOfRun);
});

test('while a run is under way a second one is refused in a sentence, and the first goes on', async () => {
  const { child, folderOfRun } = await start('waits');
  const second = await start('finishes');
  expect(second.folderOfRun).toBe('');
  expect(second.said()).toContain(
    `Another run is under way in this repository, as process ${child.pid}: wait for it, or end it.`,
  );
  expect(await listMarked(folderOfRun)).toHaveLength(2);
  expect(JSON.parse(await readFile(recordFile, 'utf8'))).toMatchObject({ command: child.pid });
  expect(await readdir(folderOfRun)).toContain('data');
});
