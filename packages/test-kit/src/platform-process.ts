import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findPort, withOwnPorts } from '@sabi/dev-infra/find-port';
import { signServiceToken } from './service-token';
import { repositoryRoot } from './repository-root';

/** Only ends a start that hangs. */
const startTimeoutMs = 600_000;
/** Characters of the last output in the report of a failed start. */
const mostSaid = 4000;
export { findPort };

interface PlatformOptions {
  /** Takes what it prints, which otherwise goes to our own output. Ctrl-C then reaches us alone, and we end it. */
  readonly logFile?: string;
  /** An empty folder for its data, which `dispose` removes; by default a new one among temporary files. */
  readonly dataDir?: string;
}

/** The platform as `npm start` runs it, in a separate process with an empty data folder. */
export class PlatformProcess {
  #child: ChildProcess | undefined;

  private constructor(
    readonly url: string,
    readonly mailboxUrl: string,
    /** Control address of the stand-in for a language model. */
    readonly modelUrl: string,
    private readonly dataDir: string,
    /** Its settings; undefined where it runs elsewhere. */
    private readonly env: Readonly<Record<string, string>> | undefined,
    private readonly options: PlatformOptions = {},
  ) {}

  /** @param env with a `PORT` if it has to be known beforehand */
  static async create(
    env: Record<string, string> = {},
    options: PlatformOptions = {},
  ): Promise<PlatformProcess> {
    const port = env['PORT'] ?? String(await findPort());
    const [mailPort, providerPort] = [await findPort(), await findPort()];
    const [paymentPort, modelPort] = [await findPort(), await findPort()];
    const dataDir = options.dataDir ?? (await mkdtemp(join(tmpdir(), 'sabi-e2e-')));
    const platform = new PlatformProcess(
      `http://127.0.0.1:${port}`,
      `http://127.0.0.1:${mailPort}`,
      `http://127.0.0.1:${modelPort}`,
      dataDir,
      {
        CV_SPARE_READERS: '0', // warming readers up is more work than most CVs of a test
        RENDER_TIMEOUT_MS: '10000', // on a busy machine a page may be late without being lost
        ...env,
        PORT: port,
        MAIL_WEB_PORT: String(mailPort),
        SANDBOX_OIDC_PORT: String(providerPort),
        SANDBOX_XENDIT_PORT: String(paymentPort),
        SANDBOX_AI_PORT: String(modelPort),
        DATA_DIR: dataDir,
        TRUSTED_PROXY_HOPS: '1',
      },
      options,
    );
    await platform.start();
    return platform;
  }

  /** A platform that runs elsewhere and is left running. */
  static attach(url: string, mailboxUrl: string): PlatformProcess {
    return new PlatformProcess(url, mailboxUrl, '', '', undefined);
  }

  /** Whether it can be stopped, started and controlled from here. */
  get isOwn(): boolean {
    return this.env !== undefined;
  }

  /** Id of the process that runs or starts the platform; undefined where it runs elsewhere. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Whether its process is over, for whatever reason. */
  get hasEnded(): boolean {
    return this.#child !== undefined && (this.#child.exitCode !== null || this.#child.signalCode !== null);
  }

  async start(): Promise<void> {
    if (!this.env) throw new Error('A platform that runs elsewhere is not started from here');
    const { logFile } = this.options;
    const log = logFile === undefined ? undefined : openSync(logFile, 'a');
    const child = fork(join(repositoryRoot, 'local/dist/main.js'), {
      cwd: repositoryRoot,
      env: { ...withOwnPorts(process.env), NODE_ENV: 'production', LOG_LEVEL: 'error', ...this.env },
      stdio: ['ignore', log ?? 'inherit', log ?? 'pipe', 'ipc'],
      detached: log !== undefined,
    });
    if (log !== undefined) closeSync(log);
    this.#child = child;
    let said = '';
    child.stderr?.on('data', (chunk: Buffer) => {
      process.stderr.write(chunk);
      said = `${said}${chunk.toString()}`.slice(-mostSaid);
    });
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), startTimeoutMs);
    const ready = once(child, 'message', { signal: late.signal });
    const ended = once(child, 'exit', { signal: late.signal }).then(([code]) => {
      throw new Error(`The platform ended with code ${String(code)} before it was ready:\n${said}`);
    });
    ended.catch(() => undefined);
    try {
      await Promise.race([ready, ended]);
    } catch (error) {
      if (!late.signal.aborted) throw error;
      throw new Error(`The platform was not ready after ${startTimeoutMs / 60_000} minutes:\n${said}`, {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  }

  /** Ends it as Ctrl-C does, keeping its data. */
  async stop(): Promise<void> {
    if (!this.env) throw new Error('A platform that runs elsewhere is not stopped from here');
    const child = this.#child;
    if (!child || this.hasEnded) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  }

  async dispose(): Promise<void> {
    if (!this.env) return;
    await this.stop();
    await rm(this.dataDir, { recursive: true, force: true });
  }

  /** Settings of a remote's team for publishing it. */
  publisherEnv(remote: string): Record<string, string> {
    return {
      PLATFORM_URL: this.url,
      PUBLISH_KEY_FILE: join(this.dataDir, 'publishers', `${remote}.pem`),
      FILE_STORE_DIR: join(this.dataDir, 'files'),
    };
  }

  /** Settings of a further replica of a service: the database, and the folder of the files. */
  async replicaEnv(database: 'hiring' | 'notification'): Promise<Record<string, string>> {
    // The only address that the platform writes down; all databases are on one server.
    const uri = new URL(await readFile(join(this.dataDir, 'svc-hiring.mongodb-uri'), 'utf8'));
    uri.pathname = `/${database}`;
    return { MONGODB_URI: uri.href, FILE_STORE_DIR: join(this.dataDir, 'files') };
  }

  async serviceToken(): Promise<string> {
    const { jwtKeys } = await this.#readSecrets();
    return signServiceToken({ jwtKeys, issuer: `${this.url}/auth/v1` });
  }

  async #readSecrets(): Promise<{ jwtKeys: string }> {
    const secrets: unknown = JSON.parse(await readFile(join(this.dataDir, 'secrets.json'), 'utf8'));
    return secrets as { jwtKeys: string };
  }

  /** Secret of a demonstration account's second factor, from the start screen. */
  async staffFactor(email: string): Promise<string> {
    const factors: unknown = JSON.parse(
      await readFile(join(this.dataDir, 'demo-staff-factors.json'), 'utf8'),
    );
    const secret = (factors as Readonly<Record<string, string>>)[email];
    if (!secret) throw new Error(`${email} has no second factor`);
    return secret;
  }
}
