import type { RemoteActor } from '@sabi/contracts/http/gateway/remote-commands';
import { AppError } from '@sabi/service-kit/errors';
import { assertSeen } from './assert-seen';
import { type FailureDependencies, isAvailable } from './find-failure';
import type { OnChange, UseChange } from './release-repository';
import type { RemoteAct } from './remote-event';
import { pinTo, promoteTo, type RemoteUse, rollBack, unpin } from './remote-use';

/** A command about which version visitors get, of the remote's team or of the staff. */
export type VersionCommand = {
  /** Of the state that its sender has seen; undefined: any. */
  readonly revision?: number | undefined;
} & (
  | {
      readonly action: 'promote';
      /** null: the canary. */
      readonly version: string | null;
      readonly trafficPercent: number;
    }
  | { readonly action: 'pin'; readonly version: string }
  | { readonly action: 'unpin' }
  | { readonly action: 'rollback'; readonly version?: string | undefined }
);

/** How each command is called once it is done. */
export const actOf = {
  promote: 'promoted',
  pin: 'pinned',
  unpin: 'unpinned',
  rollback: 'rolled_back',
} as const satisfies Record<VersionCommand['action'], RemoteAct['action']>;

interface ChangeInput {
  readonly remote: string;
  readonly command: VersionCommand;
  readonly by: RemoteActor;
  readonly now: Date;
}

/**
 * Changes which version of a remote visitors get. What holds already counts as done.
 * @param onChange runs in the transaction of a change
 * @throws {AppError} REMOTE_NOT_FOUND, REMOTE_CHANGED, RELEASE_NOT_FOUND, RELEASE_INVALID
 */
export async function changeVersion(
  { remote, command, by, now }: ChangeInput,
  dependencies: Pick<FailureDependencies, 'releases' | 'readFile'>,
  onChange?: OnChange,
): Promise<UseChange> {
  const { releases } = dependencies;
  await assertAvailable(remote, versionToServe(command, await releases.findUse(remote)), dependencies);
  return releases.changeUse(
    remote,
    now,
    (use) => {
      if (!use) throw new AppError('REMOTE_NOT_FOUND');
      return assertSeen(use, (seen) => applyCommand(seen, command, now), command.revision);
    },
    { action: actOf[command.action], by },
    onChange,
  );
}

function applyCommand(use: RemoteUse, command: VersionCommand, now: Date): RemoteUse {
  switch (command.action) {
    case 'promote': {
      const { version, trafficPercent: percent } = command;
      return promoteTo(use, { version: version ?? canaryOf(use), percent, now });
    }
    case 'pin':
      return pinTo(use, { version: command.version, now });
    case 'unpin':
      return unpin(use);
    case 'rollback':
      return rollBack(use, { version: command.version, now });
  }
}

function canaryOf({ canary }: RemoteUse): string {
  if (!canary) throw new AppError('RELEASE_NOT_FOUND', { detail: 'There is no canary: name a version' });
  return canary.version;
}

/** The version that visitors would get by a command and do not get yet, or get again; null where it only takes one away. */
function versionToServe(command: VersionCommand, use: RemoteUse | null): string | null {
  if (command.action === 'unpin') return null;
  if (command.action === 'rollback') return use?.canary ? null : (use?.fallback ?? null);
  return command.version ?? use?.canary?.version ?? null;
}

/**
 * Keeps visitors from a registered version whose files are gone. One that is not registered is left to the change itself.
 * @throws {AppError} RELEASE_INVALID
 */
async function assertAvailable(
  remote: string,
  version: string | null,
  { releases, readFile }: Pick<FailureDependencies, 'releases' | 'readFile'>,
): Promise<void> {
  const stored = version === null ? null : await releases.findRelease(remote, version);
  if (stored && !(await isAvailable(stored, readFile)))
    throw new AppError('RELEASE_INVALID', { detail: `The files of ${version} are gone: publish it again` });
}
