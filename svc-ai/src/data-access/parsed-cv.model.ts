import type { CvResult } from '@sabi/contracts/cv/evidence';
import { type Connection, Schema } from 'mongoose';

/** A parser's result for a file. A TTL index deletes it 30 days after `created_at`. */
export interface StoredParsedCv {
  /** SHA-256 of the file, in hex. */
  file_hash: string;
  parser_version: string;
  /** A {@link CvResult}, encrypted. */
  sealed?: string;
  /** The same as an earlier release stored it, in the open. */
  parsed?: CvResult;
  created_at: Date;
}

/** Shard key: file_hash. */
const parsedCvSchema = new Schema<StoredParsedCv>(
  {
    file_hash: { type: String, required: true },
    parser_version: { type: String, required: true },
    sealed: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'parsed_cvs', versionKey: false },
);

export const parsedCvModel = (connection: Connection) => connection.model('ParsedCv', parsedCvSchema);
