import { setTimeout as delay } from 'node:timers/promises';
import { readMemory } from '@sabi/test-kit/process-memory';
import type { Site } from '@sabi/test-kit/site/site';
import type { Deployable } from '@sabi/test-kit/site/site-settings';
import autocannon from 'autocannon';
import { readCpuMs } from '../figures/cpu-time';
import { percentile } from '../figures/statistics';
import type { Step } from './steps';

const seconds = 5;
const pollMs = 100;
const longestWaitMs = 300_000;

export interface Sample {
  readonly name: string;
  readonly replicas: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** All replicas of the deployable together. */
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
  /** Of the largest replica. */
  readonly memoryMb: number;
}

export async function scale(site: Site, deployable: Deployable, count: number): Promise<void> {
  const replicas = site.replicas[deployable];
  while (replicas.count < count) await replicas.add();
  while (replicas.count > count) await replicas.stop();
}

/** Measures a step with the current replicas, after an equally long warm-up. */
export async function measure(site: Site, step: Step): Promise<Sample> {
  if (!step.amount) await load(site.url, step, await step.prepare());
  const next = await step.prepare();
  const cost = startCost(site, step.deployable);
  const { requests, latency, non2xx, errors, ...took } = await load(site.url, step, next);
  await step.settle?.();
  return {
    name: step.name,
    perSecond: (requests.total - non2xx) / took.seconds,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
    ...cost(requests.total),
  };
}

/** Suspends the processes of a deployable. @returns a function that resumes them */
export function hold(site: Site, deployable: Deployable): () => void {
  const pids = site.replicas[deployable].processes.map(({ pid }) => pid);
  for (const pid of pids) process.kill(pid, 'SIGSTOP');
  return () => pids.forEach((pid) => process.kill(pid, 'SIGCONT'));
}

/**
 * Reading speed of queued CVs until the queue is empty; times are from now to the end of each.
 * @param cvs how many
 */
export async function measureReading(site: Site, cvs: number): Promise<Sample> {
  const cost = startCost(site, 'svc-ai');
  const [begun, since] = [performance.now(), Date.now()];
  const count = (collection: string) =>
    site.databaseOf('svc-profile').collection(collection).countDocuments();
  const uploaded = await count('resumes');
  while ((await count('cv_proposals')) < uploaded) {
    if (performance.now() - begun > longestWaitMs) throw new Error('CVs are not read');
    await delay(pollMs);
  }
  const tookMs = performance.now() - begun;
  const resumes = site.databaseOf('svc-profile').collection<{ changed_at: Date }>('resumes');
  const read = await resumes.find({ changed_at: { $gte: new Date(since) } }).toArray();
  const waits = read.map(({ changed_at: at }) => at.getTime() - since);
  return {
    name: 'CV, read from the queue',
    perSecond: cvs / (tookMs / 1000),
    p50: percentile(waits, 0.5),
    p99: percentile(waits, 0.99),
    failed: 0,
    ...cost(cvs),
  };
}

/** @returns with `seconds` until the last answer: autocannon itself checks the clock once a second */
async function load(url: string, step: Step, next: () => autocannon.Request) {
  const { connections, amount } = step;
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }];
  const options = { url, connections, requests, ...(amount ? { amount } : { duration: seconds }) };
  const begun = performance.now();
  let answered = begun;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, done) => (error ? reject(error) : resolve(done)));
    run.on('response', () => {
      answered = performance.now();
    });
  });
  return { ...result, seconds: (answered - begun) / 1000 };
}

function startCost(site: Site, deployable: Deployable) {
  const pids = site.replicas[deployable].processes.map(({ pid }) => pid);
  const before = [sumCpu(pids), sumCpu(site.databasePids)] as const;
  return (count: number) => ({
    replicas: pids.length,
    cpuMs: (sumCpu(pids) - before[0]) / count,
    databaseCpuMs: (sumCpu(site.databasePids) - before[1]) / count,
    memoryMb: Math.max(...pids.map((pid) => readMemory(pid).residentMb)),
  });
}

const sumCpu = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + readCpuMs(pid), 0);
