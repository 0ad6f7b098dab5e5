import { readdir } from 'node:fs/promises';
import { resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { createLogger } from '@sabi/service-kit/logger';
import { openDataFolder } from './data-folder';
import { seedDemo } from './demo/seed-demo';
import type { StaffFactors } from './demo/staff-factors';
import type { Env } from './env';
import { startInfrastructure } from './infrastructure';
import { createPublisher } from './publish';
import { loadOrCreatePublishers } from './publishers';
import { RemoteFiles } from './remote-files';
import { loadOrCreateSecrets } from './secrets';

const readyPollMs = 100;

export interface Platform {
  readonly url: string;
  readonly mailboxUrl: string | null;
  readonly descriptions: readonly string[];
  readonly staffFactors: StaffFactors;
  /** File servers of remotes by name, which tests stop and start. */
  readonly remotes: ReadonlyMap<string, RemoteFiles>;
  stop(): Promise<void>;
}

/**
 * The whole product in this process. Resolves when a visitor would find everything in place: from then on the gateway's
 * `/healthz/ready` answers 200.
 */
export async function startPlatform(
  env: Env,
  report: (text: string) => void = () => undefined,
): Promise<Platform> {
  const url = `http://127.0.0.1:${env.PORT}`;
  const settings = { ...env, DATA_DIR: resolve(env.DATA_DIR) };
  const logger = createLogger({ service: 'local', level: env.LOG_LEVEL });
  await openDataFolder(settings.DATA_DIR);
  const secrets = await loadOrCreateSecrets(settings.DATA_DIR);
  const names = await findRemotes();
  const publishers = await loadOrCreatePublishers(settings.DATA_DIR, names);
  const publish = createPublisher(url, publishers);
  const remotes = new Map(
    names.map((name) => [
      name,
      new RemoteFiles(name, resolve(name, 'dist'), publish, (error) =>
        logger.error({ err: error, name }, 'remote.publish.failed'),
      ),
    ]),
  );
  let complete = false;
  const starting = startInfrastructure(settings, secrets, report);
  const { startServices } = await import('./services'); // loads for seconds, while the servers start
  const infrastructure = await starting;
  report('Starting the services …');
  const services = await startServices(settings, infrastructure, secrets, publishers, {
    platform: () => {
      if (!complete) throw new Error('The platform is still being put together');
    },
  });
  await services.gatewayReady;
  // With the shell of another version the caller publishes the remotes of that version.
  if (!settings.SHELL_URL) await waitForPages(url, await publishAll([...remotes.values()]));
  await infrastructure.brokerReady;
  await services.ready;
  const staffFactors = await seedDemo({
    ...services,
    jwtKeys: secrets.jwtKeys,
    mongoUri: infrastructure.mongoUri,
    dataFolder: settings.DATA_DIR,
  });
  complete = true;
  return {
    url,
    mailboxUrl: infrastructure.mailboxUrl,
    descriptions: infrastructure.descriptions,
    staffFactors,
    remotes,
    stop: async () => {
      for (const remote of remotes.values()) remote.unwatch();
      await services.stop();
      await Promise.all([...remotes.values()].map((remote) => remote.stop()));
      await infrastructure.stop();
    },
  };
}

/** Publishes the newest release of each remote, now and after every build. @returns the remotes' paths */
async function publishAll(remotes: readonly RemoteFiles[]): Promise<string[]> {
  const paths: string[] = [];
  for (const remote of remotes) {
    await remote.start();
    paths.push(...(await remote.publishNewest()).basePaths);
    remote.watch();
  }
  return paths;
}

async function findRemotes(): Promise<string[]> {
  return (await readdir('.')).filter((name) => name.startsWith('mf-'));
}

/** Waits until the shell's server has received every remote just published. */
async function waitForPages(url: string, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    // 503: the remote is registered, but its pages cannot be rendered yet.
    while ((await fetch(new URL(path, url))).status === 404) await delay(readyPollMs);
  }
}
