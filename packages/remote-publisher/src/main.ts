import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RemoteStatus } from '@sabi/contracts/http/remote-commands';
import { createFileStore } from '@sabi/file-store/from-env';
import { EnvError } from '@sabi/service-kit/env';
import { askToDeploy, DeploymentRefused } from './ask-to-deploy';
import { describeStatus } from './describe-status';
import { type Env, readEnv } from './env';
import { parseArguments, usage, UsageError, type Wish } from './parse-arguments';
import { withBuild } from './read-build';
import { CommandRefused, sendCommand } from './send-command';
import { uploadRelease } from './upload-release';

try {
  const wish = parseArguments(process.argv.slice(2));
  if (wish.action === 'help') console.log(usage);
  else console.log(describeStatus(await fulfil(wish, await readName())));
} catch (error) {
  const isTold = [UsageError, EnvError, CommandRefused, DeploymentRefused].some(
    (kind) => error instanceof kind,
  );
  console.error(isTold ? (error as Error).message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = 1;
}

async function fulfil(wish: Exclude<Wish, { action: 'help' }>, remote: string): Promise<RemoteStatus> {
  const env = readEnv(remote);
  const registry = { platformUrl: env.platformUrl, key: await readKey(env.keyFile) };
  if (wish.action === 'publish') return publish(wish, env, registry);
  return sendCommand({ remote, ...wish }, registry);
}

async function publish(
  { trafficPercent, build, override }: Extract<Wish, { action: 'publish' }>,
  env: Env,
  registry: { platformUrl: string; key: KeyObject },
): Promise<RemoteStatus> {
  const store = createFileStore(env.fileStore);
  return withBuild({ build }, async (release, folder) => {
    askToDeploy(release, override);
    const files = await uploadRelease(release, folder, store);
    console.log(`${release.name} ${release.version}: ${files} files in the ${store.description}`);
    const { name: remote } = release;
    return sendCommand(
      { action: 'publish', remote, release, origin: null, trafficPercent, ...(override && { override }) },
      registry,
    );
  });
}

/** Of the remote in the current folder. */
async function readName(): Promise<string> {
  const { name } = JSON.parse(await readFile('remote.json', 'utf8')) as { name: string };
  return name;
}

async function readKey(file: string): Promise<KeyObject> {
  try {
    return createPrivateKey(await readFile(file));
  } catch (error) {
    throw new UsageError(`${file} holds no private key: ${error instanceof Error ? error.message : ''}`);
  }
}
