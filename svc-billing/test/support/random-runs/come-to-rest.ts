import { setTimeout as delay } from 'node:timers/promises';
import { sweepOnce } from '../../../src/entry-points/schedule/start-sweeping';
import type { Plan } from './plan';
import type { World } from './world';

const minuteMs = 60_000;
/** What a run may take of the world's time until nothing is left to do; on a busy machine it is seldom a hundredth. */
const longestRestMs = 60_000;
const pollMs = 50;
/** All that is promised of lost webhooks is kept within half an hour. */
const promisedMs = 30 * minuteMs;
/** The age from which on an order is asked about. */
const lookMs = 15 * minuteMs;

/**
 * What comes after a run: faults are over, whoever was killed or is about to be has a successor, and half an hour passes.
 * Then everything that was paid has to be found, whatever became of its webhooks.
 */
export async function comeToRest({ outlivesInvoices }: Plan, world: World): Promise<void> {
  await world.xendit.failNoMore();
  await world.xendit.spoilNoMore();
  world.failingMails = 0;
  for (const { life } of world.replicas.living) life.end('rest');
  await world.startInstance();
  if (outlivesInvoices) await world.advance(25 * 60 * minuteMs);
  const [instance] = world.replicas.living;
  if (!instance) throw new Error('unreachable: one has just started');
  for (let passed = 0; passed < promisedMs; passed += lookMs) {
    await world.advance(lookMs);
    await untilQuiet(world);
    await sweepOnce(instance.dependencies);
  }
  await untilQuiet(world);
}

async function untilQuiet(world: World): Promise<void> {
  const givenUpAt = performance.now() + longestRestMs;
  while (!(await world.isQuiet())) {
    if (performance.now() > givenUpAt)
      throw new Error(`Nobody does what is left: ${await world.describeLeft()}`);
    await delay(pollMs);
  }
}
