import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cvParseQueue } from '@sabi/contracts/messages/queues';
import { readPublishEnv } from '@sabi/remote-publisher/file-server/env';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import { findEdges } from './support/edges';
import { findRequirements } from './support/requirements';
import { overlays, parse, readBase, render, renderer } from './support/render';
import {
  containersOf,
  findWorkloads,
  ofKind,
  type Resource,
  selects,
  type Workload,
} from './support/resources';
import { askServices, findServices, findSettings } from './support/settings';

if (!renderer)
  reportSkipped(
    'Neither kustomize nor kubectl is installed: overlays were not rendered, the base alone was looked at',
  );

const sources: [string, () => Resource[]][] = [
  ['the base', readBase],
  ...(renderer ? overlays.map((name): [string, () => Resource[]] => [name, () => parse(render(name))]) : []),
];
const rendered = new Map<string, Resource[]>();
/** Rendered once for all tests. */
const resourcesOf = (overlay: string): Resource[] => {
  const found = rendered.get(overlay) ?? parse(render(overlay as (typeof overlays)[number]));
  rendered.set(overlay, found);
  return found;
};

const root = join(__dirname, '../..');
/** Folders of remotes in the repository. */
const remotes = readdirSync(root).filter((name) => existsSync(join(root, name, 'remote.json')));

/** Accounts of the file store, with their deployables. */
const filers = {
  profile: 'svc-profile',
  ai: 'svc-ai',
  hiring: 'svc-hiring',
  search: 'opensearch',
  gateway: 'gateway',
  publish: 'publish-mf-blog',
} as const;

const isOurs = ({ pod }: Workload) =>
  pod.spec.containers.some(({ image }) => /\/(gateway|shell|svc-[a-z]+|mf-[a-z]+)(:|$)/.test(image));
const deployables = (resources: readonly Resource[]) =>
  findWorkloads(resources).filter((workload) => workload.kind === 'Deployment' && isOurs(workload));

