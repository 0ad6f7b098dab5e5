import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { AnswerRepository } from '../consultation/answer-repository';
import type { ConversationRepository } from '../consultation/conversation-repository';
import type { OwnCvReportRepository } from '../cv-analysis/own-cv-report-repository';
import type { PendingAnalysisRepository } from '../cv-analysis/pending-analysis-repository';
import type { CvParseRepository } from '../cv-parsing/cv-parse-repository';
import type { ParsedCvRepository } from '../cv-parsing/parsed-cv-repository';
import type { UsageCounters } from '../usage/usage-counters';

interface ExportDependencies {
  readonly parses: Pick<CvParseRepository, 'findAllOf'>;
  readonly results: Pick<ParsedCvRepository, 'findAllOf'>;
  readonly pendingAnalyses: Pick<PendingAnalysisRepository, 'findAllOf'>;
  readonly ownCvReports: Pick<OwnCvReportRepository, 'findAllOf'>;
  readonly answers: Pick<AnswerRepository, 'findAllOf'>;
  readonly conversations: Pick<ConversationRepository, 'findAllOf'>;
  readonly usage: Pick<UsageCounters, 'count'>;
}

/** All stored data of an account: parses and results of its CVs, analyses, chats and usage counts. */
export async function exportAccount(
  { userId }: { userId: string },
  { parses, results, pendingAnalyses, ownCvReports, answers, conversations, usage }: ExportDependencies,
): Promise<ExportPart> {
  const [ownParses, analyses, reports, chatAnswers, chats, used, tokens, monthTokens] = await Promise.all([
    parses.findAllOf(userId),
    pendingAnalyses.findAllOf(userId),
    ownCvReports.findAllOf(userId),
    answers.findAllOf(userId),
    conversations.findAllOf(userId),
    usage.count({ meter: 'answer-account', key: userId }),
    usage.count({ meter: 'tokens-account', key: userId }),
    usage.count({ meter: 'tokens-account-month', key: userId }),
  ]);
  const readings = await Promise.all(
    ownParses.map(async ({ file_hash: fileHash }) => (fileHash ? results.findAllOf(fileHash) : [])),
  );
  const [newest = null, ...earlier] = reports;
  const data = {
    cv_readings: ownParses.map(({ resume_id, file_key, state, attempts, error_code, updated_at }, index) => ({
      resume_id,
      file_key,
      state,
      attempts,
      error_code,
      updated_at,
      results: readings[index],
    })),
    analyses: analyses.map(({ token_hash: _, ...analysis }) => analysis),
    conversations: chats,
    newest_cv_report: newest,
    earlier_cv_reports: earlier,
    chat_answers_of_the_last_hour: chatAnswers,
    answers_of_the_last_day: used,
    tokens_of_the_last_day: tokens,
    tokens_of_the_last_30_days: monthTokens,
  };
  return { documents: [{ name: 'ai', data }], files: [] };
}
