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
  const share = shareOf(canary);
  return share > budget.percent / 100 && share > timesTheCurrent * shareOf(current);
}

function shareOf({ networks, failed }: Figures): number {
  return networks === 0 ? 0 : failed / networks;
}
