import {
  findWorkloads,
  ofKind,
  type Peer,
  type PodTemplate,
  type Resource,
  selects,
  type Workload,
} from './resources';

/** An allowed peer of a policy, in either direction. */
interface Opening {
  readonly peer: Peer;
  readonly port: string | number;
}

const anywhere = ['0.0.0.0/0', '2000::/3'];

/**
 * Allowed connections: `gateway → shell:8080`. Between two pods the policies of both have to allow it; an edge that only
 * one allows is marked. For external peers our policy alone decides.
 */
export function findEdges(resources: readonly Resource[]): string[] {
  const policies = ofKind(resources, 'NetworkPolicy');
  const workloads = findWorkloads(resources);
  const inner = workloads.flatMap((from) => workloads.flatMap((to) => findInnerEdges(policies, from, to)));
  const outer = workloads.flatMap(({ name, pod }) => [
    ...findOpenings(policies, pod, 'ingress')
      .filter(({ peer }) => !isInner(peer))
      .map(({ peer, port }) => `${describe(peer)} → ${name}:${numberOf(pod, port)}`),
    ...findOpenings(policies, pod, 'egress')
      .filter(({ peer }) => !isInner(peer))
      .map(({ peer, port }) => `${name} → ${describe(peer)}:${port}`),
  ]);
  return [...new Set([...inner, ...outer])].sort();
}

function findInnerEdges(policies: readonly Resource[], from: Workload, to: Workload): string[] {
  const asked = portsFor(findOpenings(policies, from.pod, 'egress'), to.pod, to.pod);
  const taken = portsFor(findOpenings(policies, to.pod, 'ingress'), from.pod, to.pod);
  return [...new Set([...asked, ...taken])].map((port) => {
    const edge = `${from.name} → ${to.name}:${port}`;
    if (!taken.has(port)) return `${edge} (${to.name} does not let it in)`;
    return asked.has(port) ? edge : `${edge} (${from.name} may not ask)`;
  });
}

/** Ports of `callee` that openings to or from `other` allow. */
function portsFor(openings: readonly Opening[], other: PodTemplate, callee: PodTemplate): Set<number> {
  const fitting = openings.filter(
    ({ peer }) => isInner(peer) && selects(peer.podSelector, other.metadata.labels),
  );
  return new Set(fitting.map(({ port }) => numberOf(callee, port)));
}

function findOpenings(
  policies: readonly Resource[],
  { metadata: { labels } }: PodTemplate,
  direction: 'ingress' | 'egress',
): Opening[] {
  return policies
    .filter(({ spec }) => selects(spec.podSelector, labels))
    .flatMap(({ spec }) => spec[direction] ?? [])
    .flatMap(({ from, to, ports }) =>
      (from ?? to ?? []).flatMap((peer) => ports.map(({ port }) => ({ peer, port }))),
    );
}

const isInner = ({ podSelector, namespaceSelector }: Peer): boolean =>
  podSelector !== undefined && namespaceSelector === undefined;

function numberOf(pod: PodTemplate, port: string | number): number {
  if (typeof port === 'number') return port;
  const found = pod.spec.containers.flatMap(({ ports = [] }) => ports).find(({ name }) => name === port);
  if (!found) throw new Error(`No container has the port ${port}`);
  return found.containerPort;
}

function describe({ namespaceSelector, podSelector, ipBlock }: Peer): string {
  if (ipBlock) return anywhere.includes(ipBlock.cidr) ? 'internet' : ipBlock.cidr;
  const namespace = namespaceSelector?.matchLabels?.['kubernetes.io/metadata.name'] ?? '*';
  const { 'app.kubernetes.io/name': name, 'k8s-app': app } = podSelector?.matchLabels ?? {};
  return `${namespace}/${name ?? app ?? '*'}`;
}
