import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const startTimeoutMs = 30_000;
/** Short, as the time until ready is measured too. */
const pollMs = 10;

/** Processes of one measurement, which are ended with it. */
export class Processes {
  readonly #children: ChildProcess[] = [];

  /** Starts a built program of the repository and waits until `healthUrl` answers. @returns its process id */
  start(
    file: string,
    options: { args?: string[]; env?: Record<string, string>; healthUrl: string },
  ): Promise<number> {
    const args = [join(repositoryRoot, file), ...(options.args ?? [])];
    return this.startProgram(process.execPath, args, options);
  }

  /** Like `start`, for any program. */
  async startProgram(
    program: string,
    args: readonly string[],
    options: { env?: Record<string, string>; healthUrl: string },
  ): Promise<number> {
    const child = spawn(program, args, {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        LOG_LEVEL: 'error',
        DRAIN_DELAY_MS: '0',
        ...options.env,
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#children.push(child);
    const deadline = Date.now() + startTimeoutMs;
    for (;;) {
      const answered = await fetch(options.healthUrl).then(
        ({ ok }) => ok,
        () => false,
      );
      if (answered && child.pid) return child.pid;
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`${program} did not start`);
      await delay(pollMs);
    }
  }

  async stop(): Promise<void> {
    for (const child of this.#children.reverse()) {
      if (child.exitCode !== null) continue;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
  }
}
