import type { ClaimedAnalysis } from '@sabi/contracts/http/ai';
import type { KeptAnalysisRepository } from '../data-access/kept-analysis-repository';

/** What an account has claimed, until it is deleted; the newest first. */
export async function listClaimedAnalyses(
  { userId }: { userId: string },
  { keptAnalyses }: { keptAnalyses: Pick<KeptAnalysisRepository, 'findAllOf'> },
): Promise<ClaimedAnalysis[]> {
  const claimed = await keptAnalyses.findAllOf(userId);
  return claimed.map(({ token_hash, expires_at, analysis, report, basic = false }) => ({
    // The hash of the claim token, by which nobody can claim anything.
    analysis_id: token_hash,
    kept_until: expires_at.toISOString(),
    analysis,
    basic,
    ...(report && { report }),
  }));
}
