import type { Figures } from '../remote-reports/remote-reports';

export interface ErrorBudget {
  /** Fewer failures are ignored: they may come from a browser extension or from an attacker. */
  readonly minFailed: number;
  /** Share of the networks that may fail. */
  readonly percent: number;
}

/** Ratio to the current version's failures, as a failure of both versions is not the canary's fault. */
const timesTheCurrent = 2;

export function isOverBudget(canary: Figures, current: Figures, budget: ErrorBudget): boolean {
  if (canary.failed < budget.minFailed) return false;
  return shareOf(canary) * 100 > endingPercent(current, budget);
}

/** Share of failures above which a canary ends: that of the budget, or twice that of the current version. */
export function endingPercent(current: Figures, { percent }: ErrorBudget): number {
  return Math.max(percent, timesTheCurrent * shareOf(current) * 100);
}

function shareOf({ networks, failed }: Figures): number {
  return networks === 0 ? 0 : failed / networks;
}
