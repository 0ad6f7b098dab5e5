import { mkdir, readdir, rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { MongoServerError } from 'mongodb';
import { retryOnNetworkError } from './retry-on-network-error';
import { findPort } from './find-port';
import { type GuardedProcess, startGuarded } from './guarded-process';
import {
  connectDirectly,
  findMongod,
  formReplicaSet,
  launchTimeoutMs,
  type MongoAccess,
  mongodArguments,
  replicaSet,
} from './mongo';
import { waitForPort } from './wait-for-port';

const authenticationFailed = 18;
const restartPauseMs = 2000;

export interface SupervisedMongo {
  /** Without a database's name, with the account: `mongodb://user:password@127.0.0.1:10000/?replicaSet=rs0&authSource=admin`. */
  readonly uri: string;
  readonly description: string;
  stop(): Promise<void>;
  /** `kill -9`, for tests. */
  kill(): Promise<void>;
}

export interface SupervisedMongoOptions {
  /** Its data, kept from run to run; beside it stands the log of the last run, `<folder>.log`. */
  readonly folder: string;
  readonly access: MongoAccess;
  /** Called with a text for the user before each slow step. */
  readonly report: (text: string) => void;
  /** Called when the server has exited unexpectedly, and when it runs again. */
  readonly onChange: (state: 'ended' | 'back') => void;
}

/**
 * A one-member replica set on loopback that lets in one account and is started again, on the same port and data, when it ends:
 * MongoDB does so where the disk is full. Data of a server without accounts, or with another password, is taken over.
 */
export async function startSupervisedMongo(options: SupervisedMongoOptions): Promise<SupervisedMongo> {
  const { folder, access, report, onChange } = options;
  const executable = await findMongod(report);
  await mkdir(folder, { recursive: true });
  const logFile = `${folder}.log`;
  await rm(logFile, { force: true });
  const port = await findPort();
  const host = `127.0.0.1:${port}`;
  const stopping = new AbortController();
  let server: GuardedProcess;

  const launch = async ({ isOpen = false } = {}): Promise<void> => {
    const own = [
      ...['--dbpath', folder, '--port', String(port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
      ...['--replSet', replicaSet, ...(isOpen ? [] : ['--keyFile', access.keyFile])],
      // There is no other member that could take over meanwhile.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
    ];
    server = startGuarded(executable, [...own, ...mongodArguments], { logFile });
    await waitForPort(port, { exited: server.exited, timeoutMs: launchTimeoutMs });
  };

  const enter = () => formReplicaSet(host, { account: access });

  /** Who may read the folder may do this by hand: the account keeps out other users of the machine. */
  const takeOver = async (): Promise<string> => {
    report('The database gets a password …');
    await server.stop();
    await launch({ isOpen: true });
    await formReplicaSet(host);
    await writeAccount(host, access);
    await server.stop();
    await launch();
    return enter();
  };

  const begin = async (): Promise<string> => {
    const isNew = (await readdir(folder)).length === 0;
    await launch();
    if (isNew) {
      await formReplicaSet(host);
      await writeAccount(host, access);
    }
    try {
      return await enter();
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === authenticationFailed)) throw error;
      return takeOver();
    }
  };

  const watch = async (): Promise<void> => {
    for (;;) {
      await server.exited;
      if (stopping.signal.aborted) return;
      onChange('ended');
      await startAgain();
      onChange('back');
    }
  };

  const startAgain = async (): Promise<void> => {
    for (;;) {
      await delay(restartPauseMs, undefined, { signal: stopping.signal });
      try {
        await launch();
        await enter();
        return;
      } catch {
        await server.stop(); // nor does it come up while the disk is full
      }
    }
  };

  const version = await begin();
  const watching = watch().catch(() => undefined); // it was stopped between two starts
  return {
    uri: `mongodb://${access.user}:${encodeURIComponent(access.password)}@${host}/?replicaSet=${replicaSet}&authSource=admin`,
    description: `MongoDB ${version}`,
    stop: async () => {
      stopping.abort();
      await server.stop();
      await watching;
    },
    kill: () => server.kill(),
  };
}

/** The first account may be made over loopback without one. */
function writeAccount(host: string, access: MongoAccess): Promise<void> {
  return retryOnNetworkError(() => writeAccountOnce(host, access));
}

async function writeAccountOnce(host: string, { user, password }: MongoAccess): Promise<void> {
  const client = await connectDirectly(host);
  try {
    const admin = client.db('admin');
    const account = { pwd: password, roles: ['root'], mechanisms: ['SCRAM-SHA-256'] };
    const known = await admin.command({ usersInfo: user }).then(
      ({ users }) => (users as unknown[]).length > 0,
      () => false, // where accounts are asked for, there is none yet
    );
    await admin.command(known ? { updateUser: user, ...account } : { createUser: user, ...account });
  } finally {
    await client.close();
  }
}
