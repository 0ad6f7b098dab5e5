import { type Connection, Schema } from 'mongoose';
import type { StoredInquiry } from '../domain/inquiries/inquiry-repository';

export type InquiryDocument = Omit<StoredInquiry, 'id'> & { _id: string };

const text = { type: String, required: true };
const optionalText = { type: String, default: null };

/** One per submission. Not sharded: visitors, who write most of them, own nothing to shard by. */
const inquirySchema = new Schema<InquiryDocument>(
  {
    _id: text,
    kind: text,
    first_name: text,
    last_name: text,
    company_name: optionalText,
    email: text,
    phone_number: optionalText,
    inquiry_type: optionalText,
    message: optionalText,
    language: text,
    user_id: optionalText,
    submission_key: optionalText,
    created_at: { type: Date, required: true },
    mailed_at: { type: Date, default: null },
    receipt_mailed_at: { type: Date, default: null },
    state: text,
    version: { type: Number, required: true },
    answer: optionalText,
    closing_reason: optionalText,
    decided_at: { type: Date, default: null },
    answer_mailed_at: { type: Date, default: null },
    answer_refused_at: { type: Date, default: null },
  },
  { collection: 'contact_inquiries', versionKey: false },
);

export const inquiryModel = (connection: Connection) => connection.model('Inquiry', inquirySchema);
