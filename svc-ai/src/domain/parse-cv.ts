import { Readable } from 'node:stream';
import type { CvResult } from '@sabi/contracts/cv-evidence';
import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { ChildStopped } from '@sabi/service-kit/guarded-child';
import type { Logger } from '@sabi/service-kit/logger';
import { inSpan } from '@sabi/service-kit/tracing';
import type { CvParseFault } from '../data-access/cv-parse.model';
import type { ParsedCvRepository } from '../data-access/parsed-cv-repository';
import type { TextExtractor } from '../engines/extraction/text-extractor';
import { ModelFailure } from '../integrations/language-model';
import type { CvParser } from '../parsing/cv-parser';
import type { ThreadPool } from '../engines/threads/thread-pool';
import type { CvJob } from './cv-job';
import { CvUnreadable } from '../engines/extraction/cv-unreadable';
import { type CvFile, readCvFile } from './read-cv-file';
import { type ReportDependencies, reportFailed, reportParsed } from './report-cv';

export interface ParseCvDependencies extends ReportDependencies {
  readonly files: FileStore;
  readonly extractor: TextExtractor;
  readonly parser: CvParser;
  readonly threads: ThreadPool;
  readonly results: ParsedCvRepository;
  readonly erasedAccounts: Pick<ErasedAccounts, 'has'>;
  readonly logger: Pick<Logger, 'info'>;
}

export interface ParseCvProgress {
  readonly signal: AbortSignal;
  /** Told how far the work is, in percent. */
  readonly report: (percent: number) => void;
}

/**
 * Reads a CV and puts what it says beside it in the store. Doing it again changes nothing and costs nothing.
 * @returns the effect that ends the job, well or with the code its owner is told; none when the account is no more
 * @throws whatever is worth another attempt
 */
export async function parseCv(
  job: CvJob,
  progress: ParseCvProgress,
  deps: ParseCvDependencies,
): Promise<Effect | undefined> {
  try {
    await deps.parses.begin(job, job.file_key);
    progress.report(10);
    const file = await readCvFile(job.file_key, deps.files, progress.signal);
    await deps.parses.noteFile(job, file.hash);
    const result = await parseOnce(job, file, progress, deps);
    progress.report(90);
    deps.logger.info({ resume_id: job.resume_id, hidden_letters: result.hidden_letters ?? 0 }, 'cv.parsed');
    const resultKey = resultKeyOf(job.file_key);
    await deps.files.put(resultKey, Readable.from([JSON.stringify(result)]), {
      mediaType: 'application/json',
    });
    // An erasure that came meanwhile has either been seen here, or finds the result by the job.
    if (await deps.erasedAccounts.has(job.user_id)) return await dropResult(job, file, resultKey, deps);
    return reportParsed(job, resultKey, deps);
  } catch (error) {
    if (error instanceof CvUnreadable) return reportFailed(job, error.code, deps);
    if (hasExhaustedReader(error)) return reportFailed(job, 'NO_TEXT_EXTRACTED', deps);
    await deps.parses.noteFault(job, faultOf(error)).catch(() => undefined); // without the note it counts as `other`
    throw error;
  }
}

async function parseOnce(
  job: CvJob,
  { bytes, hash }: CvFile,
  { signal, report }: ParseCvProgress,
  { results, extractor, parser, threads }: ParseCvDependencies,
): Promise<CvResult> {
  const known = await results.find({ fileHash: hash, parserVersion: parser.version });
  if (known) return known;
  parser.assertAvailable();
  const document = await inSpan('extract text', {}, () =>
    extractor.extract({ fileName: job.file_key, bytes }, signal),
  );
  report(40);
  const { cv, omissions, version } = await inSpan('parse cv', {}, () => parser.parse(document, signal));
  const lines = document.lines.map(({ text }) => text);
  const evidence = await threads.run('findEvidence', { cv, lines }, signal);
  const result = {
    ...cv,
    evidence,
    ...(omissions.length > 0 && { omissions: [...omissions] }),
    hidden_letters: document.hiddenLetters,
    ...(document.unreadPages && { unread_pages: document.unreadPages }),
    ...(document.isRecognised && { is_recognised: true as const }),
  };
  await results.save({ fileHash: hash, parserVersion: version }, result);
  return result;
}

async function dropResult(
  job: CvJob,
  { hash }: CvFile,
  resultKey: string,
  { files, parses, results }: ParseCvDependencies,
): Promise<undefined> {
  await files.delete(resultKey);
  await results.forget(hash);
  await parses.forget(job);
}

/** `{userId}/cv_{ts}.pdf` → `{userId}/cv_{ts}.parsed.json`. */
export function resultKeyOf(fileKey: string): string {
  return fileKey.replace(/\.[a-z0-9]+$/, '.parsed.json');
}

/** It took all the time or memory that one document may: another attempt would take them again. */
function hasExhaustedReader(error: unknown): boolean {
  return error instanceof ChildStopped && (error.reason === 'timeout' || error.reason === 'memory');
}

function faultOf(error: unknown): CvParseFault {
  if (error instanceof ChildStopped) return 'extraction';
  return error instanceof ModelFailure ? 'model' : 'other';
}
