import { createPrivateKey, type KeyObject } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import type { FileStore } from '@sabi/file-store/file-store';
import { createFileStore } from '@sabi/file-store/from-env';
import { EnvError } from '@sabi/service-kit/env';
import { UsageError } from '@sabi/service-kit/command-line';
import { askFirst, NotConfirmed } from './ask-first';
import { assertDeployable, DeploymentRefused } from './assert-deployable';
import { describeUploadFailure } from './describe-failure';
import { describeStatus } from './describe-status';
import { type Env, readEnv } from './env';
import { type Command, parseArguments } from './parse-arguments';
import { announcePublishing, planCommand } from './plan-command';
import { BuildFailed, type RemoteBuild, withBuild } from './read-build';
import { recordRefusal } from './release-files';
import { runUnregister } from './run-unregister';
import { CommandRefused, PlatformUnreachable, type Registry, sendCommand } from './send-command';
import { uploadRelease } from './upload-release';
import { usage } from './usage';

/** Failures with a sentence of their own. */
const expected = [
  ...[UsageError, EnvError, CommandRefused, PlatformUnreachable],
  ...[DeploymentRefused, NotConfirmed, BuildFailed],
];

/** Runs one command of `publish-remote` and prints its outcome. @returns the exit code */
export async function runPublisher(args: readonly string[]): Promise<0 | 1> {
  try {
    const command = parseArguments(args);
    console.log(command.action === 'help' ? usage : await runCommand(command));
    return 0;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const isExpected = expected.some((kind) => error instanceof kind);
    console.error(isExpected ? message : `It failed for a reason that this tool does not know: ${message}`);
    if (error instanceof UsageError && !message.includes('\n')) console.error('--help shows all commands.');
    return 1;
  }
}

/** @returns what is printed at the end */
async function runCommand(command: Exclude<Command, { action: 'help' }>): Promise<string> {
  const named = command.action === 'unregister' ? command.remote : null;
  const remote = named ?? (await readName());
  // A named remote may be gone from this repository, so that the command is given at its root.
  const env = readEnv(remote, existsSync('remote.json') ? '..' : '.');
  const registry = { platformUrl: env.platformUrl, key: await readKey(env.keyFile) };
  if (command.action === 'unregister')
    return runUnregister(command, remote, await findStatus(remote, registry), registry);
  return describeStatus(await changeUse(command, remote, env, registry));
}

async function changeUse(
  command: Exclude<Command, { action: 'help' | 'unregister' }>,
  remote: string,
  env: Env,
  registry: Registry,
): Promise<RemoteStatus> {
  if (command.action === 'publish') return publish(command, remote, env, registry);
  const status = await sendCommand({ remote, action: 'status' }, registry);
  if (command.action === 'status') return status;
  const { notices, question, send } = planCommand(command, status);
  for (const notice of notices) console.log(notice);
  if (question) await askFirst(question);
  return send ? sendCommand(send, registry) : status;
}

async function publish(
  { trafficPercent, build, override }: Extract<Command, { action: 'publish' }>,
  remote: string,
  env: Env,
  registry: Registry,
): Promise<RemoteStatus> {
  const store = openStore(env);
  for (const notice of announcePublishing(trafficPercent, await findStatus(remote, registry)))
    console.log(notice);
  return withBuild({ build }, async (built) => {
    const { release, folder } = built;
    await assertAllowed(built, override, store);
    const files = await uploadRelease(release, folder, store).catch((cause: unknown) => {
      throw new BuildFailed(describeUploadFailure(store.description, cause), { cause });
    });
    console.log(`${release.name} ${release.version}: ${files} files in the ${store.description}`);
    return sendCommand(
      { action: 'publish', remote, release, origin: null, trafficPercent, ...(override && { override }) },
      registry,
    );
  });
}

/** @throws {DeploymentRefused} which is recorded, as `npm start` would publish a local build of the same sources */
async function assertAllowed(
  built: RemoteBuild,
  override: string | undefined,
  store: FileStore,
): Promise<void> {
  try {
    assertDeployable(built, override);
  } catch (error) {
    if (error instanceof DeploymentRefused) await recordRefusal(built.release, store);
    throw error;
  }
}

/** @returns null for a remote without a version */
async function findStatus(remote: string, registry: Registry): Promise<RemoteStatus | null> {
  try {
    return await sendCommand({ remote, action: 'status' }, registry);
  } catch (error) {
    if (error instanceof CommandRefused && error.code === 'REMOTE_NOT_FOUND') return null;
    throw error;
  }
}

function openStore(env: Env): FileStore {
  try {
    return createFileStore(env.fileStore);
  } catch (error) {
    throw new UsageError(
      `There is no file store to upload to: ${error instanceof Error ? error.message : ''}.`,
    );
  }
}

async function readName(): Promise<string> {
  try {
    const { name } = JSON.parse(await readFile('remote.json', 'utf8')) as { name?: unknown };
    if (typeof name === 'string') return name;
  } catch {
    // The sentence below is about any of these.
  }
  throw new UsageError(
    'There is no remote in this folder: remote.json is missing or names none. Run it in mf-<name>.',
  );
}

async function readKey(file: string): Promise<KeyObject> {
  try {
    const key = createPrivateKey(await readFile(file));
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new UsageError(
        `The team's key is missing: there is no file ${file}. PUBLISH_KEY_FILE names it; npm start makes one for each remote of a laptop.`,
      );
  }
  throw new UsageError(`${file} holds no private Ed25519 key (PEM). PUBLISH_KEY_FILE names the team's key.`);
}
