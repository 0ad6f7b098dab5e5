import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../figures/statistics';

export interface Arrival {
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string;
}

/** Times in milliseconds. */
export interface ArrivalResult {
  /** Successful answers per second. */
  readonly rate: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly slowest: number;
  /** Statuses other than success, and error codes of requests without an answer, with their counts. */
  readonly failures: ReadonlyMap<string, number>;
}

/** Connections of a busy client; further requests wait, and their latency counts from when they were due. */
const maxSockets = 128;

/**
 * Requests arrive on schedule, whether or not earlier ones were answered, so a slow server is not asked less. Each is
 * timed from when it was due.
 * @param next the request of each arrival in turn, with the time of `performance.now()` at which it is due
 */
export async function meetArrivals(
  url: string,
  { perSecond, seconds, next }: { perSecond: number; seconds: number; next: (dueAt: number) => Arrival },
): Promise<ArrivalResult> {
  // In turn, so that no connection is idle until the server closes it.
  const agent = new Agent({ keepAlive: true, scheduling: 'fifo', maxSockets });
  const times: number[] = [];
  const failures = new Map<string, number>();
  const pending: Promise<void>[] = [];
  const begunAt = performance.now();
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueAt = begunAt + (index * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await delay(early);
    const succeed = () => void times.push(performance.now() - dueAt);
    const fail = ({ code, message }: NodeJS.ErrnoException) => {
      const reason = code ?? message;
      failures.set(reason, (failures.get(reason) ?? 0) + 1);
    };
    pending.push(send(new URL(url), next(dueAt), agent).then(succeed, fail));
  }
  await Promise.all(pending);
  const tookSeconds = (performance.now() - begunAt) / 1000;
  agent.destroy();
  return {
    rate: times.length / tookSeconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    p99: percentile(times, 0.99),
    slowest: Math.max(...times),
    failures,
  };
}

/** Resolves when a complete, successful answer has arrived. */
function send(
  { hostname, port }: URL,
  { path, method = 'GET', headers = {}, body }: Arrival,
  agent: Agent,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers, agent }, (answer) => {
      const { statusCode = 0 } = answer;
      const isSuccess = statusCode >= 200 && statusCode < 300;
      answer.once('end', () => (isSuccess ? resolve() : reject(new Error(String(statusCode)))));
      answer.once('error', reject).resume();
    });
    sent.once('error', reject).end(body);
  });
}
