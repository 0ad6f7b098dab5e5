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
  /** Data folder, persistent across runs; the log of the last run is `<folder>.log`. */
  readonly folder: string;
  readonly access: MongoAccess;
  /** Called with a text for the user before each slow step. */
  readonly report: (text: string) => void;
  /** Called when the server has exited unexpectedly, and when it runs again. */
  readonly onChange: (state: 'ended' | 'back') => void;
}

/**
 * A one-member replica set on loopback with one account, restarted on the same port and data when it exits, as MongoDB
 * does on a full disk. Takes over data of a server without accounts, or with another password.
 */
export async function startSupervisedMongo(options: SupervisedMongoOptions): Promise<SupervisedMongo> {
  const { folder, access, report, onChange } = options;
  const executable = await findMongod(report);
  await mkdir(folder, { recursive: true });
  await rm(`${folder}.log`, { force: true });
  const server = new MongoServer(executable, await findPort(), options);
  const version = await server.begin();
  const watching = server.watch(onChange).catch(() => undefined); // stopped between two starts
  return {
    uri: `mongodb://${access.user}:${encodeURIComponent(access.password)}@${server.host}/?replicaSet=${replicaSet}&authSource=admin`,
    description: `MongoDB ${version}`,
    stop: async () => {
      await server.stop();
      await watching;
    },
    kill: () => server.kill(),
  };
}

/** A single mongod at a time, on a fixed port and folder. */
class MongoServer {
  readonly host: string;
  readonly #stopping = new AbortController();
  #process: GuardedProcess | undefined;

  constructor(
    private readonly executable: string,
    private readonly port: number,
    private readonly options: Pick<SupervisedMongoOptions, 'folder' | 'access' | 'report'>,
  ) {
    this.host = `127.0.0.1:${port}`;
  }

  /** @returns MongoDB's version */
  async begin(): Promise<string> {
    const { folder, access } = this.options;
    const isNew = (await readdir(folder)).length === 0;
    await this.#launch();
    if (isNew) {
      await formReplicaSet(this.host);
      await writeAccount(this.host, access);
    }
    try {
      return await this.#enter();
    } catch (error) {
      if (!(error instanceof MongoServerError && error.code === authenticationFailed)) throw error;
      return this.#takeOver();
    }
  }

  /** Restarts the server whenever it exits; rejects once it is stopped during a restart. */
  async watch(onChange: SupervisedMongoOptions['onChange']): Promise<void> {
    for (;;) {
      await this.#process?.exited;
      if (this.#stopping.signal.aborted) return;
      onChange('ended');
      await this.#restart();
      onChange('back');
    }
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#process?.stop();
  }

  async kill(): Promise<void> {
    await this.#process?.kill();
  }

  async #launch({ isOpen = false } = {}): Promise<void> {
    const { folder, access } = this.options;
    const own = [
      ...['--dbpath', folder, '--port', String(this.port), '--bind_ip', '127.0.0.1', '--nounixsocket'],
      ...['--replSet', replicaSet, ...(isOpen ? [] : ['--keyFile', access.keyFile])],
      // No other member could take over meanwhile.
      ...['--setParameter', 'shutdownTimeoutMillisForSignaledShutdown=100'],
    ];
    const logFile = `${folder}.log`;
    const started = startGuarded(this.executable, [...own, ...mongodArguments], { logFile });
    this.#process = started;
    await waitForPort(this.port, { exited: started.exited, timeoutMs: launchTimeoutMs });
  }

  #enter(): Promise<string> {
    return formReplicaSet(this.host, { account: this.options.access });
  }

  /**
   * Writes the account without authentication, as a user with access to the folder could: it only keeps out other users.
   */
  async #takeOver(): Promise<string> {
    this.options.report('The database gets a password …');
    await this.#process?.stop();
    await this.#launch({ isOpen: true });
    await formReplicaSet(this.host);
    await writeAccount(this.host, this.options.access);
    await this.#process?.stop();
    await this.#launch();
    return this.#enter();
  }

  async #restart(): Promise<void> {
    for (;;) {
      await delay(restartPauseMs, undefined, { signal: this.#stopping.signal });
      try {
        await this.#launch();
        await this.#enter();
        return;
      } catch {
        await this.#process?.stop(); // it cannot start while the disk is full either
      }
    }
  }
}

/** MongoDB lets the first account be created over loopback without authentication. */
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
      () => false, // with authentication on, the query is rejected before the first account exists
    );
    await admin.command(known ? { updateUser: user, ...account } : { createUser: user, ...account });
  } finally {
    await client.close();
  }
}
