import type { usageSettled } from '@sabi/contracts/messages/billing';
import type { Effect } from '@sabi/event-bus/bus';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { z } from 'zod';
import { readUsageKey, type StoredApplication } from './application';
import type { ApplicationDirectory } from './application-repository';
import {
  type ApplicationDependencies,
  byService,
  byTalent,
  transitionApplication,
} from './transition-application';

interface Settlement {
  /** In state `submitting`. */
  readonly application: StoredApplication;
  readonly result: 'used' | 'used_up' | 'unsettled';
  readonly now: Date;
}

/**
 * Ends `submitting`. A failed one asks for the return of its use, whatever is known of it: an attempt that is still under way
 * is then refused.
 * @returns null when the application has changed since it was read
 */
export function settleApplication(
  { application, result, now }: Settlement,
  dependencies: ApplicationDependencies,
  transaction: Transaction,
): Promise<StoredApplication | null> {
  const { clock } = application;
  if (result === 'used') {
    const changes = { state: 'applied', clock: { ...clock, submitted_at: now } } as const;
    const events = [{ type: 'submitted', actor: byTalent }] as const;
    return transitionApplication({ application, changes, events, now }, dependencies, transaction);
  }
  const changes = {
    state: 'failed',
    failure: result,
    counts: false,
    clock: { ...clock, ended_at: now },
  } as const;
  const events = [{ type: 'failed', actor: byService, reason: result }] as const;
  return transitionApplication(
    { application, changes, events, returned: 'failed', now },
    dependencies,
    transaction,
  );
}

interface SettleUsageDependencies extends ApplicationDependencies {
  readonly applicationDirectory: Pick<ApplicationDirectory, 'find'>;
  readonly now: () => Date;
}

/** What svc-billing says of a use. Late and repeated messages find the application settled and change nothing. */
export async function settleUsage(
  { user_id: userId, key, result }: z.infer<typeof usageSettled.schema>,
  { applicationDirectory, now, ...dependencies }: SettleUsageDependencies,
): Promise<Effect | undefined> {
  const id = readUsageKey(key);
  if (id === null) return undefined;
  return async (transaction) => {
    const application = await applicationDirectory.find(id, transaction);
    if (application?.state !== 'submitting' || application.talent_id !== userId) return;
    const outcome = result === 'returned' ? 'unsettled' : result;
    await settleApplication({ application, result: outcome, now: now() }, dependencies, transaction);
  };
}
