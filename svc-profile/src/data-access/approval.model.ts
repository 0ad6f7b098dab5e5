import { type Connection, Schema } from 'mongoose';
import type { RecruiterApproval } from '../domain/recruiter-approval/approval';

const text = { type: String, required: true };
const optionalText = { type: String, default: null };

/** One per recruiter. Shard key: user_id. */
const approvalSchema = new Schema<RecruiterApproval>(
  {
    user_id: text,
    state: text,
    version: { type: Number, required: true },
    reason: optionalText,
    question: optionalText,
    answer: optionalText,
    has_asked_again: { type: Boolean, required: true },
    submitted_at: { type: Date, required: true },
    decided_at: { type: Date, default: null },
    email: { type: String, default: '' },
    language: text,
  },
  { collection: 'recruiter_reviews', versionKey: false },
);

export const approvalModel = (connection: Connection) =>
  connection.model('RecruiterApproval', approvalSchema);
