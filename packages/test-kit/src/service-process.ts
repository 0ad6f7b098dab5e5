import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type GuardedProcess, startGuarded } from '@sabi/dev-infra/guarded-process';
import { eventually } from './eventually';
import { childrenOf } from './process-memory';
import { repositoryRoot } from './repository-root';

const startTimeoutMs = 60_000;

export interface ServiceProcessOptions {
  /** Folder of the built workspace: `svc-ai`, `sandbox/ai`. */
  readonly workspace: string;
  readonly env: Readonly<Record<string, string>>;
  /** Receives a log for each start. */
  readonly logFolder: string;
  /** Name in its logs; by default the folder's. */
  readonly name?: string;
}

/** A line of a service's log, with its time in milliseconds. */
export interface LogLine {
  readonly at: number;
  readonly [field: string]: unknown;
}

/** A service as in production: `node dist/main.js` in a separate process. */
export class ServiceProcess {
  #process: GuardedProcess | undefined;
  #url: string | undefined;
  #starts = 0;
  #logFile = '';

  constructor(private readonly options: ServiceProcessOptions) {}

  /** Another instance, not yet started, with its own logs. */
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

  /** Resolves when ready; on another port each time, as a new replica would be. */
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

  /** Resolves when it listens, which precedes readiness. */
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
    const lines = (await readFile(this.#logFile, 'utf8')).split('\n').slice(0, -1); // the last one may be incomplete
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
