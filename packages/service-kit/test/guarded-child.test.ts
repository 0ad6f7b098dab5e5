import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf, hasEnded, startGuardedChild, watchMemory } from '../src/guarded-child';

const patient = { timeoutMs: 60_000, memoryMb: 4096 };
const idle = 'setInterval(() => {}, 1000);';
const children: ChildProcess[] = [];
let folder: string;

const start = async (script: string): Promise<ChildProcess> => {
  const path = join(folder, `${children.length}.cjs`);
  await writeFile(path, script);
  const child = startGuardedChild(path, ['an argument']);
  children.push(child);
  return child;
};
const whenEnded = (child: ChildProcess) => new Promise((resolve) => child.once('close', resolve));

describe('a child for what a stranger sent', () => {
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'guarded-child-'));
  });
  afterEach(() => {
    for (const child of children) child.kill('SIGKILL');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('answers, after what is no answer, and knows nothing of the environment', async () => {
    const child = await start(
      `process.send('ready'); process.send({ argument: process.argv[2], path: process.env.PATH ?? null }); ${idle}`,
    );
    const said = await answerOf(child, patient, { isAnswer: (each) => each !== 'ready' });
    expect(said).toEqual({ argument: 'an argument', path: null });
    expect(hasEnded(child)).toBe(false);
  });

  test.each([
    ['takes too long', idle, { timeoutMs: 10 }, 'timeout'],
    [
      'takes too much beside its heap',
      `globalThis.kept = Buffer.alloc(8e7, 1); ${idle}`,
      { memoryMb: 100 },
      'memory',
    ],
    ['ends', 'process.exit(0)', {}, 'crash'],
    ['breaks', 'process.abort()', {}, 'crash'],
  ])('is stopped when it %s', async (_how, script, limits, reason) => {
    await expect(answerOf(await start(script), { ...patient, ...limits })).rejects.toMatchObject({ reason });
  });

  test('is noticed when it takes too much while it has nothing to do', async () => {
    const child = await start(`globalThis.kept = Buffer.alloc(8e7, 1); ${idle}`);
    await new Promise<void>((resolve) => {
      const watch = watchMemory(
        child,
        100,
        () => {
          clearInterval(watch);
          resolve();
        },
        () => true,
      );
    });
    expect(hasEnded(child)).toBe(false); // watching ends nothing by itself
  });

  test('is stopped when it ended before it was asked', async () => {
    const child = await start('');
    await whenEnded(child);
    await expect(answerOf(child, patient)).rejects.toMatchObject({ reason: 'crash' });
  });

  test.each([
    ['while', (cancellation: AbortController) => setTimeout(() => cancellation.abort(), 50)],
    ['before', (cancellation: AbortController) => cancellation.abort()],
  ])('is stopped when its caller leaves %s it works', async (_when, leave) => {
    const cancellation = new AbortController();
    leave(cancellation);
    const answer = answerOf(await start(idle), patient, { signal: cancellation.signal });
    await expect(answer).rejects.toMatchObject({ reason: 'cancelled' });
  });
});
