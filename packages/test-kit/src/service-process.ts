import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GuardedProcess, startGuarded } from '@sabi/dev-infra/guarded-process';
import { eventually } from './eventually';
import { childrenOf } from './process-memory';
import { repositoryRoot } from './repository-root';

const startTimeoutMs = 60_000;

export interface ServiceProcessOptions {
  /** The workspace's folder, built: `svc-ai`, `sandbox/ai`. */
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
  /** Gets a log for each start. */
  readonly logFolder: string;
  /** Name in its logs; by default that of the folder. */
  readonly name?: string;
}

/** A line of a service's log, with the time it was written at in milliseconds. */
export interface LogLine {
  readonly at: number;
  readonly [field: string]: unknown;
}

/** A service as production runs it: `node dist/main.js` in a process of its own, ended as the test wishes. */
export class ServiceProcess {
  #process: GuardedProcess | undefined;
  #url: string | undefined;
  #starts = 0;
  #logFile = '';

  constructor(private readonly options: ServiceProcessOptions) {}

  /** One more of the same, not yet started, with logs of its own. */
  another(name: string): ServiceProcess {
    return new ServiceProcess({ ...this.options, name });
  }

  get url(): string {
    if (!this.#url) throw new Error(`${this.options.workspace} is not running`);
    return this.#url;
  }

  /** Id of the program itself, not of its guard. */
  get pid(): number {
    const [pid] = childrenOf(this.#process?.guardPid ?? Number.NaN);
    if (!pid) throw new Error(`${this.options.workspace} is not running`);
    return pid;
  }

  /** Resolves once it is ready; on another port each time, as a new replica would be. */
  async start(): Promise<void> {
    await this.launch();
    await eventually(
      async () => {
        if ((await this.probe('ready')) !== 200) throw new Error(`Not ready: ${await this.#readEnd()}`);
      },
      startTimeoutMs,
      100,
    );
  }

  /** Resolves once it listens, which it does before it can work. */
  async launch(): Promise<void> {
    const { workspace, env, logFolder, name = workspace.replace('/', '-') } = this.options;
    this.#starts += 1;
    const logFile = join(logFolder, `${name}-${this.#starts}.log`);
    this.#logFile = logFile;
    const main = join(repositoryRoot, workspace, 'dist/main.js');
    this.#process = startGuarded(process.execPath, [main], {
      env: { LOG_LEVEL: 'info', DRAIN_DELAY_MS: '0', ...env, PORT: '0' },
      logFile,
      cwd: join(repositoryRoot, workspace),
    });
    this.#url = await eventually(
      async () => {
        const [line] = await this.readLog('service.listening');
        if (!line) throw new Error(`Not listening: ${await this.#readEnd()}`);
        return String(line['url']);
      },
      startTimeoutMs,
      100,
    );
  }

  /** @returns the status of its probe */
  async probe(name: 'live' | 'ready'): Promise<number> {
    return (await fetch(`${this.url}/healthz/${name}`)).status;
  }

  /** Log lines of a name since its last start. */
  async readLog(msg: string): Promise<LogLine[]> {
    const lines = (await readFile(this.#logFile, 'utf8')).split('\n').slice(0, -1); // the last is still being written
    return lines
      .filter((line) => line.includes(`"msg":"${msg}"`))
      .map((line) => JSON.parse(line) as { time: string })
      .map((line) => ({ ...line, at: Date.parse(line.time) }));
  }

  /** SIGSTOP: its connections stay open without answers. */
  freeze(): void {
    this.#process?.freeze();
  }

  thaw(): void {
    this.#process?.thaw();
  }

  /** `kill -9`, without a graceful shutdown. */
  async kill(): Promise<void> {
    await this.#process?.kill();
    this.#url = undefined;
  }

  /** @returns its exit code */
  async stop(): Promise<number> {
    await this.#process?.stop();
    this.#url = undefined;
    return this.#process ? this.#process.exited : 0;
  }

  async #readEnd(): Promise<string> {
    return (await readFile(this.#logFile, 'utf8')).slice(-2000);
  }
}
