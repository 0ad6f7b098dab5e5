import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { goodCvText } from '@sabi/job-match/testing/good-cv';
import request from 'supertest';
import type { ThreadPool } from '../src/domain/cv-parsing/thread-pool';
import { createThreadPool } from '../src/integrations/threads/piscina-thread-pool';
import { buildForTest } from './support/built-service';
import { type Site, startSite } from './support/site';

const never = new AbortController().signal;
const order = { cv: { kind: 'text', text: goodCvText }, hash: 'hash' } as const;

let folder: string;
let flag: string;
let threadPath: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'threads-'));
  flag = join(folder, 'go');
  threadPath = join(folder, 'tasks.mjs');
  const { threadPath: real } = await buildForTest();
  // Blocks its thread until a file exists, as a long CV does for half a second.
  const tasks = `
    import { existsSync } from 'node:fs';
    import * as real from ${JSON.stringify(pathToFileURL(real).href)};
    export const { describeReading, parseByRules } = real;
    export function createCvReport(order) {
      const pause = new Int32Array(new SharedArrayBuffer(4));
      while (!existsSync(${JSON.stringify(flag)})) Atomics.wait(pause, 0, 0, 20);
      return real.createCvReport(order);
    }`;
  await writeFile(threadPath, tasks);
});

afterEach(async () => {
  await writeFile(flag, '');
  await rm(folder, { recursive: true });
});

describe('a service with a long CV to analyze', () => {
  let site: Site;

  beforeEach(async () => {
    site = await startSite({}, { threads: createThreadPool(threadPath) });
  });

  afterEach(() => site.stop());

  test('answers other callers meanwhile', async () => {
    let isAnswered = false;
    const analysis = site.analyze({ body: { cvText: goodCvText } }).then((answer) => {
      isAnswered = true;
      return answer;
    });
    for (let time = 0; time < 20; time += 1) await request(site.url).get('/healthz/live').expect(200);
    expect(isAnswered).toBe(false);
    await writeFile(flag, '');
    expect((await analysis).status).toBe(200);
  });
});

describe('threads', () => {
  let threads: ThreadPool;

  beforeEach(() => {
    threads = createThreadPool(threadPath);
  });

  afterEach(() => threads.close());

  test('a task beyond the queue limit is rejected at once, and the queued ones are run', async () => {
    const waiting = Array.from({ length: 34 }, () => threads.run('createCvReport', order, never)); // two running, 32 waiting
    await expect(threads.run('createCvReport', order, never)).rejects.toMatchObject({
      code: 'DEPENDENCY_UNAVAILABLE',
    });
    await writeFile(flag, '');
    for (const { score } of await Promise.all(waiting)) expect(score).toBeGreaterThan(0);
  });

  test('a task whose caller has gone is aborted, and its thread is free', async () => {
    const gone = new AbortController();
    const left = [1, 2].map(() => threads.run('createCvReport', order, gone.signal));
    gone.abort();
    for (const each of left) await expect(each).rejects.toMatchObject({ name: 'AbortError' });
    const { cv } = await threads.run('parseByRules', [], never);
    expect(cv.email).toBeNull();
  });
});
