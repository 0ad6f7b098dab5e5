import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AnswerRepository } from '../data-access/answer-repository';
import type { ConversationRepository } from '../data-access/conversation-repository';
import type { CvParseRepository } from '../data-access/cv-parse-repository';
import type { KeptAnalysisRepository } from '../data-access/kept-analysis-repository';
import type { OwnCvReportRepository } from '../data-access/own-cv-report-repository';
import type { ParsedCvRepository } from '../data-access/parsed-cv-repository';
import { resultKeyOf } from './parse-cv';

interface ErasureDependencies {
  readonly erasedAccounts: ErasedAccounts;
  readonly parses: CvParseRepository;
  readonly results: ParsedCvRepository;
  readonly keptAnalyses: KeptAnalysisRepository;
  readonly ownCvReports: Pick<OwnCvReportRepository, 'forget'>;
  readonly answers: Pick<AnswerRepository, 'forgetAllOf'>;
  readonly conversations: Pick<ConversationRepository, 'forgetAllOf'>;
  readonly files: Pick<FileStore, 'delete'>;
  readonly logger: Logger;
}

/**
 * Removes what is kept of an account that is no more: what its CVs say, wherever it is kept, then the jobs that lead
 * there, so that an attempt that breaks off can find the rest again.
 */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  {
    erasedAccounts,
    parses,
    results,
    keptAnalyses,
    ownCvReports,
    answers,
    conversations,
    files,
    logger,
  }: ErasureDependencies,
): Promise<Effect> {
  await erasedAccounts.note(userId);
  const jobs = await parses.findAllOf(userId);
  for (const { file_key: fileKey, file_hash: fileHash } of jobs) {
    await files.delete(resultKeyOf(fileKey));
    if (fileHash) await results.forget(fileHash);
  }
  logger.info({ user_id: userId, jobs: jobs.length }, 'account.erased');
  return async (session) => {
    await parses.forgetAllOf(userId, session);
    await keptAnalyses.forgetAllOf(userId, session);
    await ownCvReports.forget(userId, session);
    await answers.forgetAllOf(userId, session);
    await conversations.forgetAllOf(userId, session);
  };
}
