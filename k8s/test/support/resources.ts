/** Fields of Kubernetes types that the rules check. */
export interface Resource {
  readonly kind: string;
  readonly metadata: {
    readonly name: string;
    readonly namespace?: string;
    readonly labels?: Readonly<Record<string, string>>;
  };
  readonly spec: Spec;
  readonly data?: Readonly<Record<string, string>>;
}

export type Labels = Readonly<Record<string, string>>;

export interface Selector {
  readonly matchLabels?: Labels;
  readonly matchExpressions?: readonly {
    readonly key: string;
    readonly operator: string;
    readonly values: readonly string[];
  }[];
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly ports?: readonly { readonly name: string; readonly containerPort: number }[];
  readonly env?: readonly { readonly name: string; readonly value?: string }[];
  readonly envFrom?: readonly { readonly configMapRef: { readonly name: string } }[];
  readonly resources: Readonly<Record<'requests' | 'limits', Readonly<Record<string, string>>>>;
  readonly securityContext: unknown;
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
}

export interface Probe {
  readonly httpGet?: { readonly path: string; readonly port: string };
  readonly periodSeconds?: number;
  readonly failureThreshold?: number;
}

export interface PodSpec {
  readonly serviceAccountName: string;
  readonly automountServiceAccountToken: boolean;
  readonly terminationGracePeriodSeconds?: number;
  readonly hostNetwork?: boolean;
  readonly hostPID?: boolean;
  readonly hostIPC?: boolean;
  readonly securityContext: unknown;
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly topologySpreadConstraints?: readonly {
    readonly topologyKey: string;
    readonly nodeTaintsPolicy?: string;
    readonly whenUnsatisfiable: string;
    readonly labelSelector: Selector;
  }[];
  readonly volumes?: readonly {
    readonly name: string;
    readonly hostPath?: unknown;
    readonly emptyDir?: { readonly sizeLimit?: string };
    readonly secret?: {
      readonly secretName: string;
      readonly defaultMode?: number;
      readonly items?: readonly { readonly key: string; readonly path: string }[];
    };
  }[];
}

export interface PodTemplate {
  readonly metadata: { readonly labels: Labels };
  readonly spec: PodSpec;
}

export interface Peer {
  readonly podSelector?: Selector;
  readonly namespaceSelector?: Selector;
  readonly ipBlock?: { readonly cidr: string; readonly except?: readonly string[] };
}

export interface PolicyRule {
  readonly from?: readonly Peer[];
  readonly to?: readonly Peer[];
  readonly ports: readonly { readonly port: string | number }[];
}

export interface Claim {
  readonly accessModes: readonly string[];
  readonly resources: { readonly requests: { readonly storage: string } };
}

export interface Spec {
  readonly replicas?: number;
  readonly strategy?: { readonly rollingUpdate?: Readonly<Record<string, number>> };
  readonly selector?: Selector & Labels;
  readonly template?: PodTemplate;
  readonly volumeClaimTemplates?: readonly { readonly spec: Claim }[];
  readonly jobTemplate?: { readonly spec: { readonly template: PodTemplate } };
  readonly podSelector?: Selector;
  readonly policyTypes?: readonly string[];
  readonly ingress?: readonly PolicyRule[];
  readonly egress?: readonly PolicyRule[];
  readonly ports?: readonly { readonly name: string; readonly port: number; readonly targetPort: string }[];
  readonly minAvailable?: number;
  readonly maxUnavailable?: number;
  readonly minReplicas?: number;
  readonly maxReplicas?: number;
  readonly minReplicaCount?: number;
  readonly maxReplicaCount?: number;
  readonly scaleTargetRef?: { readonly name: string };
  readonly triggers?: readonly { readonly metadata: Labels }[];
  readonly rules?: readonly {
    readonly http: {
      readonly paths: readonly { readonly backend: { readonly service: { readonly name: string } } }[];
    };
  }[];
}

/** A resource that creates pods, and its pod template. */
export interface Workload {
  readonly kind: string;
  readonly name: string;
  readonly resource: Resource;
  readonly pod: PodTemplate;
}

export function findWorkloads(resources: readonly Resource[]): Workload[] {
  return resources.flatMap((resource) => {
    const pod = resource.spec.jobTemplate?.spec.template ?? resource.spec.template;
    if (!pod || !['Deployment', 'StatefulSet', 'Job', 'CronJob'].includes(resource.kind)) return [];
    return [{ kind: resource.kind, name: resource.metadata.name, resource, pod }];
  });
}

export function containersOf({ pod }: Workload): Container[] {
  return [...(pod.spec.initContainers ?? []), ...pod.spec.containers];
}

export function selects(selector: Selector | undefined, labels: Labels): boolean {
  const { matchLabels = {}, matchExpressions = [] } = selector ?? {};
  return (
    Object.entries(matchLabels).every(([key, value]) => labels[key] === value) &&
    matchExpressions.every(({ key, operator, values }) => {
      if (operator !== 'In') throw new Error(`The rules do not know the operator ${operator}`);
      return values.includes(labels[key] ?? '');
    })
  );
}

export function ofKind(resources: readonly Resource[], kind: string): Resource[] {
  return resources.filter((resource) => resource.kind === kind);
}
