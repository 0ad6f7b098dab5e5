import { isFull, loadPerSecond, reached } from '../support/figures';
import { describeFaults, startLoad, timeOf } from '../support/load';
import { type Deployable, deployables } from '@sabi/test-kit/site/site-settings';
import { expect, test } from '../support/site-test';

const replicaCount = 2;
/** Restarted in turn: one of those in front and one of those behind at a time, where there is no time for one alone. */
const lanes: readonly (readonly Deployable[])[] = isFull
  ? [deployables]
  : [
      ['gateway', 'shell'],
      ['svc-identity', 'svc-profile', 'svc-ai', 'svc-billing'],
    ];
/** All of them where there is time. */
const restartedOfEach = isFull ? replicaCount : 1;

test(`R33 when every deployable is restarted in turn under ${loadPerSecond} requests a second, no request fails`, async ({
  site,
  visitors,
}) => {
  test.setTimeout(300_000);
  await Promise.all(
    deployables.map(async (name) => {
      while (site.replicas[name].count < replicaCount) await site.replicas[name].add();
    }),
  );
  const load = startLoad(site.url, loadPerSecond, visitors.next);
  let restarts = 0;
  const restart = async (name: Deployable) => {
    for (let round = 0; round < restartedOfEach; round += 1) {
      expect(await site.replicas[name].stop(), `${name} ends as asked`).toBe(0);
      await site.replicas[name].add();
      restarts += 1;
    }
  };
  await Promise.all(
    lanes.map(async (lane) => {
      for (const name of lane) await restart(name);
    }),
  );
  const outcomes = await load.stop();
  for (const name of deployables) await site.replicas[name].kill();
  const failed = outcomes.filter(({ fault }) => fault);
  reached(
    'R33',
    `${failed.length} of ${outcomes.length} failed in ${restarts} restarts, p99 ${Math.round(timeOf(outcomes, 0.99))} ms`,
  );
  expect(describeFaults(failed)).toEqual([]);
});
