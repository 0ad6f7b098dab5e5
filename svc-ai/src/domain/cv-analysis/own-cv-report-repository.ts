import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';

/** An analysis of a CV of the profile; contains only quoted lines of it. */
export interface SavedCvReport {
  user_id: string;
  file_key: string;
  language: Language;
  basic: boolean;
  report: CvReport;
  created_at: Date;
}

/** A report is identified within its account by `created_at`. */
export interface OwnCvReportRepository {
  /** Stores a report as the newest; the one before becomes an earlier one, and the oldest above the limit goes. */
  save(report: SavedCvReport, transaction: Transaction): Promise<void>;
  /** The newest. */
  find(userId: string): Promise<SavedCvReport | null>;
  /** The newest first. */
  findAllOf(userId: string): Promise<SavedCvReport[]>;
  findOne(userId: string, createdAt: Date): Promise<SavedCvReport | null>;
  deleteOne(userId: string, createdAt: Date): Promise<void>;
  deleteAllOf(userId: string, transaction?: Transaction): Promise<void>;
}
