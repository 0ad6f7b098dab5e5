import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startGuardedChild } from '@sabi/service-kit/guarded-child';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import {
  createTextExtractor,
  type WarmTextExtractor,
} from '../src/integrations/text-extraction/child-text-extractor';
import { WorkerPool } from '../src/integrations/text-extraction/worker-pool';
import { type BuiltService, buildForTest } from './support/built-service';

const never = new AbortController().signal;
let built: BuiltService;
let folder: string;
beforeAll(async () => {
  built = await buildForTest();
  folder = await mkdtemp(join(tmpdir(), 'spares-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Whether a process is alive, not a zombie. */
const isAlive = async (pid: number | undefined) =>
  readFile(`/proc/${pid}/stat`, 'utf8').then(
    (stat) => !/\) Z /.test(stat),
    () => false,
  );
/** A program that appends a line to the file for each run. */
const countedProgram = async (script: string) => {
  const runs = join(folder, `${Math.random()}.txt`);
  const path = join(folder, `${Math.random()}.mjs`);
  await writeFile(runs, '');
  await writeFile(
    path,
    `import { appendFileSync } from 'node:fs'; appendFileSync(${JSON.stringify(runs)}, process.pid + '\\n'); ${script}`,
  );
  const pids = async () => (await readFile(runs, 'utf8')).split('\n').filter(Boolean).map(Number);
  return { path, pids };
};
const answering = `process.send('warm'); process.on('message', () => process.send({ text: String(process.pid), lines: [], hiddenLetters: 0 }));`;
const pdf = { fileName: 'cv.pdf', bytes: Buffer.from('%PDF-1.7') };

describe('reading in a process that waits warm', () => {
  let extractor: WarmTextExtractor | undefined;
  afterEach(() => extractor?.close());
  const create = (options: { childPath?: string; spares: number }) =>
    (extractor = createTextExtractor({
      childPath: built.childPath,
      timeoutMs: 30_000,
      memoryMb: 512,
      ...options,
    }));

  test('a waiting process reads the same text as a process started for the document', async () => {
    const [warm, cold] = [
      create({ spares: 3 }),
      createTextExtractor({ childPath: built.childPath, timeoutMs: 30_000, memoryMb: 512 }),
    ];
    await warm.whenWarm();
    for (const format of ['pdf', 'docx', 'doc']) {
      const path = cvFixtures().find((fixture) => fixture.format === format)?.path ?? '';
      const document = { fileName: path, bytes: await readFile(path) };
      expect(await warm.extract(document, never)).toEqual(await cold.extract(document, never));
    }
  });

  test('each document has a process of its own, started before it came, and another takes its place', async () => {
    const { path, pids } = await countedProgram(answering);
    const { extract, whenWarm } = create({ childPath: path, spares: 2 });
    await whenWarm();
    const before = await pids();
    expect(before).toHaveLength(2);
    const first = await extract(pdf, never);
    const second = await extract(pdf, never);
    expect([first.text, second.text].map(Number).sort()).toEqual(before.toSorted());
    await eventually(async () => expect(await pids()).toHaveLength(4));
    await eventually(async () => expect(await Promise.all(before.map(isAlive))).toEqual([false, false]));
  });

  test('more documents than processes that wait are read all the same', async () => {
    const { path } = await countedProgram(answering);
    const { extract } = create({ childPath: path, spares: 1 });
    const read = await Promise.all(Array.from({ length: 4 }, () => extract(pdf, never)));
    expect(new Set(read.map(({ text }) => text)).size).toBe(4);
  });

  test('a document that comes before its process is warm is read', async () => {
    const { path: fixture } = cvFixtures().find(({ format }) => format === 'pdf') ?? { path: '' };
    const { extract } = create({ spares: 1 });
    const { text } = await extract({ fileName: fixture, bytes: await readFile(fixture) }, never);
    expect(text.length).toBeGreaterThan(200);
  });

  test('when it is closed, no process is left', async () => {
    const { path, pids } = await countedProgram(answering);
    const { extract, whenWarm, close } = create({ childPath: path, spares: 2 });
    await whenWarm();
    await extract(pdf, never);
    await close();
    await new Promise((resolve) => setTimeout(resolve, 300));
    for (const pid of await pids()) expect(await isAlive(pid)).toBe(false);
  });
});

describe('processes that end before their document comes', () => {
  test('are replaced after pauses that grow, and documents are read meanwhile', async () => {
    const { path, pids } = await countedProgram('process.exit(1);');
    const spares = new WorkerPool(() => startGuardedChild(path, []), 3);
    await new Promise((resolve) => setTimeout(resolve, 4000));
    const runs = (await pids()).length;
    await eventually(() => expect(spares.take()).toBeUndefined()); // one may be exiting
    await spares.close();
    expect(runs).toBeGreaterThan(3);
    expect(runs).toBeLessThanOrEqual(3 + 3 * 3); // pauses of 0.5, 1 and 2 s
  });

  test('are replaced when they were killed', async () => {
    const { path, pids } = await countedProgram(answering);
    const spares = new WorkerPool(() => startGuardedChild(path, []), 1);
    await spares.whenWarm();
    process.kill((await pids())[0] ?? 0, 'SIGKILL');
    await eventually(async () => expect(await pids()).toHaveLength(2));
    await spares.close();
  });

  test('end with a parent that was killed', async () => {
    const parentPath = join(folder, 'parent.mjs');
    await writeFile(
      parentPath,
      `import { fork } from 'node:child_process';
       const child = fork(${JSON.stringify(built.childPath)}, ['--warm'], { env: {}, stdio: ['pipe', 'ignore', 'ignore', 'ipc'] });
       child.on('message', () => process.send(child.pid));`,
    );
    const parent: ChildProcess = spawn(process.execPath, [parentPath], {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [pid] = (await once(parent, 'message')) as [number];
    expect(await isAlive(pid)).toBe(true);
    process.kill(pid, 'SIGTERM'); // as when the group is stopped, which the parent decides
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await isAlive(pid)).toBe(true);
    parent.kill('SIGKILL');
    await eventually(async () => expect(await isAlive(pid)).toBe(false));
  });
});

test('the first of them can be left for later, and a start that is over before then leaves none', async () => {
  const { path, pids } = await countedProgram(answering);
  const start = () => startGuardedChild(path, []);
  const [ended, waiting] = [new WorkerPool(start, 1, 400), new WorkerPool(start, 1, 400)];
  await ended.close();
  expect(waiting.take()).toBeUndefined();
  expect(await pids()).toHaveLength(0);
  await eventually(async () => expect(await pids()).toHaveLength(1));
  await waiting.close();
});
