import { anchorAuditChain } from '@sabi/audit/anchor-audit-chain';
import { runSweeps, type Sweeps, sweepRepeatedly } from '@sabi/service-kit/sweeping';
import type { Dependencies } from '../../dependencies';
import { sweepAvailability } from '../../domain/availability/sweep-availability';
import { sweepExpiredLots } from '../../domain/entitlements/sweep-expired-lots';
import { reconcile } from '../../domain/payments/reconcile';
import { sweepUnanswered } from '../../domain/service-requests/sweep-unanswered';
import { sweepReminders } from '../../domain/subscriptions/sweep-reminders';
import { sweepSubscriptions } from '../../domain/subscriptions/sweep-subscriptions';

/** @returns a function that stops it after a running round */
export const startSweeping = (dependencies: Dependencies): (() => Promise<void>) =>
  sweepRepeatedly(listSweeps(dependencies), dependencies);

export const sweepOnce = (dependencies: Dependencies): Promise<void> =>
  runSweeps(listSweeps(dependencies), dependencies.logger);

function listSweeps(dependencies: Dependencies): Sweeps {
  const { now } = dependencies;
  return {
    payments: () => reconcile({ now: now() }, dependencies),
    entitlements: () => sweepExpiredLots({ now: now() }, dependencies),
    subscriptions: () => sweepSubscriptions({ now: now() }, dependencies),
    reminders: () => sweepReminders({ now: now() }, dependencies),
    'unanswered requests': () => sweepUnanswered({ now: now() }, dependencies),
    'audit anchor': () => anchorAuditChain(dependencies),
    availability: () => sweepAvailability({ now: now() }, dependencies),
  };
}
