import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const workspace = join(__dirname, '../..');
const buildService = join(workspace, '../packages/build-config/bin/build-service.mjs');
const sandbox = join(workspace, '../sandbox/ai/src/main.ts');

/** A failure of the next requests: see the README of sandbox/ai. */
export interface ScriptStep {
  readonly kind: string;
  readonly times?: number;
  readonly retryAfterSeconds?: number;
  readonly delayMs?: number;
}

/** The provider's stand-in in a process of its own, as on a laptop. */
export interface SandboxModel {
  readonly url: string;
  play(...steps: ScriptStep[]): Promise<void>;
  reset(): Promise<void>;
  stop(): Promise<void>;
}

export async function startSandboxModel(): Promise<SandboxModel> {
  // Inside the workspace, so that its packages resolve.
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-sandbox-'));
  await promisify(execFile)(process.execPath, [buildService, sandbox], { cwd: folder });
  const child = spawn(process.execPath, [join(folder, 'dist/main.js')], {
    env: { PORT: '0', STREAM_PAUSE_MS: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(child);
  const send = async (method: string, body?: object): Promise<void> => {
    const { ok, status } = await fetch(`${url}/sandbox/script`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    if (!ok) throw new Error(`The sandbox answers ${status} to its script`);
  };
  return {
    url: `${url}/v1`,
    play: (...steps) => send('POST', { steps }),
    reset: () => send('DELETE'),
    stop: async () => {
      child.kill();
      await once(child, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The address in its log. */
async function addressOf({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('unreachable: its output is a pipe');
  for await (const line of createInterface({ input: stdout })) {
    const { msg, url } = JSON.parse(line) as { msg: string; url?: string };
    if (msg !== 'service.listening' || !url) continue;
    stdout.resume();
    return url;
  }
  throw new Error('The sandbox ended before it listened');
}
