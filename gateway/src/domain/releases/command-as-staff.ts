import type { AuditChain } from '@sabi/audit/audit-chain';
import { staffActor } from '@sabi/audit/staff-actor';
import type { RemoteOverview, StaffCommand } from '@sabi/contracts/http/gateway/staff-remotes';
import { AppError } from '@sabi/service-kit/errors';
import type { Logger } from '@sabi/service-kit/logger';
import type { Staff } from '@sabi/service-kit/staff';
import { assertAvailable, versionToServe } from './assert-available';
import { assertSeen } from './assert-seen';
import { describeRemote, type OverviewDependencies } from './describe-remotes';
import type { OnChange } from './release-repository';
import type { RemoteAct } from './remote-event';
import { pinTo, promoteTo, type RemoteUse, rollBack, unpin } from './remote-use';

export interface StaffCommandInput {
  readonly remote: string;
  readonly command: StaffCommand;
  readonly staff: Staff;
  /** Address of the account. */
  readonly email: string;
  readonly now: Date;
}

interface StaffCommandDependencies extends OverviewDependencies {
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly logger: Logger;
}

const actions = {
  promote: 'promoted',
  pin: 'pinned',
  unpin: 'unpinned',
  rollback: 'rolled_back',
} as const satisfies Record<StaffCommand['action'], RemoteAct['action']>;

/**
 * Changes what visitors get of a remote for a member of the staff, with an entry in the audit chain. What holds already
 * counts as done and leaves no entry.
 * @throws {AppError} REMOTE_NOT_FOUND, REMOTE_CHANGED, RELEASE_NOT_FOUND, RELEASE_INVALID
 */
export async function commandAsStaff(
  { remote, command, staff, email, now }: StaffCommandInput,
  dependencies: StaffCommandDependencies,
): Promise<RemoteOverview> {
  const { releases, auditChain, logger } = dependencies;
  const action = actions[command.action];
  const append: OnChange = async ({ before, after }, transaction) => {
    await auditChain.append(
      {
        ...staffActor(staff),
        action: `remote.${action}`,
        subject: { type: 'remote', id: remote },
        payload: { about: [], before: before && toRecord(before), after: toRecord(after) },
      },
      transaction,
    );
  };
  const version = versionToServe(command, await releases.findUse(remote));
  await assertAvailable({ name: remote, version }, dependencies);
  const { before, after } = await releases.changeUse(
    remote,
    now,
    (use) => {
      if (!use) throw new AppError('REMOTE_NOT_FOUND');
      return assertSeen(use, (seen) => applyCommand(seen, command, now), command.revision);
    },
    { action, by: { kind: 'staff', id: staff.subject, name: email } },
    append,
  );
  if (before !== after) {
    const { current, canary, pinned } = after;
    const changed = { remote, action: command.action, staff: staff.subject, current, canary, pinned };
    logger.info(changed, 'remote.use.changed');
  }
  return describeRemote(remote, after, now, dependencies);
}

function applyCommand(use: RemoteUse, command: StaffCommand, now: Date): RemoteUse {
  switch (command.action) {
    case 'promote':
      return promoteTo(use, { version: command.version, percent: command.trafficPercent, now });
    case 'pin':
      return pinTo(use, { version: command.version, now });
    case 'unpin':
      return unpin(use);
    case 'rollback':
      return rollBack(use, { version: command.version, now });
  }
}

/** As JSON, in which the chain stores states. */
const toRecord = ({ current, fallback, canary, pinned, revision }: RemoteUse) => ({
  ...{ current, fallback, pinned, revision },
  canary: canary && { version: canary.version, percent: canary.percent },
});