describe.each(sources)('in %s', (_name, read) => {
  let resources: Resource[];
  let workloads: Workload[];
  beforeAll(() => {
    resources = read();
    workloads = findWorkloads(resources);
    expect(deployables(resources).length).toBeGreaterThanOrEqual(10);
  });

  test('no pod is more than it needs to be', () => {
    for (const { name, pod } of workloads) {
      expect({ name, ...pod.spec }).toMatchObject({
        name,
        automountServiceAccountToken: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: 10001,
          runAsGroup: 10001,
          seccompProfile: { type: 'RuntimeDefault' },
        },
      });
      expect(pod.spec).not.toHaveProperty('hostNetwork');
      expect(pod.spec).not.toHaveProperty('hostPID');
      expect(pod.spec).not.toHaveProperty('hostIPC');
      expect(pod.spec.volumes?.filter(({ hostPath }) => hostPath)).toEqual([]);
      expect(pod.spec.serviceAccountName).not.toBe('default');
    }
  });

  test('no container may write its own files, gain rights or keep any', () => {
    for (const container of workloads.flatMap(containersOf)) {
      expect({ name: container.name, context: container.securityContext }).toEqual({
        name: container.name,
        context: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      });
    }
  });

  test('every container says what it needs and what is too much, and every folder in memory or on the node has an end', () => {
    const kinds = {
      cpu: expect.any(String),
      memory: expect.any(String),
      'ephemeral-storage': expect.any(String),
    } as unknown;
    for (const { name, resources: needs } of workloads.flatMap(containersOf)) {
      expect({ name, ...needs }).toEqual({ name, requests: toText(kinds), limits: toText(kinds) });
    }
    for (const { pod } of workloads) {
      for (const { name, emptyDir } of pod.spec.volumes ?? []) {
        if (emptyDir)
          expect({ name, emptyDir }).toEqual({
            name,
            emptyDir: expect.objectContaining({ sizeLimit: expect.any(String) as string }) as object,
          });
      }
    }
  });

  test('secrets are files that the process alone may read, never variables', () => {
    for (const { name, pod } of workloads.filter(isOurs)) {
      for (const { secret } of (pod.spec.volumes ?? []).filter((volume) => volume.secret))
        expect({ name, mode: secret?.defaultMode }).toEqual({ name, mode: 0o440 });
      for (const { env = [] } of pod.spec.containers) {
        expect(env.filter((each) => 'valueFrom' in each)).toEqual([]);
        expect(
          env.filter(({ name: setting }) =>
            /SECRET$|TOKEN$|_KEY$|_KEYS$|MONGODB_URI$|AMQP_URL$|SMTP_URL$/.test(setting),
          ),
        ).toEqual([]);
      }
    }
  });

  test('a deployable is asked by three probes, and may wait ten minutes for what it needs', () => {
    for (const { name, pod } of deployables(resources)) {
      const [container] = pod.spec.containers;
      const { startupProbe, livenessProbe, readinessProbe } = container ?? {};
      expect({ name, startupProbe, livenessProbe, readinessProbe }).toMatchObject({
        name,
        startupProbe: { httpGet: { path: '/healthz/startup', port: 'http' } },
        livenessProbe: { httpGet: { path: '/healthz/live', port: 'http' } },
        readinessProbe: { httpGet: { path: '/healthz/ready', port: 'http' } },
      });
      expect(
        (startupProbe?.periodSeconds ?? 0) * (startupProbe?.failureThreshold ?? 0),
      ).toBeGreaterThanOrEqual(600);
      // Later than the process exits by itself: 28 s, packages/service-kit/src/process.ts.
      expect(pod.spec.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(45);
    }
  });

  test('a new version takes no replica away before its own is ready', () => {
    for (const { name, resource } of deployables(resources))
      expect({ name, ...resource.spec.strategy }).toEqual({
        name,
        rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
      });
  });

  test('every deployable is scaled by something, has two replicas, and can be drained', () => {
    for (const { name, resource, pod } of deployables(resources)) {
      const scalers = resources.filter(
        ({ kind, spec }) => /Autoscaler|ScaledObject/.test(kind) && spec.scaleTargetRef?.name === name,
      );
      expect({ name, scalers: scalers.length, replicas: resource.spec.replicas }).toEqual({
        name,
        scalers: 1,
        replicas: undefined,
      });
      const least = scalers[0]?.spec.minReplicas ?? scalers[0]?.spec.minReplicaCount ?? 0;
      if (scalers[0]?.kind !== 'ScaledObject') expect({ name, least }).toEqual({ name, least: 2 });
      const budgets = ofKind(resources, 'PodDisruptionBudget').filter(({ spec }) =>
        selects(spec.selector, pod.metadata.labels),
      );
      expect({ name, budgets: budgets.length }).toEqual({ name, budgets: 1 });
      const { minAvailable, maxUnavailable } = budgets[0]?.spec ?? {};
      expect({ name, mayGo: maxUnavailable ?? least - (minAvailable ?? least) }).toEqual({ name, mayGo: 1 });
    }
  });

  test('replicas are spread over nodes and zones, of which a drained one does not count', () => {
    for (const { name, pod } of deployables(resources)) {
      const spread = pod.spec.topologySpreadConstraints ?? [];
      expect(spread.map(({ topologyKey }) => topologyKey)).toEqual([
        'kubernetes.io/hostname',
        'topology.kubernetes.io/zone',
      ]);
      for (const { nodeTaintsPolicy, labelSelector } of spread) {
        expect({ name, nodeTaintsPolicy }).toEqual({ name, nodeTaintsPolicy: 'Honor' });
        expect(selects(labelSelector, pod.metadata.labels)).toBe(true);
      }
    }
  });

  test('no volume is shared between nodes', () => {
    expect(ofKind(resources, 'PersistentVolumeClaim')).toEqual([]);
    for (const { metadata, spec } of ofKind(resources, 'StatefulSet'))
      for (const { spec: claim } of spec.volumeClaimTemplates ?? [])
        expect({ name: metadata.name, modes: claim.accessModes }).toEqual({
          name: metadata.name,
          modes: ['ReadWriteOnce'],
        });
  });

  test('every service leads to a port of a pod', () => {
    for (const { metadata, spec } of ofKind(resources, 'Service')) {
      const targets = workloads.filter(({ pod }) =>
        selects({ matchLabels: spec.selector ?? {} }, pod.metadata.labels),
      );
      expect({ name: metadata.name, pods: targets.length }).toEqual({ name: metadata.name, pods: 1 });
      const names = targets
        .flatMap(({ pod }) => pod.spec.containers.flatMap(({ ports = [] }) => ports))
        .map(({ name }) => name);
      for (const { targetPort } of spec.ports ?? []) expect(names).toContain(targetPort);
    }
  });

  test('every pod has policies for both directions, and nobody is promised what the other side refuses', () => {
    const policies = ofKind(resources, 'NetworkPolicy');
    for (const { name, pod } of workloads) {
      const directions = policies
        .filter(({ spec }) => selects(spec.podSelector, pod.metadata.labels))
        .flatMap(({ spec }) => spec.policyTypes ?? []);
      expect({ name, directions: new Set(directions) }).toEqual({
        name,
        directions: new Set(['Ingress', 'Egress']),
      });
    }
    expect(findEdges(resources).filter((edge) => edge.includes('('))).toEqual([]);
  });

  test('only deployables that call providers reach the internet, by TLS, and no private network', () => {
    const edges = findEdges(resources).filter((edge) => edge.includes('internet'));
    expect(edges).toEqual(
      ['svc-ai', 'svc-ai-worker', 'svc-billing', 'svc-identity'].map((name) => `${name} → internet:443`),
    );
    const blocks = ofKind(resources, 'NetworkPolicy')
      .flatMap(({ spec }) => spec.egress ?? [])
      .flatMap(({ to = [] }) => to)
      .filter(({ ipBlock }) => ipBlock?.cidr === '0.0.0.0/0');
    expect(blocks).toHaveLength(4);
    for (const { ipBlock } of blocks) {
      for (const range of [
        '10.0.0.0/8',
        '100.64.0.0/10',
        '127.0.0.0/8',
        '169.254.0.0/16',
        '172.16.0.0/12',
        '192.168.0.0/16',
      ])
        expect(ipBlock?.except).toContain(range);
    }
  });

  test('the network policies allow every address in the settings of a deployable', () => {
    const edges = findEdges(resources);
    const asked = workloads.filter(isOurs).flatMap(({ name, pod }) =>
      (pod.spec.containers[0]?.env ?? []).flatMap(({ name: setting, value = '' }) => {
        const [, host, port] = /^http:\/\/([\w-]+):(\d+)/.exec(value) ?? [];
        return host && setting !== 'ORIGIN' ? [`${name} → ${host}:${port}`] : [];
      }),
    );
    expect(asked.length).toBeGreaterThan(10);
    // Workers serve no requests, so they have no token to verify, no recruiter and no plan to ask for.
    expect(asked.filter((edge) => !edges.includes(edge)).sort()).toEqual([
      'svc-ai-worker → svc-identity:8080',
      'svc-hiring-worker → svc-billing:8080',
      'svc-hiring-worker → svc-identity:8080',
      'svc-hiring-worker → svc-profile:8080',
    ]);
  });
});

