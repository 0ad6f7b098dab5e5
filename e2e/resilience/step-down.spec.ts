import { setTimeout as delay } from 'node:timers/promises';
import type { RunningReplicaSet } from '@sabi/dev-infra/mongo-replica-set';
import { type IdentityCluster, newEmail, signUp } from '../support/identity-cluster';
import { expect, test } from '../support/identity-test';

const writers = 4;
const longestPauseMs = 15_000;

test.describe('R12 when the primary of three', () => {
  test.setTimeout(120_000);
  const cases: [string, (replicaSet: RunningReplicaSet) => Promise<void>][] = [
    ['steps down', (replicaSet) => replicaSet.stepDown()],
    [
      'is killed',
      async (replicaSet) => {
        process.kill((await replicaSet.findPrimary()).pid, 'SIGKILL');
      },
    ],
  ];
  for (const [name, end] of cases) {
    test(`${name}, accounts are made again within 15 s and none that was acknowledged is lost`, async ({
      cluster,
    }) => {
      const ledger = keepSigningUp(cluster);
      await delay(3000);
      await end(cluster.replicaSet);
      const endedAt = Date.now();
      await ledger.untilAcknowledgedAfter(endedAt + 2000);
      const { emails, acknowledgedAt, refused } = await ledger.stop();
      const pauseMs = longestPause(acknowledgedAt);
      console.log(
        `${name}: ${emails.length} acknowledged, longest pause ${pauseMs} ms, refused: ${[...refused].join(', ') || 'none'}`,
      );
      expect(pauseMs).toBeLessThan(longestPauseMs);
      // Refused for now, or out of time; a client is told when to come again.
      expect(['503 with Retry-After', '504']).toEqual(expect.arrayContaining([...refused]));
      const users = cluster.db.collection('users', { readConcern: { level: 'majority' } });
      expect(await users.countDocuments({ email: { $in: emails } })).toBe(emails.length);
    });
  }
});

/** Sign-ups without a pause, as from clients that try again. */
function keepSigningUp({ service }: IdentityCluster) {
  const emails: string[] = [];
  const acknowledgedAt: number[] = [];
  const refused = new Set<string>();
  let isStopping = false;
  const write = async () => {
    while (!isStopping) {
      const email = newEmail();
      const { status, saysWhen } = await signUp(service, email);
      if (status === 200) {
        emails.push(email);
        acknowledgedAt.push(Date.now());
      } else {
        refused.add(saysWhen ? `${status} with Retry-After` : `${status}`);
        await delay(100);
      }
    }
  };
  const working = Promise.all(Array.from({ length: writers }, write));
  return {
    untilAcknowledgedAfter: async (time: number) => {
      while ((acknowledgedAt.at(-1) ?? 0) < time) await delay(100);
    },
    stop: async () => {
      isStopping = true;
      await working;
      return { emails, acknowledgedAt, refused };
    },
  };
}

function longestPause(times: readonly number[]): number {
  return Math.max(...times.slice(1).map((time, index) => time - (times[index] ?? time)));
}
