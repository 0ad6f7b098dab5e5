import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** Below the ephemeral ports, so that no other connection gets it while a server restarts. */
const lasting = { from: 10_000, to: 29_999 };
const shares = 10;
const portsOfShare = (lasting.to - lasting.from + 1) / shares;

/**
 * A port that stays free until its server listens, also across restarts. Workers of a test runner, and processes they
 * start, search disjoint ranges.
 */
export function findPort(): Promise<number> {
  const { from, to } = findShare(process.env['TEST_PARALLEL_INDEX'] ?? process.env['JEST_WORKER_ID']);
  return getPort({ port: portNumbers(randomInt(from, to), to) });
}

/** @param worker number of the Playwright or Jest worker; undefined outside of them */
function findShare(worker: string | undefined): typeof lasting {
  if (worker === undefined) return lasting;
  const from = lasting.from + (Number(worker) % shares) * portsOfShare;
  return { from, to: from + portsOfShare - 1 };
}
