import { type Connection, Schema } from 'mongoose';
import type { PendingAnalysis } from '../domain/cv-analysis/pending-analysis-repository';

export interface StoredPendingAnalysis extends Partial<PendingAnalysis> {
  /** SHA-256 of the claim token, in hex, so that the database alone allows no claim. */
  token_hash: string;
  /** Encrypted content; an earlier release stored it in the open, for a day. */
  sealed?: string;
  /** Claiming account. */
  user_id: string | null;
  expires_at: Date;
}

/** Shard key: token_hash. A TTL index deletes an analysis at `expires_at`. */
const pendingAnalysisSchema = new Schema<StoredPendingAnalysis>(
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

export const pendingAnalysisModel = (connection: Connection) =>
  connection.model('PendingAnalysis', pendingAnalysisSchema);
