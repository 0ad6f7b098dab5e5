// What an installation may say in its values.yaml: the form of each value, and its meaning for whoever leaves it out.
import { z } from 'zod';

const domain = z.string().regex(/^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/, {
  error: 'must be a domain in small letters, without a scheme, a port or a path',
});
const address = z.email({ error: 'must be an address of mail' });
const label = z.string().regex(/^[a-z0-9]([-a-z0-9.]*[a-z0-9])?$/, {
  error: 'must be a name of Kubernetes: small letters, digits, dots and hyphens',
});
const word = z.string().min(1, { error: 'must not be empty' });
const port = z.int({ error: 'must be a port' }).min(1).max(65_535);
const count = z.int({ error: 'must be a whole number' });
const quantity = z
  .union([z.string(), z.number()])
  .refine((value) => /^\d+(\.\d+)?(m|[KMGT]i?)?$/.test(String(value)), {
    error: 'must be a quantity of Kubernetes, like 250m or 256Mi',
  });

/** Peers are copied into a NetworkPolicy; the API server checks them further. */
const peers = z
  .array(
    z
      .strictObject({
        ipBlock: z.strictObject({
          cidr: z.union([z.cidrv4(), z.cidrv6()], {
            error: 'must be a range of addresses, like 10.1.0.0/16',
          }),
          except: z.array(z.union([z.cidrv4(), z.cidrv6()])).optional(),
        }),
        podSelector: z.unknown(),
        namespaceSelector: z.unknown(),
      })
      .partial(),
  )
  .min(1, { error: 'must name a peer: with none, nothing is reached' });

const demand = z.strictObject({ cpu: quantity, memory: quantity, 'ephemeral-storage': quantity });

/** @param {number} least replicas */
const size = (least) =>
  z
    .strictObject({
      minReplicas: count
        .min(least, { error: `must be ${least} or more, or a drain of its node stops it` })
        .describe('replicas at the least'),
      maxReplicas: count.describe('replicas at the most'),
      resources: z
        .strictObject({ requests: demand, limits: demand })
        .describe('what each pod asks for, and what it may take at the most'),
    })
    .refine(({ minReplicas, maxReplicas }) => maxReplicas >= minReplicas, {
      path: ['maxReplicas'],
      error: 'must not be less than minReplicas',
    });

const store = {
  peers: peers.describe('who it is: peers of a NetworkPolicy, such as ranges of addresses'),
  port: port.describe('its port'),
};

const site = z
  .strictObject({
    domain: domain.describe('where visitors find the site'),
    filesDomain: domain.describe('the origin of its own from which CVs are downloaded'),
    sender: address.describe('the sender of mails'),
    staff: address.describe('where the staff reads its mail'),
  })
  .refine(({ domain: own, filesDomain }) => own !== filesDomain, {
    path: ['filesDomain'],
    error: 'must not be the domain of the site, or a CV runs in its origin',
  });

export const valuesSchema = z
  .strictObject({
    site,
    ingress: z.strictObject({
      className: label.describe('the class of the ingress controller'),
      clusterIssuer: label.describe('the ClusterIssuer of cert-manager'),
      proxyHops: count
        .min(1, { error: 'must be 1 or more: the ingress controller is a proxy' })
        .max(10, { error: 'must be 10 or less' })
        .describe('how many proxies name the address of a visitor'),
      controller: peers.describe('the pods of the controller: peers of a NetworkPolicy'),
    }),
    images: z.strictObject({
      registry: word.describe('where the images are, without a slash at the end'),
      tag: word.describe('the version of the images'),
    }),
    secrets: z.strictObject({
      store: label.describe('the ClusterSecretStore'),
      path: word.describe('what the names of its entries begin with'),
    }),
    stores: z.strictObject({
      s3: z.strictObject({
        endpoint: z.url({ protocol: /^https$/, error: 'must begin with https://' }).describe('its address'),
        region: word.describe('its region'),
        filesBucket: word.describe('the bucket of CVs'),
        remotesBucket: word.describe('the bucket of the remotes’ files'),
        ...store,
      }),
      mongodb: z.strictObject(store),
      rabbitmq: z.strictObject(store),
      mail: z.strictObject(store),
      opensearch: z.strictObject({
        ...store,
        snapshotRepository: word.describe('the repository in which the index is saved'),
      }),
    }),
    sizes: z.strictObject({
      gateway: size(2),
      shell: size(2),
      'svc-identity': size(2),
      'svc-profile': size(2),
      'svc-ai': size(2),
      'svc-ai-worker': size(1),
      'svc-billing': size(2),
      'svc-hiring': size(2),
      'svc-hiring-worker': size(2),
      'svc-notification': size(2),
    }),
  })
  .partial();
