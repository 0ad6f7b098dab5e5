import type { AuditChain } from '@sabi/audit/audit-chain';
import { staffActor } from '@sabi/audit/staff-actor';
import type { RemoteOverview, StaffCommand } from '@sabi/contracts/http/gateway/staff-remotes';
import type { Logger } from '@sabi/service-kit/logger';
import type { Staff } from '@sabi/service-kit/staff';
import { actOf, changeVersion } from './change-version';
import { describeRemote, type OverviewDependencies } from './describe-remotes';
import type { OnChange } from './release-repository';
import type { RemoteUse } from './remote-use';

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

/**
 * Changes what visitors get of a remote for a member of the staff, with an entry in the audit chain. What holds already
 * counts as done and leaves no entry.
 * @throws {AppError} REMOTE_NOT_FOUND, REMOTE_CHANGED, RELEASE_NOT_FOUND, RELEASE_INVALID
 */
export async function commandAsStaff(
  { remote, command, staff, email, now }: StaffCommandInput,
  dependencies: StaffCommandDependencies,
): Promise<RemoteOverview> {
  const { auditChain, logger } = dependencies;
  const append: OnChange = async ({ before, after }, transaction) => {
    await auditChain.append(
      {
        ...staffActor(staff),
        action: `remote.${actOf[command.action]}`,
        subject: { type: 'remote', id: remote },
        payload: { about: [], before: before && toRecord(before), after: toRecord(after) },
      },
      transaction,
    );
  };
  const by = { kind: 'staff', id: staff.subject, name: email } as const;
  const { before, after } = await changeVersion({ remote, command, by, now }, dependencies, append);
  if (before !== after) {
    const { current, canary, pinned } = after;
    const changed = { remote, action: command.action, staff: staff.subject, current, canary, pinned };
    logger.info(changed, 'remote.use.changed');
  }
  return describeRemote(remote, after, now, dependencies);
}

/** As JSON, in which the chain stores states. */
const toRecord = ({ current, fallback, canary, pinned, revision }: RemoteUse) => ({
  ...{ current, fallback, pinned, revision },
  canary: canary && { version: canary.version, percent: canary.percent },
});
