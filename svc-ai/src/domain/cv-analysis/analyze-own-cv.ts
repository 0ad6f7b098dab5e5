import type { Language } from '@sabi/contracts/language';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { AppError } from '@sabi/service-kit/errors';
import type { Transact } from '@sabi/service-kit/transaction';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { readCvFile } from '../cv-parsing/read-cv-file';
import { type AnalysisDependencies, createExplainedReport } from './analyze-cv';
import type { OwnCvReportRepository, SavedCvReport } from './own-cv-report-repository';

export interface OwnCvDependencies extends AnalysisDependencies {
  readonly files: FileStore;
  readonly ownCvReports: OwnCvReportRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly transact: Transact;
}

interface OwnCvInput {
  readonly userId: string;
  readonly fileKey: string;
  readonly jobText: string | undefined;
  readonly language: Language;
  readonly signal: AbortSignal;
}

/**
 * Analyzes a CV of the account's profile, and keeps the report before as an earlier one.
 * @throws {AppError} RESUME_NOT_FOUND for a missing file or another account's; REQUEST_INVALID for an
 * unreadable one
 */
export async function analyzeOwnCv(
  { userId, fileKey, jobText, language, signal }: OwnCvInput,
  deps: OwnCvDependencies,
): Promise<SavedCvReport> {
  if (!fileKey.startsWith(`${userId}/cv_`)) throw new AppError('RESUME_NOT_FOUND');
  const { bytes } = await readCvFile(fileKey, deps.files, signal).catch((error: unknown) => {
    throw error instanceof CvUnreadable ? new AppError('RESUME_NOT_FOUND') : error;
  });
  const source = { kind: 'file', fileName: fileKey.slice(userId.length + 1), bytes } as const;
  const caller = { kind: 'account', userId } as const;
  const { report, basic } = await createExplainedReport({ source, jobText, language, caller, signal }, deps);
  const saved = { user_id: userId, file_key: fileKey, language, basic, report, created_at: new Date() };
  await deps.transact((transaction) => deps.ownCvReports.save(saved, transaction));
  // The account may have been erased meanwhile.
  if (await deps.erasedAccounts.has(userId)) await deps.ownCvReports.deleteAllOf(userId);
  return saved;
}
