import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import { type Connection, Schema } from 'mongoose';
import type { SavedCvReport } from '../domain/cv-analysis/own-cv-report-repository';

/** A stored report: encrypted; an earlier release stored it in the open. */
export interface StoredCvReport extends Omit<SavedCvReport, 'report'> {
  sealed?: string;
  report?: CvReport;
}

/** Shard key: user_id. A TTL index deletes a report 90 days after `created_at`. */
const ownCvReportSchema = new Schema<StoredCvReport>(
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

export const ownCvReportModel = (connection: Connection) =>
  connection.model('OwnCvReport', ownCvReportSchema);
