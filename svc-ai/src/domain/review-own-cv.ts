import type { Language } from '@sabi/contracts/language';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import type { KeptCvReport } from '../data-access/own-cv-report.model';
import type { OwnCvReportRepository } from '../data-access/own-cv-report-repository';
import { type AnalysisDependencies, makeReport } from './analyze-cv';
import { CvUnreadable } from '../engines/extraction/cv-unreadable';
import { readCvFile } from './read-cv-file';

export interface OwnReviewDependencies extends AnalysisDependencies {
  readonly files: FileStore;
  readonly ownCvReports: OwnCvReportRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
}

interface OwnReviewInput {
  readonly userId: string;
  readonly fileKey: string;
  readonly jobText: string | undefined;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/**
 * Reviews a CV of somebody's profile where it lies, and keeps the report in place of the one before.
 * @throws {AppError} RESUME_NOT_FOUND for what is not theirs or is gone; REQUEST_INVALID for what cannot be read
 */
export async function reviewOwnCv(
  { userId, fileKey, jobText, language, signal }: OwnReviewInput,
  deps: OwnReviewDependencies,
): Promise<KeptCvReport> {
  if (!fileKey.startsWith(`${userId}/cv_`)) throw new AppError('RESUME_NOT_FOUND');
  const { bytes } = await readCvFile(fileKey, deps.files, signal).catch((error: unknown) => {
    throw error instanceof CvUnreadable ? new AppError('RESUME_NOT_FOUND') : error;
  });
  const source = { kind: 'file', fileName: fileKey.slice(userId.length + 1), bytes } as const;
  const caller = { kind: 'account', userId } as const;
  const { report, basic } = await makeReport({ source, jobText, language, caller, signal }, deps);
  const kept = { user_id: userId, file_key: fileKey, language, basic, report, created_at: new Date() };
  await deps.ownCvReports.keep(kept);
  // The account may have ended meanwhile: then nothing of it stays.
  if (await deps.erasedAccounts.has(userId)) await deps.ownCvReports.forget(userId);
  return kept;
}
