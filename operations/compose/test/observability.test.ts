import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readComposeFile, root } from './compose-file';

const port = '9464';
const deployables = Object.entries(readComposeFile().services)
  .filter(([, { build, restart, profiles }]) => build && restart !== 'no' && profiles.includes('platform'))
  .filter(([name]) => name !== 'opensearch') // has no metrics for Prometheus
  .map(([name]) => `${name}:${port}`)
  .sort();

interface Observability {
  readonly services: Readonly<Record<string, { readonly environment?: { readonly METRICS_PORT?: string } }>>;
}

interface Prometheus {
  readonly scrape_configs: readonly { readonly static_configs: readonly { readonly targets: string[] }[] }[];
}

test('every deployable serves its metrics where Prometheus scrapes', () => {
  const { services } = read<Observability>('operations/observability/compose.yml');
  const exporting = Object.entries(services).flatMap(([name, { environment }]) =>
    environment?.METRICS_PORT ? [`${name}:${environment.METRICS_PORT}`] : [],
  );
  expect(exporting.sort()).toEqual(deployables);
  const { scrape_configs: jobs } = read<Prometheus>('operations/observability/prometheus.yml');
  const scraped = jobs.flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets));
  expect(scraped.sort()).toEqual(exporting);
});

test('on Kubernetes it is the same port', () => {
  const text = readFileSync(join(root, 'k8s/components/observability/kustomization.yaml'), 'utf8');
  const ports = [...text.matchAll(/(?:containerPort: |name: METRICS_PORT, value: ')(\d+)/g)];
  expect(ports.map(([, each]) => each)).toEqual([port, port]);
});

function read<T>(file: string): T {
  return parse(readFileSync(join(root, file), 'utf8'), { merge: true }) as T;
}
