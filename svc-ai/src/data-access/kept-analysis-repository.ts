import { type ClientSession, type Connection, trusted } from 'mongoose';
import { type AnalysisContent, type KeptAnalysis, keptAnalysisModel } from './kept-analysis.model';
import type { ContentSeal } from './sealed-content';

type Content = AnalysisContent & Pick<KeptAnalysis, 'basic' | 'prompt'>;

export type ClaimedContent = Content & Pick<KeptAnalysis, 'token_hash' | 'expires_at'>;

/** Nothing of a CV can be read in the database alone: what an analysis says is sealed, each under its own token. */
export interface KeptAnalysisRepository {
  keep(tokenHash: string, content: Content, expiresAt: Date): Promise<void>;
  /**
   * Gives an analysis to the first account that asks.
   * @returns null when it is over, another's, sealed under a key that is no more, or never was
   */
  claim(tokenHash: string, userId: string): Promise<ClaimedContent | null>;
  /** What an account has claimed and may still open, the newest first. */
  findAllOf(userId: string): Promise<ClaimedContent[]>;
  /** The same. */
  forgetAllOf(userId: string, session: ClientSession): Promise<void>;
}

export function createKeptAnalysisRepository(
  connection: Connection,
  seal: ContentSeal,
): KeptAnalysisRepository {
  const model = keptAnalysisModel(connection);
  return {
    keep: async (token_hash, { analysis, report = null, ...remarks }, expires_at) => {
      const content: AnalysisContent = { analysis, report };
      const sealed = seal.seal(content, token_hash);
      await model.insertOne({ token_hash, sealed, ...remarks, user_id: null, expires_at });
    },
    claim: async (token_hash, user_id) => {
      const kept: KeptAnalysis | null = await model
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
      return (kept && open(kept, seal)) ?? null;
    },
    findAllOf: async (user_id) => {
      const living = { user_id, expires_at: trusted({ $gt: new Date() }) };
      const all: KeptAnalysis[] = await model.find(living).sort({ expires_at: -1 }).lean();
      return all.flatMap((kept) => open(kept, seal) ?? []);
    },
    forgetAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}

/** @returns undefined where the key it was sealed under is no more */
function open(kept: KeptAnalysis, seal: ContentSeal): ClaimedContent | undefined {
  const { token_hash, expires_at, sealed, basic, prompt, analysis, report } = kept;
  const remarks = {
    token_hash,
    expires_at,
    ...(basic !== undefined && { basic }),
    ...(prompt !== undefined && { prompt }),
  };
  if (sealed === undefined)
    return analysis === undefined ? undefined : { ...remarks, analysis, ...(report && { report }) };
  const content = seal.open<AnalysisContent>(sealed, token_hash);
  return content && { ...remarks, ...content };
}
