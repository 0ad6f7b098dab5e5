import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findPort, PlatformProcess } from '@sabi/test-kit/platform-process';
import type { Build } from '../builds/build';
import { readShellVersion } from '../builds/shell-version';
import { Refusal } from '../run/refusal';
import { shellHeader, startShellSwitch } from './shell-switch';

/** How often shells ask for the registry: nobody waits seconds for a version that was just published. */
const registryPollMs = '200';

const slowestAnswerMs = 30_000;
/** A database that crashed is started again within seconds. */
const readyWithinMs = 60_000;
const pauseMs = 200;

/** The current services and every shell, each in a process of its own. They end with the run. */
export interface Site {
  readonly platform: PlatformProcess;
  /** Headers with which a browser gets the pages of a shell. */
  headersFor(shellVersion: string): Record<string, string>;
  /** Requests a page of a shell. @param path starts with a slash */
  fetchPage(shellVersion: string, path: string): Promise<Response>;
  /** Resolves when the platform and every shell take requests. @throws {Refusal} when one of them has ended */
  waitUntilReady(): Promise<void>;
}

/** @param logs folder for what the processes print @throws {Refusal} when a part of it does not start */
export async function startSite(shells: readonly Build[], logs: string): Promise<Site> {
  await mkdir(logs, { recursive: true });
  const port = String(await findPort());
  const siteUrl = `http://127.0.0.1:${port}`;
  const processes = new Map<string, ChildProcess>();
  const urls = new Map<string, string>();
  for (const shell of shells) {
    const shellPort = String(await findPort());
    const log = join(logs, `shell-${shell.age}.log`);
    processes.set(`The ${shell.age} shell`, startShell(shell, { port: shellPort, siteUrl, log }));
    urls.set(shell.shellVersion, `http://127.0.0.1:${shellPort}`);
  }
  const shellUrl = await startShellSwitch(urls);
  const platform = await startPlatform({ PORT: port, SHELL_URL: shellUrl }, logs);
  const headersFor = (shellVersion: string) => ({ [shellHeader]: shellVersion });
  const fetchPage = (shellVersion: string, path: string) =>
    fetch(new URL(path, platform.url), {
      headers: headersFor(shellVersion),
      signal: AbortSignal.timeout(slowestAnswerMs),
    });
  const isAnswering = async ({ shellVersion }: Build) =>
    readShellVersion(await (await fetchPage(shellVersion, '/')).text()) === shellVersion;
  const isReady = async () => {
    if (!(await fetch(new URL('/healthz/ready', platform.url))).ok) return false;
    return (await Promise.all(shells.map(isAnswering))).every(Boolean);
  };
  const assertRunning = () => {
    const ended = [...processes].find(
      ([, { exitCode, signalCode }]) => exitCode !== null || signalCode !== null,
    );
    if (platform.hasEnded || ended)
      throw new Refusal(
        `${ended?.[0] ?? 'The platform'} has ended by itself; what it printed is in ${logs}.`,
      );
  };
  const site: Site = {
    platform,
    headersFor,
    fetchPage,
    waitUntilReady: async () => {
      const deadline = Date.now() + readyWithinMs;
      while (!(await isReady().catch(() => false))) {
        assertRunning();
        if (Date.now() > deadline)
          throw new Refusal(`The platform takes no requests any more; what it printed is in ${logs}.`);
        await delay(pauseMs);
      }
    },
  };
  await site.waitUntilReady();
  return site;
}

async function startPlatform(env: Record<string, string>, logs: string): Promise<PlatformProcess> {
  try {
    return await PlatformProcess.create(env, { logFile: join(logs, 'platform.log') });
  } catch {
    throw new Refusal(`The platform did not start; what it printed is in ${join(logs, 'platform.log')}.`);
  }
}

function startShell(
  { folder }: Build,
  { port, siteUrl, log }: { port: string; siteUrl: string; log: string },
): ChildProcess {
  const output = openSync(log, 'w');
  const shell = spawn(process.execPath, [join(folder, 'shell/dist/main.js')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: port,
      PLATFORM_URL: siteUrl,
      SITE_URL: siteUrl,
      REGISTRY_POLL_MS: registryPollMs,
      RENDER_TIMEOUT_MS: '10000', // on a busy machine a page may be late without being lost
    },
    stdio: ['ignore', output, output],
    detached: true, // Ctrl-C is for the command, which ends all of it in order
  });
  closeSync(output);
  return shell;
}
