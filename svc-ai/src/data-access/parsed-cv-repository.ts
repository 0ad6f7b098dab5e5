import { cvResultSchema } from '@sabi/contracts/cv/evidence';
import type { Connection } from 'mongoose';
import type { ParsedCvKey, ParsedCvRepository } from '../domain/cv-parsing/parsed-cv-repository';
import type { ContentSeal } from './content-seal';
import { parsedCvModel, type StoredParsedCv } from './parsed-cv.model';

/** Encrypts each result with its file and parser. */
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
      // An earlier release's result may no longer match the contract; then the file is parsed again.
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
    deleteAllOf: async (file_hash) => {
      await model.deleteMany({ file_hash });
    },
  };
}

/** Context that a result's encryption is bound to. */
export const placeOfParsedCv = ({
  file_hash,
  parser_version,
}: Pick<StoredParsedCv, 'file_hash' | 'parser_version'>) => `parsed-cv:${file_hash}:${parser_version}`;
