import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { findExecutable, isExecutable } from './find-executable';
import { findPort } from './find-port';
import { type GuardedProcess, startGuarded } from './guarded-process';
import { waitForPort } from './wait-for-port';

const run = promisify(execFile);
const startTimeoutMs = 60_000;

export interface RunningRabbit {
  /** `amqp://user:password@127.0.0.1:port`. */
  readonly url: string;
  readonly description: string;
  /** Process id of the guard of the node, which is among its descendants. */
  readonly pid: number;
  /** Settles once it takes connections, seconds after the rest is known; rejects when it cannot start. */
  readonly ready: Promise<void>;
  stop(): Promise<void>;
  /** `kill -9`, for tests. */
  kill(): Promise<void>;
  /** Starts the node again on the same port and data after `kill` or `stop`. */
  restart(): Promise<void>;
  /** Stops the process with its connections open. */
  freeze(): void;
  thaw(): void;
  /** Runs `rabbitmqctl` on this node. @returns its output. @throws when it fails */
  control(...args: readonly string[]): Promise<string>;
}

/**
 * Starts a private node of the `rabbitmq-server` on PATH: own name server, ports, cookie, account and data in `folder`.
 * Returns while it is still starting.
 * @returns undefined when there is no `rabbitmq-server`
 */
export async function startRabbit(options: { folder: string }): Promise<RunningRabbit | undefined> {
  const server = await findServer();
  const epmd = await findExecutable('epmd');
  if (!server || !epmd) return undefined;
  await mkdir(options.folder, { recursive: true });
  const [port, distributionPort, epmdPort] = [await findPort(), await findPort(), await findPort()];
  const password = await loadOrCreateSecret(join(options.folder, 'password'));
  const configFile = join(options.folder, 'rabbitmq.conf');
  await writeFile(
    configFile,
    [
      `listeners.tcp.local = 127.0.0.1:${port}`,
      'default_user = sabi',
      `default_pass = ${password}`,
      'loopback_users = none',
      'disk_free_limit.absolute = 100MB',
      '',
    ].join('\n'),
  );
  const env = {
    HOME: options.folder,
    RABBITMQ_NODENAME: 'sabi@localhost',
    RABBITMQ_CONFIG_FILE: configFile,
    RABBITMQ_MNESIA_BASE: join(options.folder, 'data'),
    RABBITMQ_LOG_BASE: join(options.folder, 'logs'),
    RABBITMQ_PID_FILE: join(options.folder, 'pid'),
    RABBITMQ_ENABLED_PLUGINS_FILE: join(options.folder, 'enabled_plugins'),
    RABBITMQ_DIST_PORT: String(distributionPort),
    RABBITMQ_SERVER_ADDITIONAL_ERL_ARGS: '-kernel inet_dist_use_interface {127,0,0,1} +S 2:2 +sbwt none',
    ERL_EPMD_PORT: String(epmdPort),
    ERL_EPMD_ADDRESS: '127.0.0.1',
  };
  const logFile = join(options.folder, 'server.log');
  const nameServer = startGuarded(epmd, [], { env, logFile });
  const start = (): { node: GuardedProcess; ready: Promise<void> } => {
    const node = startGuarded(server, [], { env, logFile });
    return { node, ready: waitForPort(port, { exited: node.exited, timeoutMs: startTimeoutMs }) };
  };
  const { ready, node: firstNode } = start();
  let node = firstNode;
  ready.catch(() => undefined); // reported through `ready`
  return {
    url: `amqp://sabi:${password}@127.0.0.1:${port}`,
    description: 'RabbitMQ',
    get pid() {
      return node.guardPid;
    },
    ready,
    stop: async () => {
      await node.stop();
      await nameServer.stop();
    },
    kill: () => node.kill(),
    restart: async () => {
      const again = start();
      node = again.node;
      await again.ready;
    },
    freeze: () => node.freeze(),
    thaw: () => node.thaw(),
    control: async (...args) => {
      const control = join(dirname(server), 'rabbitmqctl');
      return (await run(control, args, { env: { ...process.env, ...env } })).stdout;
    },
  };
}

/** Debian's wrapper on PATH requires the system's own data folder; the real script is beside it. */
async function findServer(): Promise<string | undefined> {
  const found = await findExecutable('rabbitmq-server');
  if (!found) return undefined;
  const beside = join(dirname(found), 'rabbitmq-server');
  return (await isExecutable(beside)) ? beside : found;
}

/** The account is created at the node's first start, so its password must outlive the run. */
async function loadOrCreateSecret(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch {
    const secret = randomBytes(18).toString('base64url');
    await writeFile(file, secret, { mode: 0o600 });
    return secret;
  }
}
