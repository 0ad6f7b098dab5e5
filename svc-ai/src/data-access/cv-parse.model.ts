import { type CvParseErrorCode, cvParseErrorCodes } from '@sabi/contracts/cv';
import { type Connection, Schema } from 'mongoose';

export const cvParseStates = ['parsing', 'parsed', 'failed'] as const;

/** What the last attempt broke on; decides what the owner is told when there are no more attempts. */
export const cvParseFaults = ['extraction', 'model', 'other'] as const;
export type CvParseFault = (typeof cvParseFaults)[number];

/** One CV's way through this service. Never its content. */
export interface CvParse {
  resume_id: string;
  user_id: string;
  file_key: string;
  /** SHA-256 in hex; null until the file was read. */
  file_hash: string | null;
  state: (typeof cvParseStates)[number];
  /** Times the work was begun, redeliveries included. */
  attempts: number;
  last_fault: CvParseFault | null;
  error_code: CvParseErrorCode | null;
  result_key: string | null;
  /** A TTL index forgets the entry 90 days later. */
  updated_at: Date;
}

/** Shard key: user_id. */
const cvParseSchema = new Schema<CvParse>(
  {
    resume_id: { type: String, required: true },
    user_id: { type: String, required: true },
    file_key: { type: String, required: true },
    file_hash: { type: String, default: null },
    state: { type: String, enum: cvParseStates, required: true },
    attempts: { type: Number, required: true },
    last_fault: { type: String, enum: [...cvParseFaults, null], default: null },
    error_code: { type: String, enum: [...cvParseErrorCodes, null], default: null },
    result_key: { type: String, default: null },
    updated_at: { type: Date, required: true },
  },
  { collection: 'cv_parses', versionKey: false },
);

export const cvParseModel = (connection: Connection) => connection.model('CvParse', cvParseSchema);
