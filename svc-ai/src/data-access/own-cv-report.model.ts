import type { CvReport } from '@sabi/contracts/http/cv-report';
import type { Language } from '@sabi/contracts/language';
import { type Connection, Schema } from 'mongoose';

/** The newest review of a CV that its owner has in their profile. Of the CV no more than the lines it quotes. */
export interface KeptCvReport {
  user_id: string;
  file_key: string;
  language: Language;
  basic: boolean;
  report: CvReport;
  /** A TTL index forgets the entry 90 days later. */
  created_at: Date;
}

/** How it lies in the database: the report sealed; what an earlier release kept has it in the open. */
export interface StoredCvReport extends Omit<KeptCvReport, 'report'> {
  sealed?: string;
  report?: CvReport;
}

/** Shard key: user_id. */
const keptCvReportSchema = new Schema<StoredCvReport>(
  {
    user_id: { type: String, required: true },
    file_key: { type: String, required: true },
    language: { type: String, required: true },
    basic: { type: Boolean, required: true },
    sealed: { type: String, required: true },
    created_at: { type: Date, required: true },
  },
  { collection: 'cv_reports', versionKey: false },
);

export const keptCvReportModel = (connection: Connection) =>
  connection.model('KeptCvReport', keptCvReportSchema);
