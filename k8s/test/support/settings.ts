import { join } from 'node:path';
import { run } from './render';
import { findWorkloads, ofKind, type Resource, type Workload } from './resources';

const directory = '/run/secrets/';

/**
 * Settings of a deployable's process: from the overlay, from its own file, and from mounted files.
 * @throws where a named file is in no Secret
 */
export function findSettings(
  { pod, name }: Workload,
  resources: readonly Resource[],
  secrets: readonly Resource[],
): Record<string, string> {
  const [container] = pod.spec.containers;
  const maps = (container?.envFrom ?? []).map(({ configMapRef }) => {
    const map = ofKind(resources, 'ConfigMap').find(({ metadata }) => metadata.name === configMapRef.name);
    if (!map) throw new Error(`${name} has its settings from ${configMapRef.name}, which is not there`);
    return map.data ?? {};
  });
  const own = (container?.env ?? []).map(({ name: setting, value = '' }) => [setting, value]);
  const named = Object.entries<string>(
    Object.assign({}, ...maps, Object.fromEntries(own)) as Record<string, string>,
  );
  return Object.fromEntries(
    named.map(([setting, value]) =>
      setting.endsWith('_FILE')
        ? [setting.replace(/_FILE$/, ''), readSecret(value, name, findSecret(pod.spec.volumes, secrets))]
        : [setting, value],
    ),
  );
}

function findSecret(volumes: Workload['pod']['spec']['volumes'], secrets: readonly Resource[]) {
  const name = volumes?.find(({ secret }) => secret)?.secret?.secretName ?? '';
  // Generated secrets have a hash suffix.
  return secrets.find(
    ({ metadata }) => metadata.name.replace(/-[0-9a-z]{10}$/, '') === name.replace(/-[0-9a-z]{10}$/, ''),
  );
}

function readSecret(path: string, workload: string, secret: Resource | undefined): string {
  const value = path.startsWith(directory) ? secret?.data?.[path.slice(directory.length)] : undefined;
  if (value === undefined) throw new Error(`${workload} reads ${path}, which is not there`);
  return Buffer.from(value, 'base64').toString();
}

/** Settings faults as the services report them; null where valid. */
export function askServices(
  settings: Readonly<Record<string, Record<string, string>>>,
): Record<string, string | null> {
  const answer = run('node', [join(__dirname, 'read-settings.mjs')], {
    input: JSON.stringify(settings),
  });
  return JSON.parse(answer) as Record<string, string | null>;
}

/** Deployables with settings of ours. */
export function findServices(resources: readonly Resource[]): Workload[] {
  return findWorkloads(resources).filter(
    ({ kind, pod }) => kind === 'Deployment' && (pod.spec.containers[0]?.envFrom ?? []).length > 0,
  );
}
