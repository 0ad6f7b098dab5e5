import { type Connection, trusted } from 'mongoose';
import type {
  AnalysisContent,
  ClaimedAnalysis,
  PendingAnalysisRepository,
} from '../domain/cv-analysis/pending-analysis-repository';
import type { ContentSeal } from './content-seal';
import { pendingAnalysisModel, type StoredPendingAnalysis } from './pending-analysis.model';

/** Encrypts each analysis with its token hash. */
export function createPendingAnalysisRepository(
  connection: Connection,
  seal: ContentSeal,
): PendingAnalysisRepository {
  const model = pendingAnalysisModel(connection);
  return {
    save: async (token_hash, { analysis, report = null, ...metadata }, expires_at) => {
      const content: AnalysisContent = { analysis, report };
      const sealed = seal.seal(content, token_hash);
      await model.insertOne({ token_hash, sealed, ...metadata, user_id: null, expires_at });
    },
    claim: async (token_hash, user_id) => {
      const stored: StoredPendingAnalysis | null = await model
        .findOneAndUpdate(
          {
            token_hash,
            user_id: trusted({ $in: [null, user_id] }),
            // The TTL index deletes up to a minute late.
            expires_at: trusted({ $gt: new Date() }),
          },
          { $set: { user_id } },
        )
        .lean();
      return (stored && open(stored, seal)) ?? null;
    },
    findAllOf: async (user_id) => {
      const unexpired = { user_id, expires_at: trusted({ $gt: new Date() }) };
      const all: StoredPendingAnalysis[] = await model.find(unexpired).sort({ expires_at: -1 }).lean();
      return all.flatMap((stored) => open(stored, seal) ?? []);
    },
    deleteAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
  };
}

/** @returns undefined when the content cannot be decrypted */
function open(stored: StoredPendingAnalysis, seal: ContentSeal): ClaimedAnalysis | undefined {
  const { token_hash, expires_at, sealed, basic, prompt, analysis, report } = stored;
  const metadata = {
    token_hash,
    expires_at,
    ...(basic !== undefined && { basic }),
    ...(prompt !== undefined && { prompt }),
  };
  if (sealed === undefined)
    return analysis === undefined ? undefined : { ...metadata, analysis, ...(report && { report }) };
  const content = seal.open<AnalysisContent>(sealed, token_hash);
  return content && { ...metadata, ...content };
}
