import type { OwnApplication } from '@sabi/contracts/http/hiring/applications';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { isLive, type StoredApplication } from './application';
import { effectiveState, isFreshlySubmitted } from './application-clock';
import type { ApplicationDirectory } from './application-repository';
import { notifyIfDue } from './notify-talent';
import { type ApplicationDependencies, byTalent, transitionApplication } from './transition-application';
import { viewOwnApplication, type ViewOwnDependencies } from './view-own-application';

interface WithdrawDependencies extends ApplicationDependencies, ViewOwnDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly transact: Transact;
}

interface WithdrawInput {
  readonly applicationId: string;
  readonly userId: string;
  readonly now: Date;
}

/**
 * Withdraws an application; within an hour its allowance is given back. The talent can apply again. Idempotent.
 * @throws {AppError} APPLICATION_NOT_FOUND also for one of others, APPLICATION_STATE_UNFIT
 */
export async function withdrawApplication(
  { applicationId, userId, now }: WithdrawInput,
  dependencies: WithdrawDependencies,
): Promise<OwnApplication> {
  const { applicationDirectory, transact } = dependencies;
  const withdrawn = await transact(async (transaction): Promise<StoredApplication> => {
    const found = await applicationDirectory.find(applicationId, transaction);
    if (found?.talent_id !== userId) throw new AppError('APPLICATION_NOT_FOUND');
    if (found.state === 'withdrawn') return found;
    if (!isLive(effectiveState(found, now))) throw new AppError('APPLICATION_STATE_UNFIT');
    const application = await notifyIfDue(found, now, dependencies, transaction);
    const changes = {
      state: 'withdrawn',
      counts: false,
      clock: { ...application.clock, ended_at: now },
    } as const;
    const events = [{ type: 'withdrawn', actor: byTalent }] as const;
    const returned = isFreshlySubmitted(application, now) ? 'withdrawn' : undefined;
    const changed = await transitionApplication(
      { application, changes, events, returned, now },
      dependencies,
      transaction,
    );
    if (!changed) throw new Error('unreachable: it was read in this transaction');
    return changed;
  });
  return viewOwnApplication(withdrawn, now, dependencies);
}
