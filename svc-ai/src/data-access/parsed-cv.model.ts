import type { CvResult } from '@sabi/contracts/cv-evidence';
import { type Connection, Schema } from 'mongoose';

/** What an engine made of a file, so that a file is paid for once. A TTL index forgets it after 30 days. */
export interface StoredParsedCv {
  /** SHA-256 of the file, in hex. */
  file_hash: string;
  parser_version: string;
  /** A {@link CvResult}, sealed. */
  sealed?: string;
  /** The same in the open, of an earlier release. */
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
