import { type Connection, Schema } from 'mongoose';

/** An analysis that a visitor saw the beginning of. Never the CV it is about. */
export interface KeptAnalysis {
  /** SHA-256 of the claim token, in hex: who reads the database cannot claim anything. */
  token_hash: string;
  analysis: string;
  /** The account that claimed it. */
  user_id: string | null;
  /** A TTL index forgets the entry then. */
  expires_at: Date;
}

/** Shard key: token_hash. */
const keptAnalysisSchema = new Schema<KeptAnalysis>(
  {
    token_hash: { type: String, required: true },
    analysis: { type: String, required: true },
    user_id: { type: String, default: null },
    expires_at: { type: Date, required: true },
  },
  { collection: 'kept_analyses', versionKey: false },
);

export const keptAnalysisModel = (connection: Connection) =>
  connection.model('KeptAnalysis', keptAnalysisSchema);
