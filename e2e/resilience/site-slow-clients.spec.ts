import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expectInTime, isFull, loadPerSecond, recordFigure } from '../support/measured-figures';
import { describeFaults, type Outcome, startLoad, timeOf } from '../support/load';
import { expect, test } from '../support/site-test';
import type { SiteVisitors } from '../support/site-visitors';

const slowClients = 300;
const dripMs = 1000;
const longestHeadersMs = 15_000;
const longestBodyMs = 25_000;
const usualP95Ms = 100;
/** How long others visit alone before, for a comparison that only the long form asserts. */
const usualMs = isFull ? 5000 : 1000;
/** Tolerance for a busy machine. */
const mostSlowdown = 1.5;

test(`R27 ${slowClients} clients that send a byte a second are cut off, headers within 15 s and bodies within 25 s, and others are served`, async ({
  site,
  visitors,
}) => {
  test.setTimeout(120_000);
  const { url } = site.replicas.gateway.first;
  const before = p95OfHonest(await visitFor(site.url, visitors, usualMs));
  const headers = Array.from({ length: slowClients / 2 }, () =>
    drip(url, 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '),
  );
  const bodies = Array.from({ length: slowClients / 2 }, () =>
    drip(
      url,
      'POST /api/billing/v1/voucher-previews HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    ),
  );
  await delay(1000);
  const load = startLoad(site.url, loadPerSecond, visitors.next);
  const [headersMs, bodiesMs] = [await slowestOf(headers), await slowestOf(bodies)];
  const outcomes = await load.stop();
  const p95 = p95OfHonest(outcomes);
  recordFigure(
    'R27',
    `headers cut after ${(headersMs / 1000).toFixed(1)} s, bodies after ${(bodiesMs / 1000).toFixed(1)} s; honest p95 ${Math.round(p95)} ms, without them ${Math.round(before)} ms`,
  );
  expectInTime(headersMs, longestHeadersMs);
  expectInTime(bodiesMs, longestBodyMs);
  expect(describeFaults(outcomes)).toEqual([]);
  expectInTime(p95, Math.max(usualP95Ms, before * mostSlowdown));
});

async function visitFor(url: string, visitors: SiteVisitors, ms: number): Promise<readonly Outcome[]> {
  const load = startLoad(url, loadPerSecond, visitors.next);
  await delay(ms);
  return load.stop();
}

/** Latency of the gateway's own answers, as the gateway is under load. */
const p95OfHonest = (outcomes: readonly Outcome[]) =>
  timeOf(
    outcomes.filter(({ area }) => area === 'gateway'),
    0.95,
  );

/** Sends the start of a request, then single bytes. @returns milliseconds until the server closed the connection */
async function drip(url: string, beginning: string): Promise<number> {
  const { hostname, port } = new URL(url);
  const socket: Socket = connect(Number(port), hostname);
  socket.on('error', () => socket.destroy());
  await once(socket, 'connect');
  const startedAt = performance.now();
  socket.write(beginning);
  socket.resume(); // an early answer does not end the request
  const dripping = setInterval(() => socket.write('a'), dripMs);
  // A reset counts as closed, too; `once` would reject for it.
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  clearInterval(dripping);
  return performance.now() - startedAt;
}

async function slowestOf(times: readonly Promise<number>[]): Promise<number> {
  return Math.max(...(await Promise.all(times)));
}