/** Deployables that mount a Secret, whose name ends with a hash of its content where kustomize generates it. */
const readersOf = (resources: readonly Resource[], secretName: string): string[] =>
  findWorkloads(resources)
    .filter(({ pod }) =>
      pod.spec.volumes?.some(
        ({ secret }) => secret?.secretName?.replace(/-[a-z0-9]{10}$/, '') === secretName,
      ),
    )
    .map(({ name }) => name);

const toText = (kinds: unknown): object => kinds as object;

(renderer ? describe : describe.skip)('the overlays', () => {
  test.each(overlays)('%s names every image with its version', (overlay) => {
    for (const { image } of findWorkloads(resourcesOf(overlay)).flatMap(containersOf))
      expect(image).toMatch(/:(?!latest$)[\w.-]+$/);
  });

  test('in production nothing is secret: names alone', () => {
    expect(ofKind(resourcesOf('production'), 'Secret')).toEqual([]);
    const named = ofKind(resourcesOf('production'), 'ExternalSecret').map(({ metadata }) => metadata.name);
    const read = findWorkloads(resourcesOf('production'))
      .flatMap(({ pod }) => pod.spec.volumes ?? [])
      .flatMap(({ secret }) => secret?.secretName ?? []);
    expect(read.filter((name) => !named.includes(name))).toEqual([]);
  });

  test('every service starts with the settings it gets', () => {
    const development = resourcesOf('development');
    const made = ofKind(development, 'Secret');
    const ofProvider = Buffer.from('sk-of-the-provider').toString('base64');
    // Settings that an operator has to provide, besides the generated secrets.
    const secrets = made.map((secret) => ({
      ...secret,
      data: { ...secret.data, OPENAI_API_KEY: ofProvider },
    }));
    const settings = overlays.flatMap((overlay) => {
      const resources = resourcesOf(overlay);
      const own = ofKind(resources, 'Secret');
      return findServices(resources).map((service): [string, Record<string, string>] => [
        `${overlay}/${service.name}`,
        findSettings(service, resources, own.length > 0 ? own : secrets),
      ]);
    });
    expect(settings).toHaveLength(deployables(readBase()).length * overlays.length);
    const faults = askServices(Object.fromEntries(settings));
    expect(faults).toEqual(Object.fromEntries(settings.map(([name]) => [name, null])));
  });

  test.each(overlays)('in %s each remote is published by a job with its key and a store', (overlay) => {
    const resources = resourcesOf(overlay);
    const own = ofKind(resources, 'Secret');
    const jobs = findWorkloads(resources).filter(({ name }) => name.endsWith('-publish'));
    expect(jobs.map(({ name }) => name).sort()).toEqual(remotes.map((name) => `${name}-publish`).sort());
    for (const job of jobs) {
      const settings = findSettings(
        job,
        resources,
        own.length > 0 ? own : ofKind(resourcesOf('development'), 'Secret'),
      );
      const { origin, fileStore } = readPublishEnv({ ...settings, RELEASES_DIR: 'of the image' });
      expect({ origin, bucket: fileStore?.S3_BUCKET }).toEqual({ origin: null, bucket: 'remotes' });
    }
  });

  test.each(overlays)('in %s a job makes the queues, by an account that no service has', (overlay) => {
    const resources = resourcesOf(overlay);
    const job = findWorkloads(resources).find(({ name }) => name === 'declare-queues');
    const [container] = job?.pod.spec.containers ?? [];
    const image = findServices(resources).find(({ name }) => name === 'svc-profile')?.pod.spec.containers[0]
      ?.image;
    expect(container).toMatchObject({
      image,
      command: ['node', 'dist/entry-points/commands/declare-queues.js'],
    });
    expect(container?.env).toEqual([{ name: 'AMQP_URL_FILE', value: '/run/secrets/AMQP_URL' }]);
    expect(readersOf(resources, 'rabbitmq-setup')).toEqual(['declare-queues']);
    const brokers = (of: string) =>
      findEdges(resources).filter((edge) => edge.startsWith(`${of} → `) && /:567[12]$/.test(edge));
    expect(brokers('declare-queues')).toEqual(
      brokers('svc-profile').map((edge) => edge.replace('svc-profile', 'declare-queues')),
    );
    expect(brokers('declare-queues')).toHaveLength(1);
  });

  test.each(['development', 'staging'])(
    'in %s each service has an account of its own at the file store, made as compose makes it',
    (overlay) => {
      const resources = resourcesOf(overlay);
      const valueOf = (name: string, key: string) => {
        const made = ofKind(resources, 'Secret').find(({ metadata }) =>
          new RegExp(`^${name}-[a-z0-9]{10}$`).test(metadata.name),
        );
        return Buffer.from(made?.data?.[key] ?? '', 'base64').toString();
      };
      const keys = Object.entries(filers).map(([name, deployable]) => {
        const [id, secret] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].map((key) =>
          valueOf(deployable, key),
        );
        expect(valueOf('s3-accounts', name)).toBe(`${id}\n${secret}\n`);
        return secret;
      });
      expect(new Set([...keys, valueOf('s3', 'ROOT_SECRET_KEY'), '']).size).toBe(8);
      const script = (path: string) => readFileSync(join(__dirname, '../..', path), 'utf8');
      expect(script('k8s/components/infrastructure/s3-setup.sh')).toBe(
        script('operations/compose/s3-setup.sh'),
      );
    },
  );

  test('the worker follows the queue of CVs', () => {
    const [scaled] = ofKind(resourcesOf('production'), 'ScaledObject');
    expect(scaled?.spec.triggers?.[0]?.metadata).toMatchObject({
      queueName: cvParseQueue.name,
      protocol: 'http',
      mode: 'QueueLength',
      value: '5',
    });
    expect(scaled?.spec).toMatchObject({ minReplicaCount: 1, maxReplicaCount: 6 });
  });

  test.each(['staging', 'production'])('in %s the one way in leads to the gateway', (overlay) => {
    const backends = ofKind(resourcesOf(overlay), 'Ingress')
      .flatMap(({ spec }) => spec.rules ?? [])
      .flatMap(({ http }) => http.paths);
    expect(new Set(backends.map(({ backend }) => backend.service.name))).toEqual(new Set(['gateway']));
    const ways = findEdges(resourcesOf(overlay)).filter(
      (edge) => /^\w+\//.test(edge) && !edge.startsWith('monitoring/'),
    );
    expect(ways).toEqual(['traefik/traefik → gateway:8080']);
  });

  test.each(overlays)('the README says what %s asks of a cluster', (overlay) => {
    const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
    const row = readme.split('\n').find((line) => line.startsWith(`| \`${overlay}\``));
    const cells = (row ?? '').split('|').map((cell) => cell.trim());
    const { pods, cores, memoryMib, diskGib } = findRequirements(resourcesOf(overlay));
    const range = ([least, most]: readonly [number, number]) =>
      [...new Set([least, most])].map((each) => each.toLocaleString('en')).join('–');
    expect(cells.slice(2, 6)).toEqual([
      range(pods),
      range(cores),
      `${range(memoryMib)} MiB`,
      `${diskGib} GiB`,
    ]);
  });

  test('the README lists the connections that the network policies allow', () => {
    const readme = readFileSync(join(__dirname, '../README.md'), 'utf8');
    const [, block = ''] = /```text\n([^`]*→[^`]*)```/.exec(readme) ?? [];
    const directives = block
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [from = '', to = ''] = line.split('→').map((part) => part.trim());
        return to.split(/,\s*/).map((each) => `${from} → ${each}`);
      });
    const edges = findEdges(resourcesOf('development')).filter((edge) => !edge.includes('kube-system'));
    expect(directives.sort()).toEqual(edges);
  });
});
