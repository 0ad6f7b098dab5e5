import { isFull, loadPerSecond, recordFigure } from '../support/measured-figures';
import { describeFaults, startLoad, timeOf } from '../support/load';
import { type Deployable, deployables } from '@sabi/test-kit/site/site-settings';
import { expect, test } from '../support/site-test';
import type { Site } from '@sabi/test-kit/site/site';

const replicaCount = 2;
/** Restarted in turn; in the short form a front and a back deployable at a time. */
const lanes: readonly (readonly Deployable[])[] = isFull
  ? [deployables]
  : [
      ['gateway', 'shell'],
      ['svc-identity', 'svc-profile', 'svc-ai', 'svc-billing'],
    ];
const restarted = lanes.flat();
/** All replicas in the full form. */
const restartedOfEach = isFull ? replicaCount : 1;
/** Other tests run in parallel, so answers may be slower than production's timeouts. */
const longTimeouts: Partial<Record<Deployable, Readonly<Record<string, string>>>> = isFull
  ? {}
  : { gateway: { UPSTREAM_TIMEOUT_MS: '60000' }, shell: { RENDER_TIMEOUT_MS: '10000' } };

test(`R33 when every deployable is restarted in turn under ${loadPerSecond} requests a second, no request fails`, async ({
  site,
  visitors,
}) => {
  test.setTimeout(300_000);
  await replaceGateways(site, replicaCount, longTimeouts.gateway);
  await Promise.all(
    restarted.map(async (name) => {
      while (site.replicas[name].count < replicaCount) await site.replicas[name].add();
    }),
  );
  const load = startLoad(site.url, loadPerSecond, visitors.next);
  let restarts = 0;
  const restart = async (name: Deployable) => {
    for (let round = 0; round < restartedOfEach; round += 1) {
      expect(await site.replicas[name].stop(), `${name} ends as asked`).toBe(0);
      await site.replicas[name].add(longTimeouts[name]);
      restarts += 1;
    }
  };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) await restart(name);
    }),
  );
  const outcomes = await load.stop();
  await replaceGateways(site, 1);
  for (const name of restarted.filter((each) => each !== 'gateway')) await site.replicas[name].kill();
  const failed = outcomes.filter(({ fault }) => fault);
  recordFigure(
    'R33',
    `${failed.length} of ${outcomes.length} failed in ${restarts} restarts, p99 ${Math.round(timeOf(outcomes, 0.99))} ms`,
  );
  expect(describeFaults(failed)).toEqual([]);
});

/** @param env overrides their settings */
async function replaceGateways(
  { replicas: { gateway } }: Site,
  count: number,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (let added = 0; added < count; added += 1) await gateway.add(env);
  while (gateway.count > count) await gateway.kill();
}
