import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';

/** The newest analysis of the profile's CV; contains only quoted lines of it. */
export interface SavedCvReport {
  user_id: string;
  file_key: string;
  language: Language;
  basic: boolean;
  report: CvReport;
  created_at: Date;
}

export interface OwnCvReportRepository {
  save(report: SavedCvReport): Promise<void>;
  find(userId: string): Promise<SavedCvReport | null>;
  delete(userId: string, transaction?: Transaction): Promise<void>;
}
