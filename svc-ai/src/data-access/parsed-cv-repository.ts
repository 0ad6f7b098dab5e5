import { type CvResult, cvResultSchema } from '@sabi/contracts/cv-evidence';
import type { Connection } from 'mongoose';
import { parsedCvModel, type StoredParsedCv } from './parsed-cv.model';

export interface ParsedCvKey {
  readonly fileHash: string;
  readonly parserVersion: string;
}

export interface ParsedCvRepository {
  find(key: ParsedCvKey): Promise<CvResult | null>;
  save(key: ParsedCvKey, parsed: CvResult): Promise<void>;
  /** What every engine made of a file. */
  findAllOf(fileHash: string): Promise<Omit<StoredParsedCv, 'file_hash'>[]>;
  /** The same: whoever else has the same one has it parsed again. */
  forget(fileHash: string): Promise<void>;
}

export function createParsedCvRepository(connection: Connection): ParsedCvRepository {
  const model = parsedCvModel(connection);
  const filterOf = ({ fileHash, parserVersion }: ParsedCvKey) => ({
    file_hash: fileHash,
    parser_version: parserVersion,
  });
  return {
    find: async (key) => {
      const found = await model.findOne(filterOf(key)).lean();
      // What an older release stored may no longer be what the contract says: then the file is parsed again.
      return cvResultSchema.safeParse(found?.parsed).data ?? null;
    },
    save: async (key, parsed) => {
      await model.updateOne(filterOf(key), { $set: { parsed, created_at: new Date() } }, { upsert: true });
    },
    findAllOf: (file_hash) =>
      model.find({ file_hash }, { parser_version: 1, parsed: 1, created_at: 1, _id: 0 }).lean(),
    forget: async (file_hash) => {
      await model.deleteMany({ file_hash });
    },
  };
}
