import type { Transact } from '@sabi/service-kit/transaction';
import { type StoredApplication, usageKeyOf } from './application';
import type { ApplicationDirectory } from './application-repository';
import type { PlanUses } from './plan-uses';
import { settleApplication } from './settle-application';
import type { ApplicationDependencies } from './transition-application';

export interface UsePlanDependencies extends ApplicationDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly planUses: PlanUses;
  readonly transact: Transact;
}

/**
 * Uses one of the plan for an application in state `submitting`, and stores the outcome.
 * @returns unchanged where the outcome is not known; a sweep settles it
 */
export async function usePlan(
  application: StoredApplication,
  { authorization, now }: { authorization: string; now: Date },
  { planUses, applicationDirectory, transact, ...dependencies }: UsePlanDependencies,
): Promise<StoredApplication> {
  const { id, job_title: reference } = application;
  const result = await planUses.consume({ authorization, key: usageKeyOf(id), reference });
  if (result === 'unknown') return application;
  return transact(async (transaction) => {
    const current = (await applicationDirectory.find(id, transaction)) ?? application;
    if (current.state !== 'submitting') return current; // a sweep or a message came first
    const settled = await settleApplication({ application: current, result, now }, dependencies, transaction);
    return settled ?? current;
  });
}
