import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Transaction } from '@sabi/service-kit/transaction';

/** What a visitor may read after signing up. Of the CV it holds no more than the lines it quotes. */
export interface AnalysisContent {
  readonly analysis: string;
  readonly report?: CvReport | null;
}

export interface PendingAnalysis extends AnalysisContent {
  /** Written without the language model; absent in what an earlier release stored. */
  readonly basic?: boolean;
  /** Version of the prompt that was used; null without the model. */
  readonly prompt?: string | null;
}

export interface ClaimedAnalysis extends PendingAnalysis {
  readonly token_hash: string;
  readonly expires_at: Date;
}

/** Analyses that visitors saw the beginning of and may claim in full with an account. */
export interface PendingAnalysisRepository {
  save(tokenHash: string, analysis: PendingAnalysis, expiresAt: Date): Promise<void>;
  /**
   * Assigns an analysis to the first account that claims it.
   * @returns null when it has expired, belongs to another account, cannot be decrypted, or does not exist
   */
  claim(tokenHash: string, userId: string): Promise<ClaimedAnalysis | null>;
  /** What an account has claimed and may still open, the newest first. */
  findAllOf(userId: string): Promise<ClaimedAnalysis[]>;
  deleteAllOf(userId: string, transaction: Transaction): Promise<void>;
}
