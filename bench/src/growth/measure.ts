import { setTimeout as delay } from 'node:timers/promises';
import { readMemory } from '@sabi/test-kit/process-memory';
import type { Site } from '@sabi/test-kit/site/site';
import type { Deployable } from '@sabi/test-kit/site/site-settings';
import autocannon from 'autocannon';
import { readCpuMs } from '../cpu-time';
import type { Step } from './steps';

const seconds = 5;
const pollMs = 100;
const longestWaitMs = 300_000;

/** Times in milliseconds; processor time of each request. */
export interface Sample {
  readonly name: string;
  readonly replicas: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  readonly failed: number;
  /** Of the deployable's replicas together. */
  readonly cpuMs: number;
  readonly databaseCpuMs: number;
  /** Of the largest replica. */
  readonly memoryMb: number;
}

/** Brings a deployable to so many replicas. */
export async function scale(site: Site, deployable: Deployable, count: number): Promise<void> {
  const replicas = site.replicas[deployable];
  while (replicas.count < count) await replicas.add();
  while (replicas.count > count) await replicas.stop();
}

/** A step at the replicas there are, after as much again to warm them up. */
export async function measure(site: Site, step: Step): Promise<Sample> {
  if (!step.amount) await load(site.url, step, await step.prepare());
  const next = await step.prepare();
  const cost = startCost(site, step.deployable);
  const { requests, latency, non2xx, errors, duration } = await load(site.url, step, next);
  return {
    name: step.name,
    perSecond: (requests.total - non2xx) / duration,
    p50: latency.p50,
    p99: latency.p99,
    failed: non2xx + errors,
    ...cost(requests.total),
  };
}

/**
 * What is read of CVs that were uploaded until all are.
 * @param cvs how many, each of another account @param since when the first was uploaded, `performance.now()`
 */
export async function measureReading(site: Site, cvs: number, since: number): Promise<Sample> {
  const cost = startCost(site, 'svc-ai');
  const proposals = site.databaseOf('svc-profile').collection('cv_proposals');
  const before = proposalsSeen;
  while ((await proposals.countDocuments()) < before + cvs) {
    if (performance.now() - since > longestWaitMs) throw new Error('CVs are not read');
    await delay(pollMs);
  }
  proposalsSeen += cvs;
  const perSecond = cvs / ((performance.now() - since) / 1000);
  return {
    name: 'CV, read from the queue',
    perSecond,
    p50: Number.NaN,
    p99: Number.NaN,
    failed: 0,
    ...cost(cvs),
  };
}

let proposalsSeen = 0;

function load(url: string, step: Step, next: () => autocannon.Request) {
  const { connections, amount } = step;
  const requests = [{ setupRequest: (request: autocannon.Request) => ({ ...request, ...next() }) }];
  return autocannon({ url, connections, requests, ...(amount ? { amount } : { duration: seconds }) });
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
