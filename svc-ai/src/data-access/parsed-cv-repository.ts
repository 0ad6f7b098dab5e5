import { type CvResult, cvResultSchema } from '@sabi/contracts/cv-evidence';
import type { Connection } from 'mongoose';
import { parsedCvModel, type StoredParsedCv } from './parsed-cv.model';
import type { ContentSeal } from './sealed-content';

export interface ParsedCvKey {
  readonly fileHash: string;
  readonly parserVersion: string;
}

export interface KnownParsedCv extends Pick<StoredParsedCv, 'parser_version' | 'created_at'> {
  /** What an earlier release kept may have another shape. */
  readonly parsed: unknown;
}

/** Nothing of a CV can be read in the database alone: what it says is sealed, each under its file and its engine. */
export interface ParsedCvRepository {
  find(key: ParsedCvKey): Promise<CvResult | null>;
  save(key: ParsedCvKey, parsed: CvResult): Promise<void>;
  /** What every engine made of a file. */
  findAllOf(fileHash: string): Promise<KnownParsedCv[]>;
  /** The same: whoever else has the same one has it parsed again. */
  forget(fileHash: string): Promise<void>;
}

export function createParsedCvRepository(connection: Connection, seal: ContentSeal): ParsedCvRepository {
  const model = parsedCvModel(connection);
  const filterOf = ({ fileHash, parserVersion }: ParsedCvKey) => ({
    file_hash: fileHash,
    parser_version: parserVersion,
  });
  const parsedOf = (stored: StoredParsedCv): unknown =>
    stored.sealed === undefined ? stored.parsed : seal.open(stored.sealed, placeOfParsedCv(stored));
  return {
    find: async (key) => {
      const found: StoredParsedCv | null = await model.findOne(filterOf(key)).lean();
      // What an older release stored may no longer be what the contract says: then the file is parsed again.
      return (found && cvResultSchema.safeParse(parsedOf(found)).data) ?? null;
    },
    save: async (key, parsed) => {
      const filter = filterOf(key);
      const sealed = seal.seal(parsed, placeOfParsedCv(filter));
      const change = { $set: { sealed, created_at: new Date() }, $unset: { parsed: 1 } };
      await model.updateOne(filter, change, { upsert: true, strict: false });
    },
    findAllOf: async (file_hash) => {
      const all: StoredParsedCv[] = await model.find({ file_hash }).lean();
      return all.map((stored) => {
        const { parser_version, created_at } = stored;
        return { parser_version, parsed: parsedOf(stored), created_at };
      });
    },
    forget: async (file_hash) => {
      await model.deleteMany({ file_hash });
    },
  };
}

/** What a result belongs to. */
export const placeOfParsedCv = ({
  file_hash,
  parser_version,
}: Pick<StoredParsedCv, 'file_hash' | 'parser_version'>) => `parsed-cv:${file_hash}:${parser_version}`;
