import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import type { Logger } from '@sabi/service-kit/logger';
import type { AnswerRepository } from '../consultation/answer-repository';
import type { ConversationRepository } from '../consultation/conversation-repository';
import type { OwnCvReportRepository } from '../cv-analysis/own-cv-report-repository';
import type { PendingAnalysisRepository } from '../cv-analysis/pending-analysis-repository';
import type { CvParseRepository } from '../cv-parsing/cv-parse-repository';
import type { ParsedCvRepository } from '../cv-parsing/parsed-cv-repository';
import { legacyResultKeyOf, resultKeyOf } from '../cv-parsing/result-key';

interface ErasureDependencies {
  readonly erasedAccounts: ErasedAccounts;
  readonly parses: CvParseRepository;
  readonly results: ParsedCvRepository;
  readonly pendingAnalyses: PendingAnalysisRepository;
  readonly ownCvReports: Pick<OwnCvReportRepository, 'deleteAllOf'>;
  readonly answers: Pick<AnswerRepository, 'deleteAllOf'>;
  readonly conversations: Pick<ConversationRepository, 'deleteAllOf'>;
  readonly files: Pick<FileStore, 'delete'>;
  readonly logger: Logger;
}

/**
 * Deletes all data of an erased account. Results go before the parses that name them, so that an attempt can
 * be repeated.
 */
export async function eraseAccount(
  { user_id: userId }: { user_id: string },
  {
    erasedAccounts,
    parses,
    results,
    pendingAnalyses,
    ownCvReports,
    answers,
    conversations,
    files,
    logger,
  }: ErasureDependencies,
): Promise<Effect> {
  await erasedAccounts.note(userId);
  const found = await parses.findAllOf(userId);
  for (const parse of found) {
    for (const key of [resultKeyOf(parse), legacyResultKeyOf(parse.file_key)]) await files.delete(key);
    if (parse.file_hash) await results.deleteAllOf(parse.file_hash);
  }
  logger.info({ user_id: userId, parses: found.length }, 'account.erased');
  return async (session) => {
    await parses.deleteAllOf(userId, session);
    await pendingAnalyses.deleteAllOf(userId, session);
    await ownCvReports.deleteAllOf(userId, session);
    await answers.deleteAllOf(userId, session);
    await conversations.deleteAllOf(userId, session);
  };
}
