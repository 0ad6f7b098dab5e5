import type { ClientSession, Connection } from 'mongoose';
import type { CvParse, CvParseKey, CvParseRepository } from '../domain/cv-parsing/cv-parse-repository';
import { cvParseModel } from './cv-parse.model';

export function createCvParseRepository(connection: Connection): CvParseRepository {
  const model = cvParseModel(connection);
  const set = async (
    { resume_id, user_id }: CvParseKey,
    changes: Partial<CvParse>,
    session?: ClientSession,
  ) => {
    await model.updateOne(
      { user_id, resume_id },
      { $set: { ...changes, updated_at: new Date() } },
      session ? { session } : {},
    );
  };
  return {
    begin: async ({ resume_id, user_id }, fileKey) => {
      const begun = {
        file_key: fileKey,
        state: 'parsing',
        error_code: null,
        updated_at: new Date(),
      } as const;
      const stored = await model
        .findOneAndUpdate(
          { user_id, resume_id },
          { $set: begun, $inc: { attempts: 1 } },
          { upsert: true, returnDocument: 'before', projection: { result_key: 1 } },
        )
        .lean();
      return stored?.result_key ?? null;
    },
    recordFileHash: (key, file_hash) => set(key, { file_hash }),
    findAllOf: (user_id) => model.find({ user_id }, { _id: 0 }).lean(),
    delete: async ({ resume_id, user_id }) => {
      await model.deleteOne({ user_id, resume_id });
    },
    deleteAllOf: async (user_id, session) => {
      await model.deleteMany({ user_id }, { session });
    },
    recordFault: (key, last_fault) => set(key, { last_fault }),
    findLastFault: async ({ resume_id, user_id }, session) => {
      const found = await model.findOne({ user_id, resume_id }, { last_fault: 1 }, { session }).lean();
      return found?.last_fault ?? null;
    },
    markParsed: (key, result_key, session) => set(key, { state: 'parsed', result_key }, session),
    markFailed: (key, error_code, session) => set(key, { state: 'failed', error_code }, session),
  };
}
