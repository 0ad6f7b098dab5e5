import type { CvAnalysis } from '@sabi/contracts/http/ai/cv-analysis';
import { AppError } from '@sabi/service-kit/errors';
import type { Caller } from '../callers/caller';
import { hashClaimToken } from './claim-token';
import type { PendingAnalysisRepository } from './pending-analysis-repository';

/**
 * The whole of an analysis previewed by a visitor. The first claiming account owns it and may repeat the
 * claim until it expires.
 */
export async function claimAnalysis(
  { claimToken, caller }: { claimToken: string; caller: Caller },
  { pendingAnalyses }: { pendingAnalyses: PendingAnalysisRepository },
): Promise<CvAnalysis> {
  if (caller.kind !== 'account') throw new AppError('TOKEN_MISSING');
  const claimed = await pendingAnalyses.claim(hashClaimToken(claimToken), caller.userId);
  if (claimed === null) throw new AppError('RESUME_NOT_FOUND');
  const { analysis, basic = false, report, expires_at: expiresAt } = claimed;
  return {
    analysis,
    truncated: false,
    basic,
    ...(report && { report }),
    kept_until: expiresAt.toISOString(),
  };
}
