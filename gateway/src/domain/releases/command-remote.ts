import type { RemoteCommand, RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { RemoteReports } from '../remote-reports/remote-reports';
import { describeStatus } from './describe-status';
import { publishRelease, type ReadReleaseFile } from './publish-release';
import type { ReleaseRepository } from './release-repository';
import { pinTo, promoteTo, type RemoteUse, rollBack } from './remote-use';
import type { UseNonce } from './use-nonce';

/** Maximum age of a command, which includes the difference of the clocks. */
const goodForMs = 120_000;

export interface CommandInput {
  readonly command: RemoteCommand;
  /** As it was sent and signed. */
  readonly content: string;
  readonly signature: string;
  readonly now: Date;
}

interface CommandDependencies {
  readonly releases: ReleaseRepository;
  readonly reports: RemoteReports;
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
  { command, content, signature, now }: CommandInput,
  { releases, readFile }: CommandDependencies,
): Promise<RemoteUse> {
  const { remote } = command;
  const change = async (next: (use: RemoteUse) => RemoteUse) => {
    const { after } = await releases.changeUse(remote, now, (use) => next(assertKnown(use)));
    return after;
  };
  switch (command.action) {
    case 'publish': {
      const { release, origin, trafficPercent } = command;
      return publishRelease(
        { release, origin, trafficPercent, command: content, signature, now },
        { releases, readFile },
      );
    }
    case 'promote': {
      const { version, trafficPercent: percent } = command;
      return change((use) => promoteTo(use, { version: version ?? canaryOf(use), percent, now }));
    }
    case 'pin':
      return change((use) => pinTo(use, { version: command.version, now }));
    case 'rollback':
      return change((use) => rollBack(use, { now }));
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
