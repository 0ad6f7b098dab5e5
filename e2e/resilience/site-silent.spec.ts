import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import { expectInTime, loadPerSecond, recordFigure } from '../support/measured-figures';
import { describeFaults, startLoad, timeOf } from '../support/load';
import { expect, test } from '../support/site-test';

const longestAnswerMs = 10_000;

test('R35 when a service is silent, callers get an error within 10 s, then at once, and other services keep working', async ({
  site,
  visitors,
}) => {
  test.setTimeout(120_000);
  const silent = 'svc-ai';
  const replicas = site.replicas[silent];
  const load = startLoad(site.url, loadPerSecond, visitors.next);
  await delay(3000);
  await replicas.freeze();
  const frozenAt = performance.now();
  const asked = () => load.outcomes.filter(({ area, sentAt }) => area === silent && sentAt >= frozenAt);
  try {
    // The circuit is open: callers no longer wait.
    await eventually(
      () => expect(asked().map(({ fault }) => fault)).toEqual(expect.arrayContaining(['504', '503'])),
      30_000,
    );
  } finally {
    replicas.thaw();
  }
  const wokenAt = performance.now();
  await eventually(
    () => expect(asked().some(({ fault, sentAt }) => !fault && sentAt > wokenAt)).toBe(true),
    20_000,
  );
  const returnMs = performance.now() - wokenAt;
  await load.stop();
  const late = asked().filter(({ fault }) => fault === '504');
  const slowestMs = timeOf(late, 1);
  const others = load.outcomes.filter(
    ({ area, sentAt }) => area !== silent && sentAt >= frozenAt && sentAt < wokenAt,
  );
  const faults = others.filter(({ fault }) => fault);
  recordFigure(
    'R35',
    `504 after ${(slowestMs / 1000).toFixed(1)} s, then 503 at once; ${faults.length} of ${others.length} requests to others failed; back ${(returnMs / 1000).toFixed(1)} s after it woke`,
  );
  expect(late.length).toBeGreaterThan(0);
  expectInTime(slowestMs, longestAnswerMs);
  expect(describeFaults(faults)).toEqual([]);
});
