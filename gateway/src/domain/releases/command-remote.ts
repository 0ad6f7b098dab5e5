import type { RemoteActor, RemoteCommand, RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import { assertAvailable, versionToServe } from './assert-available';
import { assertSeen } from './assert-seen';
import { describeStatus, type StatusDependencies } from './describe-status';
import { publishRelease, type ReadReleaseFile } from './publish-release';
import type { ReleaseRepository } from './release-repository';
import type { RemoteAct } from './remote-event';
import { pinTo, promoteTo, type RemoteUse, rollBack, unpin } from './remote-use';
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

interface CommandDependencies extends StatusDependencies {
  readonly releases: ReleaseRepository;
  readonly readFile: ReadReleaseFile;
  readonly useNonce: UseNonce;
  readonly logger: Logger;
}

/**
 * Executes a command of a remote's team, once.
 * @throws {AppError} COMMAND_OUTDATED for a repeated or expired command; further codes by command
 */
export async function commandRemote(
  input: CommandInput,
  dependencies: CommandDependencies,
): Promise<RemoteStatus> {
  const { command, now } = input;
  const age = Math.abs(now.getTime() - Date.parse(command.issuedAt));
  if (age > goodForMs || !(await dependencies.useNonce(command.nonce, now)))
    throw new AppError('COMMAND_OUTDATED');
  const use = await changeUse(input, dependencies);
  if (command.action !== 'status') {
    const { remote, action } = command;
    const { current, canary, pinned } = use;
    const override = 'override' in command ? command.override : undefined;
    dependencies.logger.info({ remote, action, override, current, canary, pinned }, 'remote.use.changed');
  }
  return describeStatus(command.remote, use, now, dependencies);
}

async function changeUse(
  { command, content, signature, by, now }: CommandInput,
  { releases, readFile }: CommandDependencies,
): Promise<RemoteUse> {
  const { remote, revision } = command;
  const change = async (action: RemoteAct['action'], next: (use: RemoteUse) => RemoteUse) => {
    const { after } = await releases.changeUse(
      remote,
      now,
      (use) => assertSeen(assertKnown(use), next, revision),
      { action, by },
    );
    return after;
  };
  if (command.action !== 'publish' && command.action !== 'status')
    await assertAvailable(
      { name: remote, version: versionToServe(command, await releases.findUse(remote)) },
      { releases, readFile },
    );
  switch (command.action) {
    case 'publish': {
      const { release, origin, trafficPercent, isLocalBuild = false } = command;
      return publishRelease(
        { release, origin, trafficPercent, isLocalBuild, command: content, signature, by, now },
        { releases, readFile },
      );
    }
    case 'promote': {
      const { version, trafficPercent: percent } = command;
      return change('promoted', (use) => promoteTo(use, { version: version ?? canaryOf(use), percent, now }));
    }
    case 'pin':
      return change('pinned', (use) => pinTo(use, { version: command.version, now }));
    case 'unpin':
      return change('unpinned', unpin);
    case 'rollback':
      return change('rolled_back', (use) => rollBack(use, { now, version: command.version }));
    case 'status':
      return assertKnown(await releases.findUse(remote));
  }
}

function assertKnown(use: RemoteUse | null): RemoteUse {
  if (!use) throw new AppError('REMOTE_NOT_FOUND');
  return use;
}

function canaryOf({ canary }: RemoteUse): string {
  if (!canary) throw new AppError('RELEASE_NOT_FOUND', { detail: 'There is no canary: name a version' });
  return canary.version;
}
