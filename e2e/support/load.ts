import { Agent, type OutgoingHttpHeaders, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** One request of a visitor. */
export interface Visit {
  /** Service under load; figures are grouped by it. */
  readonly area: string;
  readonly path: string;
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
  /** Called with the body of a success. */
  acknowledged?(text: string): void;
}

/** The result of a visit; times in milliseconds of `performance.now()`. */
export interface Outcome {
  readonly area: string;
  readonly path: string;
  readonly sentAt: number;
  readonly answeredAt: number;
  /** Absent for a success; otherwise a status or the code of a broken connection. */
  readonly fault?: string;
}

export interface Load {
  /** Grows while the load lasts. */
  readonly outcomes: readonly Outcome[];
  /** Stops sending and waits for pending requests. */
  stop(): Promise<readonly Outcome[]>;
}

const timeoutMs = 60_000;
/** Connections of a busy proxy. */
const maxSockets = 64;
/** Shorter than stopping replicas go on answering, as every proxy in front of them needs. */
const idleSocketMs = 1000;

/** Sends requests when they are due, whether or not earlier ones were answered. */
export function startLoad(url: string, perSecond: number, next: () => Visit): Load {
  const agent = new Agent({ keepAlive: true, maxSockets, timeout: idleSocketMs });
  const outcomes: Outcome[] = [];
  const pending = new Set<Promise<void>>();
  let isStopping = false;
  const sending = (async () => {
    const begunAt = performance.now();
    for (let index = 0; !isStopping; index += 1) {
      const early = begunAt + (index * 1000) / perSecond - performance.now();
      if (early > 0) await delay(early);
      const visited = visit(url, next(), agent).then((outcome) => {
        outcomes.push(outcome);
        pending.delete(visited);
      });
      pending.add(visited);
    }
  })();
  return {
    outcomes,
    stop: async () => {
      isStopping = true;
      await sending;
      await Promise.all(pending);
      agent.destroy();
      return outcomes;
    },
  };
}

async function visit(url: string, visit: Visit, agent: Agent): Promise<Outcome> {
  const { area, path } = visit;
  const sentAt = performance.now();
  const fault = await send(new URL(url), visit, agent).then(
    (text) => {
      visit.acknowledged?.(text);
      return undefined;
    },
    ({ code, message }: NodeJS.ErrnoException) => code ?? message,
  );
  return { area, path, sentAt, answeredAt: performance.now(), ...(fault && { fault }) };
}

/** Resolves once a success was received completely. */
function send(
  { hostname, port }: URL,
  { path, method = 'GET', headers = {}, body }: Visit,
  agent: Agent,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sent = request({ hostname, port, path, method, headers, agent, signal }, (answer) => {
      const chunks: Buffer[] = [];
      const { statusCode = 0 } = answer;
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.once('error', reject);
      answer.once('end', () => {
        if (!answer.complete) reject(new Error('cut off'));
        else if (statusCode >= 200 && statusCode < 400) resolve(Buffer.concat(chunks).toString());
        else reject(new Error(String(statusCode)));
      });
    });
    sent.once('error', reject);
    sent.end(body);
  });
}

/** Faults by request, with counts: `svc-ai /api/ai/v1/allowance: 502 (3)`. */
export function describeFaults(outcomes: readonly Outcome[]): string[] {
  const counts = new Map<string, number>();
  for (const { area, path, fault } of outcomes) {
    if (!fault) continue;
    const name = `${area} ${path}: ${fault}`;
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, count]) => `${name} (${count})`);
}

/** Latency in milliseconds. @param share 0.95 for the 95th percentile */
export function timeOf(outcomes: readonly Outcome[], share: number): number {
  const times = outcomes.map(({ sentAt, answeredAt }) => answeredAt - sentAt).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}
