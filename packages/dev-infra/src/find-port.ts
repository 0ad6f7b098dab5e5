import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** Below the ephemeral ports, so that no other connection gets it while a server restarts. */
const lasting = { from: 10_000, to: 29_999 };
const shares = 10;
const portsOfShare = (lasting.to - lasting.from + 1) / shares;

const workerOf = ({ TEST_PARALLEL_INDEX: playwright, JEST_WORKER_ID: jest }: NodeJS.ProcessEnv) =>
  playwright ?? jest;

/** A port that stays free until its server listens, also across restarts. Workers of a test runner search disjoint ranges. */
export function findPort(): Promise<number> {
  const { from, to } = findShare(workerOf(process.env));
  return getPort({ port: portNumbers(randomInt(from, to), to) });
}

/** @param worker number of the Playwright or Jest worker; undefined outside of them */
function findShare(worker: string | undefined): typeof lasting {
  if (worker === undefined) return lasting;
  const from = lasting.from + (Number(worker) % shares) * portsOfShare;
  return { from, to: from + portsOfShare - 1 };
}

/**
 * Environment for a process that a worker starts and that finds ports itself: in a range of its own, because it cannot know
 * the ports that the worker has found and nothing listens on yet.
 */
export function withOwnPorts(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const worker = workerOf(env);
  return worker === undefined ? env : { ...env, TEST_PARALLEL_INDEX: String(Number(worker) + shares / 2) };
}
