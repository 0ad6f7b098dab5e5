import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RunningRabbit } from '@sabi/dev-infra/rabbit';
import { fileStoreSettings, type RunningS3 } from '@sabi/dev-infra/s3';
import { type Db, MongoClient } from 'mongodb';
import { repositoryRoot } from '../repository-root';
import { signServiceToken } from '../service-token';
import { Balancer } from './balancer';
import { mapValues } from './map-values';
import { Replicas } from './replicas';
import { type SiteServers, startSiteServers } from './site-servers';
import {
  createSiteSettings,
  createTeamKeys,
  type Deployable,
  deployables,
  type TeamKeys,
} from './site-settings';

/** The whole product, each deployable in separate processes behind its own balancer. */
export interface Site {
  /** Address for visitors. */
  readonly url: string;
  readonly replicas: Readonly<Record<Deployable, Replicas>>;
  readonly rabbit: RunningRabbit;
  readonly s3: RunningS3;
  readonly callbackToken: string;
  readonly databasePids: readonly number[];
  serviceToken(): Promise<string>;
  databaseOf(deployable: Exclude<Deployable, 'shell'>): Db;
  close(): Promise<void>;
}

const run = promisify(execFile);
/** A team would check the live versions; a new site has none. */
const override = 'the first release on a site of its own';
/** The built program, as the team's command bundles it anew each time, one at a time. */
const publishRemote = join(repositoryRoot, 'packages/remote-publisher/dist/main.js');

interface SiteOptions {
  /** Whether the database has three members. */
  readonly isReplicaSet?: boolean;
  /** Fills the servers before anything of the product starts. The database of a deployable has its name. */
  readonly restore?: (servers: SiteServers) => Promise<void>;
  /** Replace settings of a deployable. */
  readonly settings?: Readonly<Partial<Record<Deployable, Readonly<Record<string, string>>>>>;
}

/** @returns undefined without RabbitMQ or an S3 server */
export async function startSite({
  isReplicaSet = false,
  restore,
  settings: replaced = {},
}: SiteOptions = {}): Promise<Site | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-site-'));
  const servers = await startSiteServers(folder, { isReplicaSet });
  if (!servers) {
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  const { rabbit, s3, mongoUri, databasePids } = servers;
  await restore?.(servers);
  const client = await MongoClient.connect(mongoUri);
  const balancers = await forEach(deployables, () => Balancer.start());
  const teams = createTeamKeys();
  const fileStore = fileStoreSettings(s3);
  const settings = createSiteSettings({
    urls: mapValues(balancers, ({ url }) => url),
    mongodbUris: mapValues(balancers, (_, name) => mongoUri.replace('/?', `/${name}?`)),
    amqpUrl: rabbit.url,
    fileStore,
    smtpUrl: servers.smtpUrl,
    model: servers.model,
    payments: servers.payments,
    publishers: mapValues(teams, ({ publicKey }) => publicKey),
  });
  const replicas = mapValues(
    balancers,
    (balancer, name) => new Replicas(name, balancer, { ...settings[name], ...replaced[name] }, folder),
  );
  await forEach(deployables, (name) => replicas[name].add());
  const site = balancers.gateway.url;
  await Promise.all(
    Object.entries(teams).map(([remote, { privateKey: key }]) =>
      publish(remote, { folder, site, fileStore, key }),
    ),
  );
  await waitForPages(site);
  return {
    url: site,
    replicas,
    rabbit,
    s3,
    callbackToken: servers.payments.callbackToken,
    databasePids,
    serviceToken: () => {
      const { JWT_KEYS: jwtKeys = '', JWT_ISSUER: issuer = '' } = settings['svc-identity'];
      return signServiceToken({ jwtKeys, issuer });
    },
    databaseOf: (name) => client.db(name),
    close: async () => {
      await forEach(deployables, (name) => replicas[name].close());
      await forEach(deployables, (name) => balancers[name].close());
      await client.close();
      await servers.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes a build as the remote's team does. */
async function publish(
  remote: string,
  to: {
    folder: string;
    site: string;
    fileStore: Readonly<Record<string, string>>;
    key: TeamKeys['privateKey'];
  },
): Promise<void> {
  const keyFile = join(to.folder, `${remote}.pem`);
  await writeFile(keyFile, to.key.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600 });
  await run(
    process.execPath,
    [publishRemote, 'publish', '--no-build', '--traffic', '100', '--override', override],
    {
      cwd: join(repositoryRoot, remote),
      env: { ...process.env, ...to.fileStore, PLATFORM_URL: to.site, PUBLISH_KEY_FILE: keyFile },
    },
  );
}

/** Waits until the shell has received the published releases. */
async function waitForPages(site: string): Promise<void> {
  for (const path of ['/', '/auth', '/blog']) {
    while (!(await fetch(new URL(path, site))).ok) await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

async function forEach<Name extends string, Value>(
  names: readonly Name[],
  work: (name: Name) => Promise<Value>,
): Promise<Record<Name, Value>> {
  const entries = await Promise.all(names.map(async (name) => [name, await work(name)] as const));
  return Object.fromEntries(entries) as Record<Name, Value>;
}
