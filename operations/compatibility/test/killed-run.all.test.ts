import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { eventually } from '@sabi/test-kit/eventually';
import { commandLineOf } from '@sabi/test-kit/process-memory';
import { readResults } from '../src/matrix/results';
import { listMarked } from '../src/run/marked-processes';
import { readRunRecord } from '../src/run/remove-run';
import { findStateFiles } from '../src/state-files';

/** The command on the whole platform, with crashes and a kill in the middle. */
let folder: string;
let child: ChildProcess | undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sabi-killed-run-'));
  await mkdir(join(folder, 'temporary'));
});

afterAll(async () => {
  child?.kill('SIGTERM');
  await rm(folder, { recursive: true, force: true });
});

/** Starts the command for all remotes, with a folder of its own for results and for temporary files. */
function start() {
  const started = spawn(
    process.execPath,
    [join(import.meta.dirname, '../dist/matrix.js'), '--without-released'],
    {
      env: { ...process.env, COMPATIBILITY_DIR: folder, TMPDIR: join(folder, 'temporary') },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  child = started;
  const lines: string[] = [];
  createInterface(started.stdout).on('line', (line) => lines.push(line));
  return { command: started, lines, ended: once(started, 'exit') };
}

/** Waits for lines that begin with a verdict. */
async function waitForVerdicts(count: number, { command, lines }: ReturnType<typeof start>): Promise<void> {
  await eventually(() => {
    if (command.exitCode !== null) throw new Error(`It ended with ${command.exitCode}:\n${lines.join('\n')}`);
    expect(lines.filter((line) => line.startsWith('works ')).length).toBeGreaterThanOrEqual(count);
  }, 240_000);
}

const files = () => findStateFiles(folder);

async function expectNothingLeft(): Promise<void> {
  await eventually(async () => {
    expect(await readdir(join(folder, 'temporary'))).toEqual([]);
    expect(await readRunRecord(files().run)).toBeUndefined();
  });
}

/** Ends the browser and the database of a run as a crash does. */
async function crash(folderOfRun: string): Promise<void> {
  for (const pid of await listMarked(folderOfRun)) {
    const [program = '', ...more] = commandLineOf(pid);
    const isBrowser = /chrom/.test(program) && !more.some((argument) => argument.startsWith('--type='));
    if (isBrowser || program.endsWith('mongod')) process.kill(pid, 'SIGKILL');
  }
}

test('a run outlives crashes, leaves nothing but its results when it is killed, and the next one goes on', async () => {
  const first = start();
  await waitForVerdicts(1, first);
  const { folder: folderOfRun = '' } = (await readRunRecord(files().run)) ?? {};
  const programs = (await listMarked(folderOfRun)).map((pid) => commandLineOf(pid).join(' '));
  for (const program of ['mongod', 'local/dist/main.js', 'shell/dist/main.js', 'chrom'])
    expect(programs).toContainEqual(expect.stringContaining(program));
  await crash(folderOfRun);
  await waitForVerdicts(2, first);

  first.command.kill('SIGKILL');
  await first.ended;
  await expectNothingLeft();
  expect(await listMarked(folderOfRun)).toEqual([]);
  const kept = await readResults(files().results);
  expect(kept.map(({ problems }) => problems)).toEqual(kept.map(() => []));
  expect(kept.length).toBeGreaterThanOrEqual(2);

  const second = start();
  await eventually(() =>
    expect(second.lines).toContainEqual(expect.stringContaining(`${kept.length} kept from before.`)),
  );
  second.command.kill('SIGTERM');
  expect(await second.ended).toEqual([143, null]);
  await expectNothingLeft();
  expect(await readResults(files().results)).toEqual(kept);
});
