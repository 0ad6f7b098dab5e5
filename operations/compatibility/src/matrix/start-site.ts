import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findPort, PlatformProcess } from '@sabi/test-kit/platform-process';
import type { Build } from '../builds/build';

export interface Site {
  readonly platform: PlatformProcess;
  stop(): Promise<void>;
}

/** The current platform behind a shell of either age, each in its own processes. */
export async function startSite({ age, folder }: Build): Promise<Site> {
  if (age === 'current') return wrap(await PlatformProcess.create());
  const [port, shellPort] = [String(await findPort()), String(await findPort())];
  const siteUrl = `http://127.0.0.1:${port}`;
  const shell = spawn(process.execPath, [join(folder, 'shell/dist/main.js')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      HOST: '127.0.0.1',
      PORT: shellPort,
      PLATFORM_URL: siteUrl,
      SITE_URL: siteUrl,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  try {
    return wrap(
      await PlatformProcess.create({ PORT: port, SHELL_URL: `http://127.0.0.1:${shellPort}` }),
      shell,
    );
  } catch (error) {
    await end(shell);
    throw error;
  }
}

function wrap(platform: PlatformProcess, shell?: ChildProcess): Site {
  return {
    platform,
    stop: async () => {
      await platform.dispose();
      if (shell) await end(shell);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}
