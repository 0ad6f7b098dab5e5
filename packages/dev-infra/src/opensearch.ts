import { createHash, randomInt } from 'node:crypto';
import { chown, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findExecutable } from './find-executable';
import { findJava } from './find-java';
import { type GuardedProcess, startGuarded } from './guarded-process';
import { findOpenSearchJars } from './opensearch-jars';

const startTimeoutMs = 120_000;
const minJava = 21;
const usualHeapMb = 600;
/** The user `nobody`, because OpenSearch refuses to run as root. */
const ordinaryUser = 65_534;
/** The runner takes the first free port after one of these, up to 9299. */
const firstPorts = { from: 9200, to: 9290 };
/** Two nodes that start at the same moment may take the same port, which ends one of them. */
const startAttempts = 3;

const settingsFor = (folder: string) => `network.host: 127.0.0.1
action.auto_create_index: false
cluster.routing.allocation.disk.threshold_enabled: false
path.repo: ${join(folder, 'snapshots')}
`;

export interface RunningOpenSearch {
  /** `http://127.0.0.1:port`. */
  readonly url: string;
  readonly description: string;
  stop(): Promise<void>;
  /** `kill -9`, for tests. */
  kill(): Promise<void>;
  /** Starts the node again on the same port and data after `kill` or `stop`. */
  restart(): Promise<void>;
  /** Stops the process with its connections open. */
  freeze(): void;
  thaw(): void;
}

interface Node {
  readonly process: GuardedProcess;
  readonly port: number;
}

/** The Java program and its arguments, without those of the runner. */
export type OpenSearchCommand = readonly string[];

interface StartOptions {
  /**
   * Where the node stores its data. Started by root, the node runs as the user `nobody`, so every user needs access to the
   * parents of this folder.
   */
  readonly folder: string;
  /** Halves the processor time until it answers, but makes long work slower. */
  readonly isShortLived?: boolean;
  /** Largest heap of the node in MiB; 600 is enough for 100,000 jobs. */
  readonly heapMb?: number;
}

/** Compiles quickly and optimizes little. */
const shortLivedOptions = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Receives why there is no OpenSearch. */
type Report = (text: string) => void;

/**
 * Starts an OpenSearch 3 node on a loopback port, and waits until it answers (10 to 15 s).
 * @returns undefined where Java 21 or Maven is missing, or Maven cannot download
 */
export async function startOpenSearch({
  report,
  ...options
}: StartOptions & { report: Report }): Promise<RunningOpenSearch | undefined> {
  const command = await findOpenSearch(report);
  return command && startOpenSearchNode(command, options);
}

/** As `startOpenSearch`, with a command that `findOpenSearch` returned. */
export async function startOpenSearchNode(
  command: OpenSearchCommand,
  { folder, isShortLived = false, heapMb = usualHeapMb }: StartOptions,
): Promise<RunningOpenSearch> {
  await prepareFolder(folder);
  const started = [...command, `-Xmx${heapMb}m`, ...(isShortLived ? shortLivedOptions : [])];
  const start = (afterPort: number) => startNode(started, { folder, afterPort });
  let node = await startOnSomePort(start);
  const { port } = node;
  return {
    url: `http://127.0.0.1:${port}`,
    description: 'OpenSearch',
    stop: () => node.process.stop(),
    kill: () => node.process.kill(),
    restart: async () => {
      node = await start(port - 1);
    },
    freeze: () => node.process.freeze(),
    thaw: () => node.process.thaw(),
  };
}

/** @returns undefined where Java 21 or Maven is missing, or Maven, which downloads OpenSearch at the first call, cannot */
export async function findOpenSearch(report: Report): Promise<OpenSearchCommand | undefined> {
  const java = await findJava(minJava);
  if (!java) report(`LEFT OUT: OpenSearch needs Java ${minJava} or later`);
  const user = java && (await asOrdinaryUser());
  if (java && !user) report('LEFT OUT: OpenSearch needs setpriv (util-linux) where root starts it');
  const jars = user && (await findJars(report));
  if (!java || !user || !jars) return undefined;
  return [...user, java, '-cp', join(jars, '*')];
}

async function findJars(report: Report): Promise<string | undefined> {
  try {
    const jars = await findOpenSearchJars();
    if (!jars) report('LEFT OUT: OpenSearch needs Maven (mvn), which downloads it');
    return jars;
  } catch (error) {
    report(
      `LEFT OUT: Maven could not download OpenSearch: ${error instanceof Error ? error.message : String(error)}`,
    );
    return undefined;
  }
}

/** The runner writes a configuration only if there is none. */
async function prepareFolder(folder: string): Promise<void> {
  const node = join(folder, 'node_1');
  const config = join(node, 'config');
  await mkdir(config, { recursive: true });
  await writeFile(join(config, 'opensearch.yml'), settingsFor(folder));
  if (process.getuid?.() === 0)
    for (const path of [folder, node, config]) await chown(path, ordinaryUser, ordinaryUser);
}

/** @returns undefined when root lacks a program to change the user */
async function asOrdinaryUser(): Promise<string[] | undefined> {
  if (process.getuid?.() !== 0) return [];
  const setpriv = await findExecutable('setpriv');
  if (!setpriv) return undefined;
  return [setpriv, `--reuid=${ordinaryUser}`, `--regid=${ordinaryUser}`, '--clear-groups'];
}

async function startOnSomePort(start: (afterPort: number) => Promise<Node>): Promise<Node> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await start(randomInt(firstPorts.from, firstPorts.to));
    } catch (error) {
      if (attempt === startAttempts) throw error;
    }
  }
}

async function startNode(
  [program = '', ...args]: OpenSearchCommand,
  { folder, afterPort }: { folder: string; afterPort: number },
): Promise<Node> {
  const logFile = join(folder, `server-${Date.now()}.log`);
  const runner = ['org.codelibs.opensearch.runner.OpenSearchRunner', '-basePath', folder, '-numOfNode', '1'];
  // Nodes of one cluster name on one machine would join.
  const cluster = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  const options = ['-clusterName', cluster, '-baseHttpPort', String(afterPort)];
  const started = startGuarded(program, [...args, ...runner, ...options], { env: { HOME: folder }, logFile });
  try {
    return { process: started, port: await waitForNode(started, { cluster, logFile }) };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** The runner chooses the port and prints it. */
async function waitForNode(
  started: GuardedProcess,
  { cluster, logFile }: { cluster: string; logFile: string },
): Promise<number> {
  const deadline = Date.now() + startTimeoutMs;
  let hasExited = false;
  void started.exited.then(() => {
    hasExited = true;
  });
  while (Date.now() < deadline && !hasExited) {
    const log = await readFile(logFile, 'utf8').catch(() => '');
    const port = Number(/^HTTP Port: +(\d+)$/m.exec(log)?.[1]);
    if (port > 0 && (await isReady(port, cluster))) return port;
    await delay(100);
  }
  throw new Error(`OpenSearch did not start: ${logFile}`);
}

/** Another node may answer, which took the port first. */
async function isReady(port: number, cluster: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/_cluster/health`, {
      signal: AbortSignal.timeout(5000),
    });
    const health = (await answer.json()) as { status?: string; cluster_name?: string };
    return answer.ok && health.cluster_name === cluster && health.status !== 'red';
  } catch {
    return false;
  }
}
