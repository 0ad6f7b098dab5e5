// Restarts every container of the platform in turn while requests come in, and reports the outcome of each.
// Usage: node operations/compose/restart-under-load.mjs [URL, default http://localhost:8080] [requests a second, default 50]
// Several URLs with commas between them are gateways behind a load balancer, which this stands in for: each is asked in turn, and
// the next one where a connection is refused or breaks before the answer.
// With one replica of a service its own routes are away while it starts; `docker compose up --scale svc-profile=2 …` beforehand
// is how none of them is.
import { execFile } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';

const [addresses = 'http://localhost:8080', rate = '50'] = process.argv.slice(2);
const gateways = addresses.split(',');
const settleMs = 3000;
const requestTimeoutMs = 15_000;

/** Requests in turn: one per service, answered by its own code. */
const paths = {
  shell: '/blog',
  gateway: '/remotes.json',
  'svc-identity': '/auth/v1/settings',
  'svc-profile': '/api/profile/v1/profile', // 401, by svc-profile
  'svc-ai': '/api/ai/v1/conversations', // 401, by svc-ai
  'svc-billing': '/api/billing/v1/catalogue',
  'svc-hiring': '/api/hiring/v1/jobs',
  'svc-notification': '/api/notification/v1/unread-count', // 401, by svc-notification
};

/**
 * Files of each remote's release, served by the gateway: entry script and server bundle.
 * @returns {Promise<[string, string][]>}
 */
async function listRemoteFiles() {
  const response = await fetch(`${gateways[0]}/remotes.json`);
  if (!response.ok) throw new Error(`/remotes.json: ${response.status}`);
  const { remotes } =
    /** @type {{ remotes: { name: string, release: { entryUrl: string, serverBundleUrl: string } }[] }} */ (
      await response.json()
    );
  return remotes.flatMap(({ name, release }) => [
    [name, release.entryUrl],
    [name, release.serverBundleUrl],
  ]);
}

/** @typedef {{ asked: number, failed: Map<string, number>, slowestMs: number }} Count */
/** @returns {Count} */
const createCount = () => ({ asked: 0, failed: new Map(), slowestMs: 0 });
let count = createCount();
/** By service and remote. @type {Map<string, { asked: number, failed: number }>} */
const sums = new Map();
let nextGateway = 0;

/** @param {Count} into @param {[string, string]} route */
async function ask(into, [service, path]) {
  const startedAt = performance.now();
  into.asked += 1;
  let fault = '';
  try {
    const response = await askAny(path);
    await response.arrayBuffer();
    if (isFault(response.status, path)) fault = `${service} ${response.status}`;
  } catch (error) {
    const { cause, name } = /** @type {{ cause?: { code?: string }, name: string }} */ (error);
    fault = `${service} ${cause?.code ?? name}`;
  }
  if (fault) into.failed.set(fault, (into.failed.get(fault) ?? 0) + 1);
  const sum = sums.get(service) ?? { asked: 0, failed: 0 };
  sums.set(service, { asked: sum.asked + 1, failed: sum.failed + (fault ? 1 : 0) });
  into.slowestMs = Math.max(into.slowestMs, performance.now() - startedAt);
}

/** 401 is a service's answer; a remote's files are public. @param {number} status @param {string} path */
const isFault = (status, path) =>
  status >= 500 || status === 429 || (path.startsWith('/remotes/') && status !== 200);

/** @param {string} path @returns {Promise<Response>} */
async function askAny(path) {
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const first = (nextGateway += 1);
  for (let attempt = 1; ; attempt += 1) {
    const gateway = gateways[(first + attempt) % gateways.length];
    try {
      return await fetch(`${gateway}${path}`, { signal });
    } catch (error) {
      if (signal.aborted || attempt === gateways.length) throw error;
    }
  }
}

const run = promisify(execFile);
/** Asynchronous, so that requests are not blocked. @param {string[]} args */
const docker = async (...args) => (await run('docker', args)).stdout.trim();

/** Names of the platform's long-running containers. */
async function listContainers() {
  const lines = (await docker('compose', 'ps', '--format', '{{.Name}} {{.Service}}')).split('\n');
  return lines
    .map((line) => line.split(' '))
    .filter(([, service = '']) => routes.some(([asked]) => asked === service))
    .map(([name = '']) => name);
}

/** @param {string} name */
async function restart(name) {
  await docker('restart', '--time', '45', name);
  while ((await docker('inspect', '--format', '{{.State.Health.Status}}', name)) !== 'healthy')
    await delay(500);
}

const routes = [...Object.entries(paths), ...(await listRemoteFiles())];
let next = 0;
const timer = setInterval(
  () => {
    const route = routes[(next += 1) % routes.length];
    if (route) void ask(count, route);
  },
  1000 / Number(rate),
);

let failedInAll = 0;
let askedInAll = 0;
/** @param {string} what @param {Count} done */
function report(what, done) {
  const failed = [...done.failed.values()].reduce((sum, each) => sum + each, 0);
  failedInAll += failed;
  askedInAll += done.asked;
  const faults = [...done.failed].map(([fault, times]) => `${fault} ×${times}`).join(', ');
  const slowest = `slowest ${Math.round(done.slowestMs)} ms`;
  console.log(
    `${what.padEnd(24)} ${done.asked} asked, ${failed} failed, ${slowest}${faults && `  (${faults})`}`,
  );
}

await delay(settleMs * 2);
report('nothing restarted', count);
for (const name of await listContainers()) {
  const during = (count = createCount());
  await restart(name);
  await delay(settleMs);
  count = createCount();
  await delay(1000); // until the last one is answered
  report(name, during);
}
clearInterval(timer);
for (const [service, { asked, failed }] of sums)
  console.log(`${`of ${service}`.padEnd(24)} ${asked} asked, ${failed} failed`);
console.log(`${'in all'.padEnd(24)} ${askedInAll} asked, ${failedInAll} failed`);
process.exitCode = failedInAll === 0 ? 0 : 1;
