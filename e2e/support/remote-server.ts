import { type ChildProcess, spawn } from 'node:child_process';
import { createPrivateKey } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findPort } from '@sabi/dev-infra/find-port';
import { eventually } from '@sabi/test-kit/eventually';
import type { PlatformProcess } from '@sabi/test-kit/platform-process';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const programs = join(repositoryRoot, 'packages/remote-publisher/dist');
const override = 'a file server is tried by a test';

/** A file server of a remote's own team, as its container runs, for the remote's last build in this repository. */
export class RemoteServer {
  #process: ChildProcess | undefined;

  private constructor(
    private readonly name: string,
    private readonly port: number,
    private readonly platform: PlatformProcess,
  ) {}

  /** Starts it, and resolves once the platform fetches the remote's files there, which takes it some seconds. */
  static async start(name: string, platform: PlatformProcess): Promise<RemoteServer> {
    const server = new RemoteServer(name, await findPort(), platform);
    try {
      await server.up();
      await server.#publish();
      await server.#untilUsed();
      return server;
    } catch (error) {
      await server.#end();
      throw error;
    }
  }

  /** Starts it again at the same address. */
  async up(): Promise<void> {
    this.#process = spawn(process.execPath, [join(programs, 'file-server/main.js')], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        PORT: String(this.port),
        DRAIN_DELAY_MS: '0',
        LOG_LEVEL: 'error',
        RELEASES_DIR: this.#releases,
      },
    });
    await eventually(async () => {
      const { ok } = await fetch(`${this.#address}/healthz/ready`);
      if (!ok) throw new Error('It is not ready yet');
    });
  }

  /** Ends it; visitors get none of its files any more. */
  async down(): Promise<void> {
    await this.#end();
    const { entry } = await this.#readRelease();
    await eventually(async () => {
      const { ok } = await this.#fetchFile(entry);
      if (ok) throw new Error('The platform still serves its files');
    });
  }

  /** Ends it and has the platform serve the files from its own store again. */
  async dispose(): Promise<void> {
    await this.#end();
    await run(
      [join(programs, 'main.js'), 'publish', '--no-build', '--traffic', '100', '--override', override],
      this.platform.publisherEnv(this.name),
      join(repositoryRoot, this.name),
    );
  }

  async #end(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }

  /** As the job of its container does. */
  async #publish(): Promise<void> {
    const { PUBLISH_KEY_FILE = '' } = this.platform.publisherEnv(this.name);
    const key = createPrivateKey(await readFile(PUBLISH_KEY_FILE));
    await run([join(programs, 'file-server/publish.js')], {
      RELEASES_DIR: this.#releases,
      GATEWAY_URL: this.platform.url,
      ORIGIN: this.#address,
      PUBLISH_KEY: key.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
    });
  }

  /** Until then the platform looks in its own store, where the error for a missing file is another one. */
  async #untilUsed(): Promise<void> {
    await eventually(async () => {
      const { code } = (await (await this.#fetchFile('missing.js')).json()) as { code: string };
      if (code === 'FILE_NOT_FOUND') throw new Error('The platform still serves the files of its own store');
    });
  }

  async #fetchFile(file: string): Promise<Response> {
    const { version } = await this.#readRelease();
    return fetch(new URL(`/remotes/${this.name}/${version}/${file}`, this.platform.url));
  }

  async #readRelease(): Promise<{ version: string; entry: string }> {
    const release = await readFile(join(repositoryRoot, this.name, 'dist/release.json'), 'utf8');
    return JSON.parse(release) as { version: string; entry: string };
  }

  get #address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get #releases(): string {
    return join(repositoryRoot, this.name, 'dist/releases');
  }
}

async function run(
  args: readonly string[],
  env: Record<string, string>,
  cwd = repositoryRoot,
): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`${args[0]} ended with code ${String(code)}`);
}
