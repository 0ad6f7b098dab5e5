import type { UserType } from '@sabi/contracts/http/profile/profile';
import { pendingAnalysisPage } from '@sabi/cv-report/pending-analysis';
import { readReturnTarget } from '../../layout/return-target';

/**
 * Chooses the page after signing in.
 * @param historyState state of the history entry; `{ returnTo: '/path' }` when a page has redirected here
 * @param hasAnalysis whether an analysis of their CV awaits the sign-in
 */
export function findDestination(
  userType: UserType | null,
  historyState: unknown,
  hasAnalysis = false,
): string {
  const home = userType === 'talent' ? (hasAnalysis ? pendingAnalysisPage : '/dashboard') : '/';
  return readReturnTarget(historyState) ?? home;
}
