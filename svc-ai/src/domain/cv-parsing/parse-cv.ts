import { Readable } from 'node:stream';
import {
  type CvResult,
  longestUnassigned,
  maxUnassigned,
  type UnassignedLine,
} from '@sabi/contracts/cv/evidence';
import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ErasedAccounts } from '@sabi/service-kit/erased-accounts';
import { ChildStopped } from '@sabi/service-kit/guarded-child';
import type { Logger } from '@sabi/service-kit/logger';
import { inSpan } from '@sabi/service-kit/tracing';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import type { TextExtractor } from './text-extractor';
import type { ThreadPool } from './thread-pool';
import { ModelFailure } from '../language-model/language-model';
import type { ParseRequest } from './parse-request';
import type { CvParseFault } from './cv-parse-repository';
import type { CvParser } from './cv-parser';
import { completeParse, failParse, type FinishDependencies } from './finish-parse';
import type { ParsedCvRepository } from './parsed-cv-repository';
import { type CvFile, readCvFile } from './read-cv-file';
import { resultKeyOf } from './result-key';

export interface ParseCvDependencies extends FinishDependencies {
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
  readonly report: (percent: number) => void;
}

/**
 * Parses a CV and stores the result. Idempotent.
 * @returns the effect that ends the parse, with success or an error code; none for an erased account
 * @throws errors that may be retried
 */
export async function parseCv(
  request: ParseRequest,
  progress: ParseCvProgress,
  deps: ParseCvDependencies,
): Promise<Effect | undefined> {
  try {
    const storedKey = await deps.parses.begin(request, request.file_key);
    progress.report(10);
    const file = await readCvFile(request.file_key, deps.files, progress.signal);
    await deps.parses.recordFileHash(request, file.hash);
    const result = await parseOnce(request, file, progress, deps);
    progress.report(90);
    deps.logger.info(
      { resume_id: request.resume_id, hidden_letters: result.hidden_letters ?? 0 },
      'cv.parsed',
    );
    // A repeated parse keeps its key, possibly an earlier release's, which svc-profile knows.
    const resultKey = storedKey ?? resultKeyOf(request);
    await deps.files.put(resultKey, Readable.from([JSON.stringify(result)]), {
      mediaType: 'application/json',
    });
    // A concurrent erasure is either seen here, or finds the result by the stored parse.
    if (await deps.erasedAccounts.has(request.user_id))
      return await deleteResult(request, file, resultKey, deps);
    return completeParse(request, resultKey, deps);
  } catch (error) {
    if (error instanceof CvUnreadable) return failParse(request, error.code, deps);
    if (hasExhaustedReader(error)) return failParse(request, 'NO_TEXT_EXTRACTED', deps);
    await deps.parses.recordFault(request, faultOf(error)).catch(() => undefined); // counts as `other` if not recorded
    throw error;
  }
}

async function parseOnce(
  request: ParseRequest,
  { bytes, hash }: CvFile,
  { signal, report }: ParseCvProgress,
  { results, extractor, parser, threads }: ParseCvDependencies,
): Promise<CvResult> {
  const cached = await results.find({ fileHash: hash, parserVersion: parser.version });
  if (cached) return cached;
  parser.assertAvailable();
  const document = await inSpan('extract text', {}, () =>
    extractor.extract({ fileName: request.file_key, bytes }, signal),
  );
  report(40);
  const { cv, omissions, unassigned, version } = await inSpan('parse cv', {}, () =>
    parser.parse(document, signal),
  );
  const lines = document.lines.map(({ text }) => text);
  const isRecognised = document.isRecognised === true;
  // Only rules list what found no place, and only of them it is known how often they are right.
  const reading = unassigned && { lines: document.lines, unassigned, isRecognised };
  const { evidence, unassigned: rest } = await threads.run(
    'describeReading',
    { cv, lines, reading, unassigned: shortList(unassigned ?? []) },
    signal,
  );
  const result = {
    ...cv,
    evidence,
    ...(omissions.length > 0 && { omissions: [...omissions] }),
    ...(rest.length > 0 && { unassigned: rest.map(shortenLine) }),
    hidden_letters: document.hiddenLetters,
    ...(document.unreadPages && { unread_pages: document.unreadPages }),
    ...(document.isRecognised && { is_recognised: true as const }),
  };
  await results.save({ fileHash: hash, parserVersion: version }, result);
  return result;
}

const shortList = (unassigned: readonly UnassignedLine[]) => unassigned.slice(0, maxUnassigned);

function shortenLine({ text, ...line }: UnassignedLine): UnassignedLine {
  return { ...line, text: text.replaceAll('\t', '  ').slice(0, longestUnassigned) };
}

async function deleteResult(
  request: ParseRequest,
  { hash }: CvFile,
  resultKey: string,
  { files, parses, results }: ParseCvDependencies,
): Promise<undefined> {
  await files.delete(resultKey);
  await results.deleteAllOf(hash);
  await parses.delete(request);
}

/** Whether the document used up its time or memory, which a retry would repeat. */
function hasExhaustedReader(error: unknown): boolean {
  return error instanceof ChildStopped && (error.reason === 'timeout' || error.reason === 'memory');
}

function faultOf(error: unknown): CvParseFault {
  if (error instanceof ChildStopped) return 'extraction';
  return error instanceof ModelFailure ? 'model' : 'other';
}
