import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import { isFull, loadPerSecond, recordFigure } from '../support/measured-figures';
import { describeFaults, type Load, startLoad } from '../support/load';
import type { Site } from '@sabi/test-kit/site/site';
import { type Deployable, deployables } from '@sabi/test-kit/site/site-settings';
import { expect, test } from '../support/site-test';
import type { Ledger } from '../support/site-visitors';

/** From the kill to the restart. */
const outageMs = 5000;
const longestReturnMs = 5000;
const mostFaultsOfOthers = 0.01;

/** Without the gateway, which has no alternative. */
const killed = ['svc-identity', 'svc-profile', 'svc-ai', 'svc-billing', 'shell'] as const;

test(`R34 when a service is killed under ${loadPerSecond} requests a second, the others go on, it is back within 5 s and keeps what it acknowledged`, async ({
  site,
  visitors,
}) => {
  test.skip(!isFull, 'takes minutes: npm run test:resilience');
  test.setTimeout(300_000);
  const load = startLoad(site.url, loadPerSecond, visitors.next);
  await warmUp(load);
  for (const name of killed) {
    const { others, faults, startMs, returnMs } = await killAndStart(site, load, name);
    recordFigure(
      'R34',
      `${name}: ${faults.length} of ${others.length} requests to others failed, ready ${inSeconds(startMs)} after its start, back ${inSeconds(returnMs)} later`,
    );
    expect(faults.length / others.length, describeFaults(faults).join('\n')).toBeLessThanOrEqual(
      mostFaultsOfOthers,
    );
    expect(returnMs, `${name} is back`).toBeLessThanOrEqual(longestReturnMs);
  }
  const { startMs, returnMs } = await killAndStart(site, load, 'gateway');
  recordFigure(
    'R34',
    `gateway: ready ${inSeconds(startMs)} after its start, back ${inSeconds(returnMs)} later`,
  );
  expect(returnMs, 'the gateway is back').toBeLessThanOrEqual(longestReturnMs);
  await load.stop();
  recordFigure('R34', await expectKept(site, visitors.ledger));
});

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Until each has succeeded several times, as a service that never worked cannot be judged. */
async function warmUp({ outcomes }: Load): Promise<void> {
  for (const name of deployables) {
    await eventually(() => {
      const answers = outcomes.filter(({ area, fault }) => area === name && !fault);
      expect(answers.length, describeFaults(outcomes).join('\n')).toBeGreaterThanOrEqual(10);
    }, 30_000);
  }
}

async function killAndStart(site: Site, load: Load, name: Deployable) {
  const replicas = site.replicas[name];
  const killedAt = performance.now();
  await replicas.kill();
  await delay(outageMs);
  const startedAt = performance.now();
  await replicas.add();
  const readyAt = performance.now();
  const back = await eventually(() => {
    const answer = load.outcomes.find(
      ({ area, fault, sentAt }) => area === name && !fault && sentAt > startedAt,
    );
    if (!answer) throw new Error(`${name} does not answer: ${describeFaults(load.outcomes).join('\n')}`);
    return answer;
  }, 30_000);
  const others = load.outcomes.filter(
    ({ area, sentAt }) => area !== name && sentAt > killedAt && sentAt < back.answeredAt,
  );
  return {
    others,
    faults: others.filter(({ fault }) => fault),
    startMs: readyAt - startedAt,
    /** From its own readiness, as the duration of a start depends on the machine. */
    returnMs: Math.max(0, back.answeredAt - readyAt),
  };
}

/** Every acknowledged write is in the database of its service. */
async function expectKept(site: Site, ledger: Ledger): Promise<string> {
  const kept = {
    'svc-identity': await site
      .databaseOf('svc-identity')
      .collection('users')
      .countDocuments({ email: { $in: ledger['svc-identity'] } }),
    'svc-profile': await site
      .databaseOf('svc-profile')
      .collection<{ _id: string }>('skills')
      .countDocuments({ _id: { $in: ledger['svc-profile'] } }),
    'svc-ai': await site
      .databaseOf('svc-ai')
      .collection('conversations')
      .countDocuments({ conversation_id: { $in: ledger['svc-ai'] } }),
    'svc-billing': await site
      .databaseOf('svc-billing')
      .collection('webhook_deliveries')
      .countDocuments({ invoice_id: { $in: ledger['svc-billing'] } }),
  };
  const acknowledged = Object.entries(ledger).map(([name, ids]: [string, string[]]) => [name, ids.length]);
  expect(kept).toEqual(Object.fromEntries(acknowledged));
  const writes = Object.values(kept).reduce((sum, count) => sum + count, 0);
  expect(writes).toBeGreaterThan(0);
  return `0 of ${writes} acknowledged writes lost`;
}
