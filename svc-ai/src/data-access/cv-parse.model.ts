import { cvParseErrorCodes } from '@sabi/contracts/cv/parsed-cv';
import { type Connection, Schema } from 'mongoose';
import { type CvParse, cvParseFaults, cvParseStates } from '../domain/cv-parsing/cv-parse-repository';

/** Shard key: user_id. A TTL index deletes a parse 90 days after `updated_at`. */
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
