import type { UserType } from '@sabi/contracts/http/profile/profile';
import { pendingAnalysisPage } from '@sabi/cv-report/pending-analysis';
import { readReturnTarget } from '../../layout/return-target';

/**
 * Chooses the page after signing in.
 * @param historyState state of the history entry; `{ returnTo: '/path' }` when a page has sent the visitor here
 * @param hasAnalysis an analysis of their CV waits for them to sign in
 */
export function findDestination(
  userType: UserType | null,
  historyState: unknown,
  hasAnalysis = false,
): string {
  const home = userType === 'talent' ? (hasAnalysis ? pendingAnalysisPage : '/dashboard') : '/';
  return readReturnTarget(historyState) ?? home;
}
