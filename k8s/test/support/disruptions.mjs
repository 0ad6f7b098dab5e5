// What happens to a running installation: load, evictions and drains.
import { spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { check, eventually, kubectl, read, waitForRollouts, waitTimeout } from './cluster.mjs';

/** @typedef {import('./cluster.mjs').Installation} Installation */
/** @typedef {import('./cluster.mjs').Resource} Resource */

/** Annotation with a pod's simulated usage, for the metrics server. */
const usage = 'kwok.x-k8s.io/usage-cpu';

/** @param {Installation} installation */
export async function scale({ namespace }) {
  const replicas = async () =>
    (await read('get', 'deployment', 'gateway', '-n', namespace)).status.availableReplicas ?? 0;
  const own = ['-n', namespace, '-l', 'app.kubernetes.io/name=gateway'];
  const before = await replicas();
  await kubectl(['annotate', 'pods', ...own, '--overwrite', `${usage}=900m`]);
  const startedAt = Date.now();
  await eventually(
    async () => (await replicas()) > before + 1,
    'the gateway has more replicas under load',
    300,
  );
  console.log(
    `      ${before} → ${await replicas()} replicas after ${Math.round((Date.now() - startedAt) / 1000)} s`,
  );
  await kubectl(['annotate', 'pods', ...own, '--overwrite', `${usage}=20m`]);
}

/**
 * Samples the available replicas of each deployment during the work.
 * @template T
 * @param {Installation} installation
 * @param {() => Promise<T>} work
 */
export async function watchAvailability({ namespace, deployments }, work) {
  /** @type {Map<string, number>} */
  const least = new Map();
  let looks = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const { items } = await read('get', 'deployments', '-n', namespace);
      looks += 1;
      for (const { metadata, status } of items.filter((/** @type {any} */ each) =>
        deployments.includes(each.metadata.name),
      ))
        least.set(
          metadata.name,
          Math.min(least.get(metadata.name) ?? Infinity, status.availableReplicas ?? 0),
        );
      await delay(250);
    }
  })();
  try {
    await work();
  } finally {
    isOver = true;
    await watching;
  }
  return { least, looks };
}

/** @param {Installation} installation */
export async function drain(installation) {
  const { namespace } = installation;
  const budgets = await read('get', 'poddisruptionbudgets', '-n', namespace);
  await eventually(async () => {
    const { items } = await read('get', 'poddisruptionbudgets', '-n', namespace);
    return items.every((/** @type {any} */ { status }) => status.disruptionsAllowed >= 1);
  }, `${budgets.items.length} budgets let one pod go`);
  const { items } = await read('get', 'nodes');
  for (const { metadata } of items) {
    const node = metadata.name;
    const { least, looks } = await watchAvailability(installation, async () => {
      await kubectl([
        'drain',
        node,
        '--ignore-daemonsets',
        '--delete-emptydir-data',
        '--timeout',
        waitTimeout,
      ]);
      await waitForRollouts(
        namespace,
        installation.deployments.map((name) => `deployment/${name}`),
      );
    });
    await kubectl(['uncordon', node]);
    const dark = [...least]
      .filter(([name, count]) => count < 1 && name !== 'svc-ai-worker')
      .map(([name]) => name);
    check(
      dark.length === 0,
      `${node} drained, no deployment without a replica (${looks} looks) ${dark.join(', ')}`,
    );
  }
}

/** An autoscaler reaches its minimum a little later than the rollout. @param {Installation} installation */
export async function waitForLeast({ namespace }) {
  await eventually(async () => {
    const { items } = await read('get', 'horizontalpodautoscalers', '-n', namespace);
    const { items: deployments } = await read('get', 'deployments', '-n', namespace);
    return items.every((/** @type {Resource} */ { spec }) =>
      deployments.some(
        (/** @type {Resource} */ { metadata, status }) =>
          metadata.name === spec.scaleTargetRef.name && (status.availableReplicas ?? 0) >= spec.minReplicas,
      ),
    );
  }, 'every autoscaler has its least');
}

/**
 * With one replica to spare a second simultaneous eviction has to wait. Simulated pods are replaced at once, which would
 * admit the second: nodes are cordoned until both have been tried.
 * @param {Installation} installation
 */
export async function evictTwo({ namespace }) {
  const { items } = await read('get', 'pods', '-n', namespace, '-l', 'app.kubernetes.io/name=svc-billing');
  await kubectl(['cordon', '--selector', 'kubernetes.io/hostname']);
  const answers = await Promise.all(
    items.map((/** @type {Resource} */ { metadata: { name } }) => evict(namespace, name)),
  ).finally(() => kubectl(['uncordon', '--selector', 'kubernetes.io/hostname']));
  const refused = answers.filter((answer) => /disruption budget/.test(answer)).length;
  check(
    refused === items.length - 1,
    `of ${items.length} evictions at once ${refused} refused by the budget`,
  );
}

/** @param {string} namespace @param {string} name @returns {Promise<string>} the reason of a rejection */
async function evict(namespace, name) {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace } };
  const path = `/api/v1/namespaces/${namespace}/pods/${name}/eviction`;
  const child = spawn('kubectl', ['create', '--raw', path, '-f', '-']);
  child.stdin.end(JSON.stringify(eviction));
  let said = '';
  child.stderr.on('data', (data) => (said += data));
  await new Promise((settle) => child.once('close', settle));
  return said;
}
