import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import { type Connection, Schema } from 'mongoose';
import type { SavedCvReport } from '../domain/cv-analysis/own-cv-report-repository';

/** A stored report: encrypted; an earlier release stored it in the open. */
export interface StoredCvReport extends Omit<SavedCvReport, 'report'> {
  sealed?: string;
  report?: CvReport;
}

/** Shard key: user_id. A TTL index deletes a report 90 days after `created_at`. */
const createReportSchema = (collection: string) =>
  new Schema<StoredCvReport>(
    {
      user_id: { type: String, required: true },
      file_key: { type: String, required: true },
      language: { type: String, required: true },
      basic: { type: Boolean, required: true },
      sealed: { type: String, required: true },
      created_at: { type: Date, required: true },
    },
    { collection, versionKey: false },
  );

/** The newest report of each account. */
export const ownCvReportModel = (connection: Connection) =>
  connection.model('OwnCvReport', createReportSchema('cv_reports'));

/** Earlier reports, in a collection of their own: earlier releases know one report of an account and delete one. */
export const earlierCvReportModel = (connection: Connection) =>
  connection.model('EarlierCvReport', createReportSchema('earlier_cv_reports'));
