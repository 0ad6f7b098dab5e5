import { resolve } from 'node:path';
import { createLogger } from '@sabi/service-kit/logger';
import { lockDataFolder } from '../bin/starting/check-start.mjs';
import { openDataFolder } from './data-folder';
import { seedDemo } from './demo/seed-demo';
import type { StaffFactors } from './demo/staff-factors';
import type { Env } from './env';
import { startInfrastructure } from './infrastructure';
import { openPublishers } from './publishers';
import { createCommandLine } from './remotes/describe';
import { LocalRemotes } from './remotes/local-remotes';
import { findRemotes, isBuilt, watchRemoteFolders } from './remotes/remote-folders';
import { Readiness } from './readiness';
import { loadOrCreateSecrets } from './secrets';

export interface Platform {
  readonly url: string;
  readonly mailboxUrl: string | null;
  readonly descriptions: readonly string[];
  readonly staffFactors: StaffFactors;
  /** Which version of each remote visitors get, a line each. */
  readonly remotes: readonly string[];
  /** Versions that visitors get and cannot load, and what helps; until there is none the platform is not ready. */
  readonly problems: readonly string[];
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
  const unlock = lockDataFolder(settings.DATA_DIR, url);
  const secrets = await loadOrCreateSecrets(settings.DATA_DIR);
  const publishers = await openPublishers(settings.DATA_DIR);
  const found = await findRemotes('.');
  for (const name of found) await publishers.add(name);
  const names = found.filter((name) => isBuilt('.', name));
  const readiness = new Readiness();
  const starting = startInfrastructure(settings, secrets, report);
  const { startServices } = await import('./services'); // loads for seconds, while the servers start
  const infrastructure = await starting;
  report('Starting the services …');
  const services = await startServices(settings, infrastructure, secrets, publishers, {
    platform: () => readiness.assertReady(),
  });
  const remotes = new LocalRemotes({
    ...{ url, root: resolve('.'), names, publishers, report, logger },
    fileStore: infrastructure.fileStore,
    commandLine: createCommandLine(isDefault(env) ? undefined : { url, dataDir: settings.DATA_DIR }),
  });
  await services.gatewayReady;
  // With the shell of another version the caller publishes the remotes of that version.
  if (!settings.SHELL_URL) await remotes.start();
  await infrastructure.brokerReady;
  await services.ready;
  const staffFactors = await seedDemo({
    ...services,
    jwtKeys: secrets.jwtKeys,
    mongoUri: infrastructure.mongoUri,
    dataFolder: settings.DATA_DIR,
  });
  const findProblems = settings.SHELL_URL ? async () => [] : () => remotes.findProblems();
  const stopWatching = settings.SHELL_URL
    ? undefined
    : watchRemoteFolders({
        folder: '.',
        present: names,
        join: (name) => remotes.join(name),
        leave: (name) => remotes.leave(name),
        report,
      });
  return {
    url,
    mailboxUrl: infrastructure.mailboxUrl,
    descriptions: infrastructure.descriptions,
    staffFactors,
    remotes: await remotes.describe(),
    problems: await readiness.begin(findProblems),
    stop: async () => {
      stopWatching?.();
      await remotes.stop();
      await services.stop();
      await infrastructure.stop();
      unlock();
    },
  };
}

/** Whether `npm run publish:remote` finds this platform without settings. */
function isDefault({ PORT, DATA_DIR }: Env): boolean {
  return PORT === 8080 && DATA_DIR === '.data';
}
