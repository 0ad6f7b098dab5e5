// Applies every overlay to a real control plane and operates it: rollout, load, drain, update and rollback. For clusters
// with simulated nodes (kwok) only: it drains nodes, and removes what it created.
// Usage: KUBECONFIG=… npm run test:control-plane -w k8s   (kubectl on PATH; go as well, for the KEDA and External Secrets
// definitions of the overlays)
import { execFile, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { parseAllDocuments, stringify } from 'yaml';

/**
 * @typedef {{ kind: string, metadata: { name: string, namespace?: string }, spec: any, status?: any }} Resource
 * @typedef {{ overlay: string, namespace: string, deployments: string[] }} Installation
 */

const waitTimeout = '300s';
/** Annotation with a pod's simulated usage, for the metrics server. */
const usage = 'kwok.x-k8s.io/usage-cpu';
const overlays = { development: 'sabi-development', production: 'sabi' };
/** Custom resource definitions used by the overlays, from the modules that define them. */
const definitions = [
  {
    module: 'github.com/kedacore/keda/v2@v2.20.2',
    path: 'config/crd/bases',
    kinds: ['scaledobjects', 'triggerauthentications'],
  },
  {
    module: 'github.com/external-secrets/external-secrets@v1.3.2',
    path: 'config/crds/bases',
    kinds: ['externalsecrets'],
  },
];

const execute = promisify(execFile);

/** @param {readonly string[]} args @param {string} [input] */
async function kubectl(args, input) {
  const child = execute('kubectl', args, { maxBuffer: 64 * 1024 * 1024 });
  if (input !== undefined) child.child.stdin?.end(input);
  return (await child).stdout;
}

/** @param {readonly string[]} args @returns {Promise<any>} */
const read = async (...args) => JSON.parse(await kubectl([...args, '-o', 'json']));

/** @param {boolean} holds @param {string} what */
function check(holds, what) {
  if (!holds) throw new Error(what);
  console.log(`  ok  ${what}`);
}

/** @param {() => Promise<boolean>} holds @param {string} what */
async function eventually(holds, what, seconds = 180) {
  const until = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > until) throw new Error(`not within ${seconds} s: ${what}`);
    await delay(500);
  }
  console.log(`  ok  ${what}`);
}

async function assertSimulated() {
  if (!process.env['KUBECONFIG']) throw new Error('KUBECONFIG names no cluster: nothing was tried');
  const { items } = await read('get', 'nodes');
  const isSimulated = (/** @type {any} */ { metadata }) =>
    metadata.annotations?.['kwok.x-k8s.io/node'] === 'fake';
  if (items.length < 3 || !items.every(isSimulated))
    throw new Error(
      'This drains nodes and removes namespaces: it takes a cluster of three or more simulated nodes (kwok) alone',
    );
}

