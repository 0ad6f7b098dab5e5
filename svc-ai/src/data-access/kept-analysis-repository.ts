import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type KeptAnalysis, keptAnalysisModel } from './kept-analysis.model';

type Content = Pick<KeptAnalysis, 'analysis' | 'basic' | 'report' | 'prompt'>;

export interface KeptAnalysisRepository {
  keep(tokenHash: string, content: Content, expiresAt: Date): Promise<void>;
  /** Gives an analysis to the first account that asks. @returns null when it is over, another's, or never was */
  claim(tokenHash: string, userId: string): Promise<Content | null>;
  /** What an account has claimed. */
  findAllOf(userId: string): Promise<(Content & Pick<KeptAnalysis, 'expires_at'>)[]>;
  /** The same. */
  forgetAllOf(userId: string, session: ClientSession): Promise<void>;
}

export function createKeptAnalysisRepository(connection: Connection): KeptAnalysisRepository {
  const model = keptAnalysisModel(connection);
  return {
    keep: async (token_hash, content, expires_at) => {
      await model.insertOne({ token_hash, ...content, user_id: null, expires_at });
    },
    claim: async (token_hash, user_id) => {
      return model
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
    },
    findAllOf: (user_id) =>
      model.find({ user_id }, { analysis: 1, basic: 1, report: 1, prompt: 1, expires_at: 1, _id: 0 }).lean(),
    forgetAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}
