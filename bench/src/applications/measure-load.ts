import { readMemory } from '@sabi/test-kit/process-memory';
import { type Arrival, type ArrivalResult, meetArrivals } from '../load/arrivals';
import {
  type ApplicationServers,
  type CpuTimes,
  serverNames,
  startCpuTimes,
  untilQuiet,
} from './application-servers';

export interface LoadOptions {
  /** Of the service that is asked. */
  readonly url: string;
  readonly perSecond: number;
  readonly seconds: number;
  readonly next: (dueAt: number) => Arrival;
  /** Before the processor time is read, besides what is to be published. */
  readonly settle?: () => Promise<void>;
}

export interface Sample extends Omit<ArrivalResult, 'failures'> {
  /** Milliseconds a request, with what goes on after its answer. */
  readonly cpuMs: CpuTimes;
  /** Of svc-hiring and svc-notification. */
  readonly memoryMb: readonly [number, number];
}

export const warmUpSeconds = 3;

/** How many requests a load makes. */
export const countOf = ({ perSecond, seconds }: Pick<LoadOptions, 'perSecond' | 'seconds'>): number =>
  perSecond * (warmUpSeconds + seconds);

/** @throws where a request was not answered with success */
export async function measureLoad(
  name: string,
  { url, perSecond, seconds, next, settle }: LoadOptions,
  servers: ApplicationServers,
): Promise<Sample> {
  await meetArrivals(url, { perSecond, seconds: warmUpSeconds, next });
  await untilQuiet(servers);
  const readCpu = startCpuTimes(servers);
  const { failures, ...result } = await meetArrivals(url, { perSecond, seconds, next });
  if (failures.size > 0) throw new Error(`${name} failed: ${JSON.stringify(Object.fromEntries(failures))}`);
  await settle?.();
  await untilQuiet(servers);
  const cpu = readCpu();
  const requests = perSecond * seconds;
  const memoryOf = (server: 'svc-hiring' | 'svc-notification') => readMemory(servers.pids[server]).residentMb;
  return {
    ...result,
    cpuMs: Object.fromEntries(serverNames.map((server) => [server, cpu[server] / requests])) as CpuTimes,
    memoryMb: [memoryOf('svc-hiring'), memoryOf('svc-notification')],
  };
}

/** While a run goes on. */
export function describeSample(name: string, { p50, p99, cpuMs }: Sample): string {
  const cpu = serverNames.map((server) => `${server} ${cpuMs[server].toFixed(1)} ms`).join(', ');
  return `${name}: p50 ${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms; processor time each: ${cpu}`;
}
