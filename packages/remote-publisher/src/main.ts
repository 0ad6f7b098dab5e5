import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { createFileStore } from '@sabi/file-store/from-env';
import { EnvError } from '@sabi/service-kit/env';
import { assertDeployable, DeploymentRefused } from './assert-deployable';
import { describeStatus } from './describe-status';
import { type Env, readEnv } from './env';
import { type Command, parseArguments, usage, UsageError } from './parse-arguments';
import { withBuild } from './read-build';
import { CommandRefused, sendCommand } from './send-command';
import { uploadRelease } from './upload-release';

try {
  const command = parseArguments(process.argv.slice(2));
  if (command.action === 'help') console.log(usage);
  else console.log(describeStatus(await runCommand(command, await readName())));
} catch (error) {
  const isExpected = [UsageError, EnvError, CommandRefused, DeploymentRefused].some(
    (kind) => error instanceof kind,
  );
  console.error(isExpected ? (error as Error).message : error);
  if (error instanceof UsageError) console.error(`\n${usage}`);
  process.exitCode = 1;
}

async function runCommand(
  command: Exclude<Command, { action: 'help' }>,
  remote: string,
): Promise<RemoteStatus> {
  const env = readEnv(remote);
  const registry = { platformUrl: env.platformUrl, key: await readKey(env.keyFile) };
  if (command.action === 'publish') return publish(command, env, registry);
  return sendCommand({ remote, ...command }, registry);
}

async function publish(
  { trafficPercent, build, override }: Extract<Command, { action: 'publish' }>,
  env: Env,
  registry: { platformUrl: string; key: KeyObject },
): Promise<RemoteStatus> {
  const store = createFileStore(env.fileStore);
  return withBuild({ build }, async (release, folder) => {
    assertDeployable(release, override);
    const files = await uploadRelease(release, folder, store);
    console.log(`${release.name} ${release.version}: ${files} files in the ${store.description}`);
    const { name: remote } = release;
    return sendCommand(
      { action: 'publish', remote, release, origin: null, trafficPercent, ...(override && { override }) },
      registry,
    );
  });
}

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
