// Applies every overlay to a real control plane and operates it: jobs, rollout, load, drain, update, rollback and other
// values. For clusters with simulated nodes (kwok) only: it drains nodes, and removes what it created.
// Usage: KUBECONFIG=… npm run test:control-plane -w k8s   (kubectl on PATH; go as well, for the KEDA and External Secrets
// definitions of the overlays)
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { changeValues, checkDomain, runJobs, update } from './support/changes.mjs';
import { apply, check, kubectl, read, render, waitForRollouts, waitTimeout } from './support/cluster.mjs';
import { drain, evictTwo, scale, waitForLeast } from './support/disruptions.mjs';

/** @typedef {import('./support/cluster.mjs').Installation} Installation */

const overlays = { development: 'sabi-development', staging: 'sabi-staging', production: 'sabi' };
/** The domain of each overlay's values; development has none. */
const domains = { staging: 'sabi-staging.example', production: 'sabi.example' };
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

/** @param {string} overlay @param {string} namespace @returns {Promise<Installation>} */
async function install(overlay, namespace) {
  const resources = await render(overlay);
  const applied = await apply(resources);
  check(applied.length === resources.length, `${applied.length} resources applied, strictly validated`);
  for (const kind of ['deployment', 'statefulset']) {
    const { items } = await read('get', kind, '-n', namespace);
    await waitForRollouts(
      namespace,
      items.map((/** @type {any} */ { metadata }) => `${kind}/${metadata.name}`),
    );
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

async function main() {
  await assertSimulated();
  console.log(`Kubernetes ${(await read('version')).serverVersion.gitVersion}`);
  await defineCustomResources();
  for (const [overlay, namespace] of Object.entries(overlays)) {
    console.log(`\n${overlay}`);
    try {
      const installation = await install(overlay, namespace);
      await checkDomain(installation, domains[/** @type {keyof typeof domains} */ (overlay)]);
      await runJobs(installation);
      await scale(installation);
      await waitForLeast(installation);
      await evictTwo(installation);
      await drain(installation);
      await update(installation);
      if (overlay === 'production') await changeValues(installation);
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
