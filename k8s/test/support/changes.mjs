// What an operator does with a running installation: jobs, a new version and back, other values.
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { remotes } from '../../../operations/compose/secret-list.mjs';
import { apply, check, eventually, kubectl, read, render, waitForRollouts, waitTimeout } from './cluster.mjs';
import { watchAvailability } from './disruptions.mjs';

/** @typedef {import('./cluster.mjs').Installation} Installation */
/** @typedef {import('./cluster.mjs').Resource} Resource */

/** The domain to which production moves while it runs. */
const nextDomain = 'karir.example';

/** @param {Installation} installation */
export async function update(installation) {
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
      await waitForRollouts(
        namespace,
        deployments.map((name) => `deployment/${name}`),
      );
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

/** Starts each suspended job as an operator does, the queues first. @param {Installation} installation */
export async function runJobs({ namespace }) {
  const { items } = await read('get', 'cronjobs', '-n', namespace);
  const names = items
    .filter((/** @type {Resource} */ { spec }) => spec.suspend)
    .map((/** @type {Resource} */ { metadata }) => metadata.name);
  for (const name of names) {
    const job = `${name}-1`;
    await kubectl(['create', 'job', job, `--from=cronjob/${name}`, '-n', namespace]);
    await kubectl([
      'wait',
      '--for=condition=Complete',
      `job/${job}`,
      '-n',
      namespace,
      `--timeout=${waitTimeout}`,
    ]);
  }
  const claims = await read('get', 'persistentvolumeclaims', '-n', namespace);
  const shared = claims.items.filter((/** @type {Resource} */ { spec }) => !isOfOneNode(spec));
  check(
    names.length === remotes.length + 1 && shared.length === 0,
    `${names.length} jobs complete; no volume is shared`,
  );
}

/** @param {{ accessModes: string[] }} claim */
const isOfOneNode = ({ accessModes }) => accessModes.every((mode) => mode === 'ReadWriteOnce');

/** @param {Installation} installation @param {string | undefined} domain */
export async function checkDomain({ namespace }, domain) {
  if (!domain) return;
  const { spec } = await read('get', 'ingress', 'site', '-n', namespace);
  const hosts = spec.rules.map((/** @type {{ host: string }} */ { host }) => host).join(' ');
  check(hosts === `${domain} files.${domain}`, `the ways in are ${hosts}`);
}

/** Other values for what runs: another domain, and a larger gateway. @param {Installation} installation */
export async function changeValues(installation) {
  const { overlay, namespace, deployments } = installation;
  const folder = await mkdtemp(join(tmpdir(), 'values-'));
  const text = await readFile(join(import.meta.dirname, '../../overlays', overlay, 'values.yaml'), 'utf8');
  const file = join(folder, 'values.yaml');
  const changed = text.replace(/^spec:[^]*/m, (spec) => spec.replaceAll('sabi.example', nextDomain));
  await writeFile(file, changed.replace(/(gateway:\n +minReplicas:) 2/, '$1 3'));
  const { least, looks } = await watchAvailability(installation, async () => {
    await apply(await render(overlay, file));
    await waitForRollouts(
      namespace,
      deployments.map((name) => `deployment/${name}`),
    );
  });
  await rm(folder, { recursive: true });
  const dark = [...least].filter(([name, count]) => count < 1 && name !== 'svc-ai-worker');
  check(dark.length === 0, `other values roll out, no deployment without a replica (${looks} looks)`);
  await checkDomain(installation, nextDomain);
  await eventually(
    async () => (await read('get', 'deployment', 'gateway', '-n', namespace)).status.availableReplicas >= 3,
    'the gateway has its new least',
  );
}
