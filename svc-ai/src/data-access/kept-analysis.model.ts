import type { CvReport } from '@sabi/contracts/http/cv-report';
import { type Connection, Schema } from 'mongoose';

/** What a visitor is to read. Of the CV it is about no more than the lines it quotes. */
export interface AnalysisContent {
  readonly analysis: string;
  readonly report?: CvReport | null;
}

/** An analysis that a visitor saw the beginning of. */
export interface KeptAnalysis extends Partial<AnalysisContent> {
  /** SHA-256 of the claim token, in hex: who reads the database cannot claim anything. */
  token_hash: string;
  /** Its content, sealed; what an earlier release kept has it in the open instead, for a day. */
  sealed?: string;
  /** Without the words of the language model; absent in what an earlier release kept. */
  basic?: boolean;
  /** Which prompt the model was asked with; null without its words. */
  prompt?: string | null;
  /** The account that claimed it. */
  user_id: string | null;
  /** A TTL index forgets the entry then. */
  expires_at: Date;
}

/** Shard key: token_hash. */
const keptAnalysisSchema = new Schema<KeptAnalysis>(
  {
    token_hash: { type: String, required: true },
    sealed: { type: String, required: true },
    basic: Boolean,
    prompt: { type: String, default: null },
    user_id: { type: String, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'kept_analyses', versionKey: false },
);

export const keptAnalysisModel = (connection: Connection) =>
  connection.model('KeptAnalysis', keptAnalysisSchema);
