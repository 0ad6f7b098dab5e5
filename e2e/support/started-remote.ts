import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { findPort } from '@sabi/dev-infra/find-port';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { copySources, editSource } from './rebuilt-remote';

const startRemote = join(repositoryRoot, 'packages/build-config/bin/start-remote.mjs');

/** `npm start -- --against <site>` in a copy of a remote's folder. */
export class StartedRemote {
  #printed = '';
  readonly #listeners = new Set<() => void>();

  private constructor(
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {
    child.stdout?.on('data', (chunk: Buffer) => {
      this.#printed += chunk.toString();
      for (const listener of this.#listeners) listener();
    });
  }

  /** @returns once it has printed the address to open */
  static async start(name: string, siteUrl: string, edit?: Edit): Promise<StartedRemote> {
    const folder = await copySources(name);
    if (edit) await editSource(folder, edit);
    const child = spawn(process.execPath, [startRemote, '--against', siteUrl], {
      cwd: folder,
      env: { ...process.env, PORT: String(await findPort()) },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const remote = new StartedRemote(folder, child);
    await remote.#until(/Ctrl-C ends it/);
    return remote;
  }

  /** The page of the site that asks before it shows the remote. */
  get address(): string {
    return /Open {2}(\S+)/.exec(this.#printed)?.[1] ?? '';
  }

  edit(edit: Edit): Promise<void> {
    return editSource(this.folder, edit);
  }

  /** As by Ctrl-C. @returns the exit code */
  async end(): Promise<number | null> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGINT');
      await ended;
    }
    return this.child.exitCode;
  }

  async dispose(): Promise<void> {
    await this.end();
    await rm(this.folder, { recursive: true, force: true });
  }

  #until(pattern: RegExp): Promise<void> {
    return new Promise((resolve, reject) => {
      this.child.once('exit', () => reject(new Error(`It ended and had printed: ${this.#printed}`)));
      const check = () => void (pattern.test(this.#printed) && resolve());
      this.#listeners.add(check);
      check();
    });
  }
}

interface Edit {
  readonly file: string;
  readonly replace: string;
  readonly by: string;
}
