import type { CvResult } from '@sabi/contracts/cv/evidence';
import { type Connection, Schema } from 'mongoose';

/** A parser's result for a file, deleted by a TTL index 30 days after `created_at`. */
export interface StoredParsedCv {
  /** SHA-256 of the file, in hex. */
  file_hash: string;
  parser_version: string;
  /** Encrypted {@link CvResult}. */
  sealed?: string;
  /** Unencrypted result of an earlier release. */
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
