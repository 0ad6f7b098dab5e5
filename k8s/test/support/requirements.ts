import { containersOf, findWorkloads, ofKind, type Resource, type Workload } from './resources';

/** What an overlay asks of a cluster, with as few and with as many replicas as its autoscalers allow; jobs excluded. */
export interface Requirements {
  readonly pods: readonly [least: number, most: number];
  readonly cores: readonly [least: number, most: number];
  readonly memoryMib: readonly [least: number, most: number];
  /** Volumes of all replicas. */
  readonly diskGib: number;
}

/** @param resources a rendered overlay */
export function findRequirements(resources: readonly Resource[]): Requirements {
  const running = findWorkloads(resources).filter(({ kind }) => /^(Deployment|StatefulSet)$/.test(kind));
  const sum = (ask: (workload: Workload) => number, end: 0 | 1) =>
    running.reduce((total, each) => total + ask(each) * findReplicas(each, resources)[end], 0);
  const both = (ask: (workload: Workload) => number) =>
    [round(sum(ask, 0)), round(sum(ask, 1))] as [number, number];
  return {
    pods: both(() => 1),
    cores: both((workload) => request(workload, 'cpu')),
    memoryMib: both((workload) => request(workload, 'memory') / 2 ** 20),
    diskGib: Math.round((sum(claimed, 0) / 2 ** 30) * 10) / 10,
  };
}

function findReplicas({ name, resource }: Workload, resources: readonly Resource[]): [number, number] {
  const scaler = [...ofKind(resources, 'HorizontalPodAutoscaler'), ...ofKind(resources, 'ScaledObject')].find(
    ({ spec }) => spec.scaleTargetRef?.name === name,
  )?.spec;
  if (!scaler) return [resource.spec.replicas ?? 1, resource.spec.replicas ?? 1];
  return [
    scaler.minReplicas ?? scaler.minReplicaCount ?? 1,
    scaler.maxReplicas ?? scaler.maxReplicaCount ?? 1,
  ];
}

/** Containers of a pod that run at the same time. */
function request(workload: Workload, what: 'cpu' | 'memory'): number {
  const { pod } = workload;
  const running = containersOf(workload).filter((container) => pod.spec.containers.includes(container));
  return running.reduce((total, { resources }) => total + toNumber(resources.requests[what] ?? '0'), 0);
}

function claimed({ resource }: Workload): number {
  const claims = resource.spec.volumeClaimTemplates ?? [];
  return claims.reduce((total, { spec }) => total + toNumber(spec.resources.requests.storage), 0);
}

const units: Readonly<Record<string, number>> = { '': 1, m: 1 / 1000, Ki: 2 ** 10, Mi: 2 ** 20, Gi: 2 ** 30 };

function toNumber(quantity: string): number {
  const [, digits = '', unit = ''] = /^([\d.]+)(\w*)$/.exec(quantity) ?? [];
  const factor = units[unit];
  if (factor === undefined) throw new Error(`The rules do not know the quantity ${quantity}`);
  return Number(digits) * factor;
}

/** Exact sums, so that a new service adds what it asks for. */
const round = (value: number) => Math.round(value * 100) / 100;
