import { setTimeout as delay } from 'node:timers/promises';
import { isFull, loadPerSecond, recordFigure } from '../support/measured-figures';
import { describeFaults, startLoad, timeOf } from '../support/load';
import { type ProcessUsage, readProcessUsage } from '../support/process-usage';
import { deployables } from '@sabi/test-kit/site/site-settings';
import { expect, test } from '../support/site-test';

/** Set by `npm run soak -- --minutes 30`. */
const minutes = Number(process.env['SOAK_MINUTES'] ?? 1);
/** Memory grows in a process's first minutes, so growth is measured after a third of the time. */
const warmUpShare = 1 / 3;
const sampleMs = (minutes * 60_000) / 60;
/** Fewer cannot be compared. */
const fewestSamples = 6;
const mostGrowth = 0.1;
/** The lowest memory limit of a container in `k8s/base`. */
const mostResidentMb = 512;
/** Tolerance for connections open at the moment of a sample. */
const descriptorsMoreOrLess = 30;
/** In shorter runs caches are still filling, so only descriptors and channels are judged. */
const minutesToJudgeMemory = 10;

test(`R38 under ${loadPerSecond} requests a second for ${minutes} min, memory, descriptors and channels stay flat`, async ({
  site,
  visitors,
}) => {
  test.skip(!isFull, 'takes a minute at least: npm run test:resilience or npm run soak -- --minutes 30');
  test.setTimeout((minutes + 3) * 60_000);
  const load = startLoad(site.url, loadPerSecond, visitors.next);
  await delay(minutes * 60_000 * warmUpShare);
  const samples: ProcessUsage[][] = [];
  const endsAt = Date.now() + minutes * 60_000 * (1 - warmUpShare);
  while (Date.now() < endsAt) {
    samples.push(await readProcessUsage(site));
    await delay(sampleMs);
  }
  const outcomes = await load.stop();
  expect(samples.length, 'samples').toBeGreaterThanOrEqual(fewestSamples);
  const failed = outcomes.filter(({ fault }) => fault);
  console.log(
    `${outcomes.length} requests in ${minutes} min, ${failed.length} failed, p50 ${Math.round(timeOf(outcomes, 0.5))} ms, p99 ${Math.round(timeOf(outcomes, 0.99))} ms`,
  );
  const growths = deployables.map((name) => {
    const all = (key: Exclude<keyof ProcessUsage, 'name'>) =>
      samples.map((sample) => sample.find((use) => use.name === name)?.[key] ?? Number.NaN);
    const of = (key: Exclude<keyof ProcessUsage, 'name'>) => {
      const values = all(key);
      const third = Math.ceil(values.length / 3);
      return { first: median(values.slice(0, third)), last: median(values.slice(-third)) };
    };
    return {
      name,
      held: of('heldMb'),
      residentMb: Math.max(...all('residentMb')),
      descriptors: of('descriptors'),
      channels: of('channels'),
    };
  });
  for (const { name, held, residentMb, descriptors, channels } of growths) {
    const heldFigure = Number.isNaN(held.last)
      ? ''
      : `${held.first.toFixed(1)} → ${held.last.toFixed(1)} MB held, `;
    const figure =
      `${name}: ${heldFigure}${residentMb.toFixed(0)} MB resident at most, ` +
      `${descriptors.first} → ${descriptors.last} descriptors, ${channels.first} → ${channels.last} channels`;
    recordFigure('R38', figure);
    console.log(figure);
  }
  expect(describeFaults(failed)).toEqual([]);
  for (const { name, held, residentMb, descriptors, channels } of growths) {
    expect(channels.last, `channels of ${name}`).toBe(channels.first);
    expect(descriptors.last, `descriptors of ${name}`).toBeLessThanOrEqual(
      descriptors.first + descriptorsMoreOrLess,
    );
    if (minutes >= minutesToJudgeMemory) {
      expect(held.last / held.first - 1, `growth of ${name}`).toBeLessThanOrEqual(mostGrowth);
      expect(residentMb, `memory of ${name}`).toBeLessThan(mostResidentMb);
    }
  }
  for (const name of ['svc-identity', 'svc-profile', 'svc-ai', 'svc-billing'] as const)
    expect(growths.find((growth) => growth.name === name)?.channels.first, name).toBeGreaterThan(0);
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
