import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Transaction } from '@sabi/service-kit/transaction';

/** Content for a visitor after sign-up; contains only quoted lines of the CV. */
export interface AnalysisContent {
  readonly analysis: string;
  readonly report?: CvReport | null;
}

export interface PendingAnalysis extends AnalysisContent {
  /** Written without the language model; missing in analyses of an earlier release. */
  readonly basic?: boolean;
  /** Prompt version; null without the model. */
  readonly prompt?: string | null;
}

export interface ClaimedAnalysis extends PendingAnalysis {
  readonly token_hash: string;
  readonly expires_at: Date;
}

/** Analyses previewed by visitors, to be claimed with an account. */
export interface PendingAnalysisRepository {
  save(tokenHash: string, analysis: PendingAnalysis, expiresAt: Date): Promise<void>;
  /**
   * Assigns an analysis to its first claiming account.
   * @returns null when expired, another account's, undecryptable or missing
   */
  claim(tokenHash: string, userId: string): Promise<ClaimedAnalysis | null>;
  /** Claimed analyses that have not expired, newest first. */
  findAllOf(userId: string): Promise<ClaimedAnalysis[]>;
  deleteAllOf(userId: string, transaction: Transaction): Promise<void>;
}
