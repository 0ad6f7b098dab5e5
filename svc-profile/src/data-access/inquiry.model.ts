import type { InquiryKind, InquiryType } from '@sabi/contracts/inquiry';
import type { Language } from '@sabi/contracts/language';
import { type Connection, Schema } from 'mongoose';

/** The fields of the specification's `contact_inquiries`, and what the staff and the service need beside them. */
export interface InquiryDocument {
  _id: string;
  kind: InquiryKind;
  first_name: string;
  last_name: string;
  company_name: string | null;
  email: string;
  phone_number: string | null;
  inquiry_type: InquiryType | null;
  message: string | null;
  /** Of the page it was written on. */
  language: Language;
  /** null for a visitor. */
  user_id: string | null;
  /** Unique while it is set: what the same submission is known by when it comes again. */
  submission_key: string | null;
  created_at: Date;
  /** When a mail server took the mail to the staff. */
  mailed_at: Date | null;
  /** When a mail server took the receipt; null also where none was asked for. */
  receipt_mailed_at: Date | null;
}

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
  },
  { collection: 'contact_inquiries', versionKey: false },
);

export const inquiryModel = (connection: Connection) => connection.model('Inquiry', inquirySchema);
