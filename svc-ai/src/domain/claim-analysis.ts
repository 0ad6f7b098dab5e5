import type { CvAnalysis } from '@sabi/contracts/http/ai';
import { AppError } from '@sabi/service-kit/errors';
import type { KeptAnalysisRepository } from '../data-access/kept-analysis-repository';
import type { Caller } from './caller';
import { hashClaimToken } from './claim-token';

/**
 * The rest of an analysis that a visitor was shown the beginning of. It belongs to the first account that asks, and to
 * nobody else from then on; that account may ask again until its time is over.
 */
export async function claimAnalysis(
  { claimToken, caller }: { claimToken: string; caller: Caller },
  { keptAnalyses }: { keptAnalyses: KeptAnalysisRepository },
): Promise<CvAnalysis> {
  if (caller.kind !== 'account') throw new AppError('TOKEN_MISSING');
  const kept = await keptAnalyses.claim(hashClaimToken(claimToken), caller.userId);
  if (kept === null) throw new AppError('RESUME_NOT_FOUND');
  const { analysis, basic = false, report, expires_at: keptUntil } = kept;
  return {
    analysis,
    truncated: false,
    basic,
    ...(report && { report }),
    kept_until: keptUntil.toISOString(),
  };
}
