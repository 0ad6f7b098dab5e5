import type { RemoteActor, RemoteCommand, RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { changeVersion } from './change-version';
import { describeStatus, type StatusDependencies } from './describe-status';
import { publishRelease, type ReadReleaseFile } from './publish-release';
import type { ReleaseRepository } from './release-repository';
import type { RemoteUse } from './remote-use';
import type { UseNonce } from './use-nonce';

/** Maximum age of a command, which includes the difference of the clocks. */
const goodForMs = 120_000;

export interface CommandInput {
  readonly command: RemoteCommand;
  /** As it was sent and signed. */
  readonly content: string;
  readonly signature: string;
  readonly by: RemoteActor;
  readonly now: Date;
}

interface UseInput extends CommandInput {
  readonly command: Exclude<RemoteCommand, { action: 'unregister' }>;
}

interface CommandDependencies extends StatusDependencies {
  readonly releases: ReleaseRepository;
  readonly readFile: ReadReleaseFile;
  readonly useNonce: UseNonce;
  readonly logger: Logger;
}

/**
 * Executes a command of a remote's team, once.
 * @returns the state afterwards; null where the remote is not registered any more
 * @throws {AppError} COMMAND_OUTDATED for a repeated or expired command; further codes by command
 */
export async function commandRemote(
  input: CommandInput,
  dependencies: CommandDependencies,
): Promise<RemoteStatus | null> {
  const { command, now } = input;
  const age = Math.abs(now.getTime() - Date.parse(command.issuedAt));
  if (age > goodForMs || !(await dependencies.useNonce(command.nonce, now)))
    throw new AppError('COMMAND_OUTDATED');
  if (command.action === 'unregister') return unregister(command, input, dependencies);
  const use = await changeUse({ ...input, command }, dependencies);
  if (command.action !== 'status') {
    const { remote, action } = command;
    const { current, canary, pinned } = use;
    const override = 'override' in command ? command.override : undefined;
    dependencies.logger.info({ remote, action, override, current, canary, pinned }, 'remote.use.changed');
  }
  return describeStatus(command.remote, use, now, dependencies);
}

/** What is not registered counts as done. */
async function unregister(
  { remote, revision }: Extract<RemoteCommand, { action: 'unregister' }>,
  { by, now }: CommandInput,
  { releases, logger }: CommandDependencies,
): Promise<null> {
  const check = (use: RemoteUse) => {
    if (revision !== undefined && revision !== use.revision) throw new AppError('REMOTE_CHANGED');
  };
  const before = await releases.unregister(remote, now, check, by);
  if (before) logger.info({ remote, current: before.current, team: by.id }, 'remote.unregistered');
  return null;
}

async function changeUse(
  { command, content, signature, by, now }: UseInput,
  { releases, readFile }: CommandDependencies,
): Promise<RemoteUse> {
  const { remote } = command;
  if (command.action === 'status') return assertKnown(await releases.findUse(remote));
  if (command.action !== 'publish')
    return (await changeVersion({ remote, command, by, now }, { releases, readFile })).after;
  const { release, origin, trafficPercent, isLocalBuild = false } = command;
  return publishRelease(
    { release, origin, trafficPercent, isLocalBuild, command: content, signature, by, now },
    { releases, readFile },
  );
}

function assertKnown(use: RemoteUse | null): RemoteUse {
  if (!use) throw new AppError('REMOTE_NOT_FOUND');
  return use;
}
