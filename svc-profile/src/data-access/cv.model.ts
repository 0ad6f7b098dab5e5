import type { CvParseErrorCode } from '@sabi/contracts/cv';
import type { ResumeState } from '@sabi/contracts/http/profile';
import type { ScanState } from '@sabi/contracts/http/resume-versions';
import type { Language } from '@sabi/contracts/language';
import { type Connection, Schema } from 'mongoose';

export interface ResumeOwner {
  /** Empty where the account has none. */
  email: string;
  language: Language;
}

export interface ResumeDocument {
  _id: string;
  user_id: string;
  file_key: string;
  file_name: string;
  size_bytes: number;
  /** Hex. */
  sha256: string;
  /** Older ones do not say: they were not scanned. */
  scan_state?: ScanState;
  state: ResumeState;
  /** svc-ai has not been asked for it yet: it waits until an earlier one of its owner has ended. */
  is_waiting?: boolean;
  /** Written while it is in hand by who would be next: two transactions exclude each other by it. */
  looks?: number;
  progress_percent: number;
  error_code: CvParseErrorCode | null;
  /** Where the parsed CV lies in the file store. */
  result_key: string | null;
  /** How often the sweeper has asked for it again. */
  requeues: number;
  /** How its owner was reached when it was uploaded; older ones do not say. */
  owner?: ResumeOwner;
  uploaded_at: Date;
  /**
   * When it was decided last that it becomes the current one: its upload where it did so by being read. One uploaded after
   * that takes its place. Older ones do not say, or say when they were stored.
   */
  chosen_at?: Date;
  /** Its owner wants it to be used, whatever could be read of it. */
  is_kept?: boolean;
  /** Its owner has decided on what was read of it, be it to leave everything out. */
  is_reviewed?: boolean;
  /** When state or progress changed last. */
  changed_at: Date;
}

const ownerSchema = new Schema<ResumeOwner>({ email: String, language: String }, { _id: false });

/** A CV and its job; never removed by a newer one. Shard key: user_id. */
const resumeSchema = new Schema<ResumeDocument>(
  {
    _id: { type: String, required: true },
    user_id: { type: String, required: true },
    file_key: { type: String, required: true },
    file_name: { type: String, required: true },
    size_bytes: { type: Number, required: true },
    sha256: { type: String, required: true },
    scan_state: { type: String },
    state: { type: String, required: true },
    is_waiting: { type: Boolean },
    looks: { type: Number },
    progress_percent: { type: Number, required: true },
    error_code: { type: String, default: null },
    result_key: { type: String, default: null },
    requeues: { type: Number, required: true },
    owner: { type: ownerSchema },
    uploaded_at: { type: Date, required: true },
    chosen_at: { type: Date },
    is_kept: { type: Boolean },
    is_reviewed: { type: Boolean },
    changed_at: { type: Date, required: true },
  },
  { collection: 'resumes', versionKey: false },
);

export const resumeModel = (connection: Connection) => connection.model('Resume', resumeSchema);
