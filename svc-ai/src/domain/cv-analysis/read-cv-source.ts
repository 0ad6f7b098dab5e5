import { createHash } from 'node:crypto';
import { cvTextMinCharacters } from '@sabi/contracts/ai/cv-text';
import { aiFaults } from '@sabi/contracts/http/ai/errors';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { AppError } from '@sabi/service-kit/errors';
import { ChildStopped } from '@sabi/service-kit/guarded-child';
import { limitTime } from '@sabi/service-kit/timeout';
import type { TextExtractor } from '../cv-parsing/text-extractor';
import type { ReadableCv } from '../../engines/threads/tasks';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';

/** A submitted CV: pasted text, or a PDF or Word file. */
export type CvSource =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'file'; readonly fileName: string; readonly bytes: Buffer };

export interface ReadCv {
  readonly cv: ReadableCv;
  /** SHA-256 of the submitted text or file, in hex. */
  readonly hash: string;
}

/** Shorter than a worker's, because a person waits. */
const timeoutMs = 8_000;

/** @throws {AppError} REQUEST_INVALID when too short or unreadable */
export async function readCvSource(
  source: CvSource,
  extractor: TextExtractor,
  signal: AbortSignal,
): Promise<ReadCv> {
  if (source.kind === 'text') {
    // Excludes invisible characters.
    assertLongEnough(normaliseText(source.text));
    return { cv: source, hash: hashOf(source.text) };
  }
  const document = await extract(source, extractor, signal);
  assertLongEnough(document.lines.map(({ text }) => text).join('\n'));
  const { lines, hiddenLetters } = document;
  return { cv: { kind: 'document', lines, hiddenLetters }, hash: hashOf(source.bytes) };
}

async function extract(
  source: Extract<CvSource, { kind: 'file' }>,
  extractor: TextExtractor,
  signal: AbortSignal,
) {
  try {
    return await limitTime({ timeoutMs, signal }, (limited) => extractor.extract(source, limited));
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof CvUnreadable) throw unreadable(error.code);
    // Reading exceeded its limits; the owner can still copy the text.
    if (error instanceof ChildStopped) throw unreadable('NO_TEXT_EXTRACTED');
    throw error;
  }
}

const unreadable = (code: string) => new AppError('REQUEST_INVALID', { errors: { cvFile: [code] } });

function assertLongEnough(text: string): void {
  if (text.length < cvTextMinCharacters)
    throw new AppError('REQUEST_INVALID', { errors: { cvText: [aiFaults.cvTextTooShort] } });
}

const hashOf = (input: string | Buffer) => createHash('sha256').update(input).digest('hex');
