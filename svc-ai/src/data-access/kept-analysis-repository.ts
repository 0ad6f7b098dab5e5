import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type KeptAnalysis, keptAnalysisModel } from './kept-analysis.model';

export interface KeptAnalysisRepository {
  keep(tokenHash: string, analysis: string, expiresAt: Date): Promise<void>;
  /** Gives an analysis to the first account that asks. @returns null when it is over, another's, or never was */
  claim(tokenHash: string, userId: string): Promise<string | null>;
  /** What an account has claimed. */
  findAllOf(userId: string): Promise<Pick<KeptAnalysis, 'analysis' | 'expires_at'>[]>;
  /** The same. */
  forgetAllOf(userId: string, session: ClientSession): Promise<void>;
}

export function createKeptAnalysisRepository(connection: Connection): KeptAnalysisRepository {
  const model = keptAnalysisModel(connection);
  return {
    keep: async (token_hash, analysis, expires_at) => {
      await model.insertOne({ token_hash, analysis, user_id: null, expires_at });
    },
    claim: async (token_hash, user_id) => {
      const claimed = await model
        .findOneAndUpdate(
          {
            token_hash,
            user_id: trusted({ $in: [null, user_id] }),
            // The index removes an entry up to a minute late.
            expires_at: trusted({ $gt: new Date() }),
          },
          { $set: { user_id } },
        )
        .lean();
      return claimed?.analysis ?? null;
    },
    findAllOf: (user_id) => model.find({ user_id }, { analysis: 1, expires_at: 1, _id: 0 }).lean(),
    forgetAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}
