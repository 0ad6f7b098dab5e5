import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { startMongo } from '@sabi/dev-infra/mongo';
import { startReplicaSet } from '@sabi/dev-infra/mongo-replica-set';
import { type RunningRabbit, startRabbit } from '@sabi/dev-infra/rabbit';
import { fileStoreSettings, type RunningS3, startS3 } from '@sabi/dev-infra/s3';
import { type Db, MongoClient } from 'mongodb';
import { startMailServer } from '../mail-server';
import { repositoryRoot } from '../repository-root';
import { ServiceProcess } from '../service-process';
import { signServiceToken } from '../service-token';
import { Balancer } from './balancer';
import { Replicas } from './replicas';
import {
  createSiteSettings,
  createTeamKeys,
  type Deployable,
  deployables,
  type Remote,
  remotes,
} from './site-settings';

/** The whole product, each deployable in processes of its own behind a balancer of its own. */
export interface Site {
  /** Where visitors find it. */
  readonly url: string;
  readonly replicas: Readonly<Record<Deployable, Replicas>>;
  readonly rabbit: RunningRabbit;
  readonly s3: RunningS3;
  /** The payment provider's webhook token. */
  readonly callbackToken: string;
  /** Of the database's servers. */
  readonly databasePids: readonly number[];
  /** The token of an operator who administers accounts. */
  serviceToken(): Promise<string>;
  databaseOf(deployable: Exclude<Deployable, 'shell'>): Db;
  close(): Promise<void>;
}

const run = promisify(execFile);
/** A team would check the live versions; a new site has none. */
const override = 'the first release on a site of its own';
/** As built: the command of a team bundles it anew each time, one at a time. */
const publishRemote = join(repositoryRoot, 'packages/remote-publisher/dist/main.js');

/**
 * @param isReplicaSet whether the database has three members
 * @returns undefined where no RabbitMQ or no S3 server is installed
 */
export async function startSite({ isReplicaSet = false } = {}): Promise<Site | undefined> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-site-'));
  const [rabbit, s3] = await Promise.all([
    startRabbit({ folder: join(folder, 'rabbit') }),
    startS3({ folder: join(folder, 's3') }),
  ]);
  if (!rabbit || !s3) {
    await Promise.all([rabbit?.stop(), s3?.stop()]);
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
  const startDatabase = isReplicaSet ? startReplicaSet : startMongo;
  const apiKey = 'sandbox';
  const secretKey = `xnd_development_${randomBytes(24).toString('hex')}`;
  const callbackToken = randomBytes(32).toString('hex');
  const model = new ServiceProcess({ workspace: 'sandbox/ai', logFolder: folder, env: { API_KEY: apiKey } });
  const payments = new ServiceProcess({
    workspace: 'sandbox/xendit',
    logFolder: folder,
    env: { SECRET_KEY: secretKey, CALLBACK_TOKEN: callbackToken, REQUESTS_PER_MINUTE: '1000000' },
  });
  const [mongo, mailServer] = await Promise.all([
    startDatabase({ folder: join(folder, 'mongo') }),
    startMailServer(),
    rabbit.ready,
    model.start(),
    payments.start(),
  ]);
  const client = await MongoClient.connect(mongo.uri);
  const balancers = await forEach(deployables, () => Balancer.start());
  const teams = createTeamKeys();
  const fileStore = fileStoreSettings(s3);
  const settings = createSiteSettings({
    urls: mapValues(balancers, ({ url }) => url),
    mongodbUris: mapValues(balancers, (_, name) => mongo.uri.replace('/?', `/${name}?`)),
    amqpUrl: rabbit.url,
    fileStore,
    smtpUrl: mailServer.url,
    model: { url: model.url, apiKey },
    payments: { url: payments.url, secretKey, callbackToken },
    publishers: mapValues(teams, ({ publicKey }) => publicKey),
  });
  const replicas = mapValues(
    balancers,
    (balancer, name) => new Replicas(name, balancer, settings[name], folder),
  );
  await forEach(deployables, (name) => replicas[name].add());
  const site = balancers.gateway.url;
  await forEach(remotes, (remote) =>
    publish(remote, { folder, site, fileStore, key: teams[remote].privateKey }),
  );
  await waitForPages(site);
  return {
    url: site,
    replicas,
    rabbit,
    s3,
    callbackToken,
    databasePids: 'members' in mongo ? mongo.members.map(({ pid }) => pid) : [mongo.pid],
    serviceToken: () => {
      const { JWT_KEYS: jwtKeys = '', JWT_ISSUER: issuer = '' } = settings['svc-identity'];
      return signServiceToken({ jwtKeys, issuer });
    },
    databaseOf: (name) => client.db(name),
    close: async () => {
      await forEach(deployables, (name) => replicas[name].close());
      await forEach(deployables, (name) => balancers[name].close());
      await client.close();
      await Promise.all([model.stop(), payments.stop(), mailServer.stop(), rabbit.stop(), s3.stop()]);
      await mongo.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Publishes a build as the remote's team does. */
async function publish(
  remote: Remote,
  to: {
    folder: string;
    site: string;
    fileStore: Readonly<Record<string, string>>;
    key: ReturnType<typeof createTeamKeys>[Remote]['privateKey'];
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

function mapValues<Name extends string, From, To>(
  values: Record<Name, From>,
  change: (value: From, name: Name) => To,
): Record<Name, To> {
  const entries = Object.entries<From>(values).map(([name, value]) => [name, change(value, name as Name)]);
  return Object.fromEntries(entries) as Record<Name, To>;
}