async function defineCustomResources() {
  for (const { module, path, kinds } of definitions) {
    const { stdout, status } = spawnSync('go', ['mod', 'download', '-json', module], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${module} could not be had, which defines ${kinds.join(', ')}`);
    const bases = join(JSON.parse(stdout).Dir, path);
    for (const kind of kinds) {
      const [group] = module.includes('keda') ? ['keda.sh'] : ['external-secrets.io'];
      await kubectl(['apply', '--server-side', '-f', join(bases, `${group}_${kind}.yaml`)]);
      await kubectl(['wait', '--for=condition=Established', `crd/${kind}.${group}`, '--timeout=60s']);
    }
  }
}

/** @param {string} overlay @returns {Promise<Resource[]>} */
async function render(overlay) {
  const program = join(import.meta.dirname, 'support/render-overlay.mjs');
  const { stdout } = await execute('node', [program, overlay], { maxBuffer: 64 * 1024 * 1024 });
  return parseAllDocuments(stdout, { version: '1.1' }).map((document) => document.toJS());
}

/** @param {string} overlay @param {string} namespace @returns {Promise<Installation>} */
async function install(overlay, namespace) {
  const resources = await render(overlay);
  const apply = async () =>
    (
      await kubectl(
        ['apply', '--server-side', '--validate=strict', '-f', '-'],
        resources.map((resource) => stringify(resource, { version: '1.1' })).join('---\n'),
      )
    )
      .trim()
      .split('\n');
  const applied = await apply();
  check(applied.length === resources.length, `${applied.length} resources applied, strictly validated`);
  for (const kind of ['deployment', 'statefulset']) {
    const { items } = await read('get', kind, '-n', namespace);
    for (const { metadata } of items)
      await kubectl([
        'rollout',
        'status',
        `${kind}/${metadata.name}`,
        '-n',
        namespace,
        `--timeout=${waitTimeout}`,
      ]);
    check(items.length > 0 || overlay === 'production', `${items.length} rollouts of kind ${kind} complete`);
  }
  const jobs = await read('get', 'jobs', '-n', namespace);
  for (const { metadata } of jobs.items)
    await kubectl([
      'wait',
      '--for=condition=Complete',
      `job/${metadata.name}`,
      '-n',
      namespace,
      `--timeout=${waitTimeout}`,
    ]);
  const refused = await read('get', 'events', '-n', namespace, '--field-selector', 'reason=FailedCreate');
  check(refused.items.length === 0, 'no pod was refused by the restricted profile of Pod Security');
  const { items } = await read('get', 'deployments', '-n', namespace);
  const ours = items.filter((/** @type {any} */ { spec }) =>
    /sabi/.test(spec.template.spec.containers[0].image),
  );
  return { overlay, namespace, deployments: ours.map((/** @type {any} */ { metadata }) => metadata.name) };
}

/** @param {Installation} installation */
async function scale({ namespace }) {
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
async function watchAvailability({ namespace, deployments }, work) {
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
async function drain(installation) {
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
      for (const name of installation.deployments)
        await kubectl([
          'rollout',
          'status',
          `deployment/${name}`,
          '-n',
          namespace,
          `--timeout=${waitTimeout}`,
        ]);
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
async function waitForLeast({ namespace }) {
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
async function evictTwo({ namespace }) {
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

/** @param {Installation} installation */
async function update(installation) {
  const { namespace, deployments } = installation;
  const images = async () => {
    const { items } = await read('get', 'deployments', '-n', namespace);
    return Object.fromEntries(
      items.map((/** @type {any} */ { metadata, spec }) => [
        metadata.name,
        spec.template.spec.containers[0].image,
      ]),
    );
  };
  const wait = (/** @type {string} */ name) =>
    kubectl(['rollout', 'status', `deployment/${name}`, '-n', namespace, `--timeout=${waitTimeout}`]);
  const before = await images();
  const wanted = Object.fromEntries(
    (await read('get', 'deployments', '-n', namespace)).items.map((/** @type {any} */ { metadata, spec }) => [
      metadata.name,
      spec.replicas,
    ]),
  );
  const steps = {
    'a new version': (/** @type {string} */ name) =>
      kubectl([
        'set',
        'image',
        `deployment/${name}`,
        '-n',
        namespace,
        `${name}=${before[name].replace(/:[^:]*$/, ':next')}`,
      ]),
    'and back': (/** @type {string} */ name) =>
      kubectl(['rollout', 'undo', `deployment/${name}`, '-n', namespace]),
  };
  for (const [what, step] of Object.entries(steps)) {
    const { least, looks } = await watchAvailability(installation, async () => {
      for (const name of deployments) await step(name);
      for (const name of deployments) await wait(name);
    });
    const fewer = [...least]
      .filter(([name, count]) => count < Math.min(wanted[name], 2))
      .map(([name]) => name);
    check(
      fewer.length === 0,
      `${what}: ${deployments.length} deployables, never a replica less (${looks} looks) ${fewer.join(', ')}`,
    );
    const now = await images();
    const isNext = deployments.every((name) => now[name].endsWith(':next') === (what === 'a new version'));
    check(isNext, what === 'a new version' ? 'all run it' : 'all run what they ran before');
  }
}

async function main() {
  await assertSimulated();
  console.log(`Kubernetes ${(await read('version')).serverVersion.gitVersion}`);
  await defineCustomResources();
  for (const [overlay, namespace] of Object.entries(overlays)) {
    console.log(`\n${overlay}`);
    try {
      const installation = await install(overlay, namespace);
      await scale(installation);
      await waitForLeast(installation);
      await evictTwo(installation);
      await drain(installation);
      await update(installation);
    } finally {
      await kubectl(['delete', 'namespace', namespace, '--ignore-not-found', '--timeout', waitTimeout]);
    }
  }
}

await main().then(
  () => console.log('\nEvery overlay passed'),
  (error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  },
);
