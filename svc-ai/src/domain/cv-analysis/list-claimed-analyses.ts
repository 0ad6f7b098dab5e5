import type { ClaimedAnalysis } from '@sabi/contracts/http/ai/cv-analysis';
import type { PendingAnalysisRepository } from './pending-analysis-repository';

/** Claimed analyses that have not expired, newest first. */
export async function listClaimedAnalyses(
  { userId }: { userId: string },
  { pendingAnalyses }: { pendingAnalyses: Pick<PendingAnalysisRepository, 'findAllOf'> },
): Promise<ClaimedAnalysis[]> {
  const claimed = await pendingAnalyses.findAllOf(userId);
  return claimed.map(({ token_hash, expires_at, analysis, report, basic = false }) => ({
    // The hash of a claim token allows no claim.
    analysis_id: token_hash,
    kept_until: expires_at.toISOString(),
    analysis,
    basic,
    ...(report && { report }),
  }));
}
