import type { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';
import { MIMEType } from 'node:util';
import type { ErrorCode } from '@sabi/contracts/errors';
import type { Request, Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import { AppError } from './errors';

export interface MultipartLimits {
  /** Limit of the whole body, with or without a declared length. */
  readonly bodyBytes: number;
  readonly files: number;
  readonly fileBytes: number;
  readonly fields: number;
  readonly fieldBytes: number;
}

export interface MultipartOptions {
  readonly limits: MultipartLimits;
  readonly storage: StorageEngine;
  /** The only field that may hold a file; undefined allows any, including one with an empty name. */
  readonly fileField?: string | undefined;
}

/** multer 2 also throws these, which its types lack. */
type MulterErrorCode =
  | multer.ErrorCode
  | 'LIMIT_FIELD_NESTING'
  | 'LIMIT_FIELD_ARRAY_INDEX'
  | 'STREAM_DESTROYED'
  | 'INVALID_FIELD_NAME';

/** Names are short and flat: multer would build objects and lists of `a[b]` and `a[1]`. */
const fieldNameBytes = 100;

export const problemOfMulterError: Readonly<Record<MulterErrorCode, ErrorCode>> = {
  LIMIT_PART_COUNT: 'REQUEST_TOO_LARGE',
  LIMIT_FILE_SIZE: 'REQUEST_TOO_LARGE',
  LIMIT_FILE_COUNT: 'REQUEST_INVALID',
  LIMIT_FIELD_KEY: 'REQUEST_MALFORMED',
  LIMIT_FIELD_VALUE: 'REQUEST_TOO_LARGE',
  LIMIT_FIELD_COUNT: 'REQUEST_TOO_LARGE',
  LIMIT_UNEXPECTED_FILE: 'REQUEST_INVALID',
  LIMIT_FIELD_NESTING: 'REQUEST_MALFORMED',
  LIMIT_FIELD_ARRAY_INDEX: 'REQUEST_MALFORMED',
  MISSING_FIELD_NAME: 'REQUEST_MALFORMED',
  INVALID_FIELD_NAME: 'REQUEST_MALFORMED',
  STREAM_DESTROYED: 'REQUEST_MALFORMED',
};

/**
 * Reads a multipart body: fields into `request.body`, files into the storage engine. Resolves when the body has ended
 * properly; on any earlier failure the engine is asked to remove its stored files.
 * @throws {AppError} REQUEST_TOO_LARGE, REQUEST_INVALID or REQUEST_MALFORMED, or what the engine failed with
 */
export async function readMultipart(
  request: Request,
  response: Response,
  { limits, storage, fileField }: MultipartOptions,
): Promise<void> {
  if (Number(request.get('content-length') ?? 0) > limits.bodyBytes) throw new AppError('REQUEST_TOO_LARGE');
  const boundary = readBoundary(request);
  let assertNoPartDropped = (): void => undefined;
  const options: multer.Options & { streamHandler: StreamHandler } = {
    storage,
    defParamCharset: 'utf8',
    limits: {
      files: limits.files,
      fileSize: limits.fileBytes,
      fields: limits.fields,
      fieldSize: limits.fieldBytes,
      parts: limits.files + limits.fields,
      fieldNameSize: fieldNameBytes,
      fieldNestingDepth: 0,
    },
    streamHandler: (body, parser) => {
      acceptUnnamedFiles(parser);
      limitBody(body, parser, limits.bodyBytes);
      assertNoPartDropped = watchParts(body, parser, boundary);
      body.pipe(parser);
    },
  };
  const upload = multer(options);
  const read = fileField === undefined ? upload.any() : upload.single(fileField);
  // multer may call back repeatedly; only the first call counts.
  await new Promise<void>((resolve, reject) => {
    void read(request, response, (error?: unknown) => (error ? reject(toAppError(error)) : resolve()));
  });
  assertNoPartDropped();
}

function readBoundary(request: Request): string {
  const boundary = parseMediaType(request.get('content-type') ?? '')?.params.get('boundary');
  if (!boundary) throw new AppError('REQUEST_MALFORMED');
  return boundary;
}

function parseMediaType(text: string): MIMEType | undefined {
  try {
    return new MIMEType(text);
  } catch {
    return undefined;
  }
}

/** Feeds a request to the parser; missing from the types of multer 2. */
type StreamHandler = (request: Request, parser: Writable) => void;

/** The parser reports an empty name as none, which multer refuses; `@supabase/storage-js` sends its file so. */
function acceptUnnamedFiles(parser: EventEmitter): void {
  const receivers = parser.listeners('file');
  parser.removeAllListeners('file');
  parser.on('file', (name: string | undefined, ...file: unknown[]) => {
    for (const receive of receivers) receive(name ?? '', ...file);
  });
}

function limitBody(request: Request, parser: Writable, maxBytes: number): void {
  let received = 0;
  request.on('data', ({ length }: Buffer) => {
    received += length;
    if (received > maxBytes) parser.destroy(new AppError('REQUEST_TOO_LARGE'));
  });
}

/**
 * The parser silently skips everything before the first part, and parts without a proper Content-Disposition.
 * @returns a check, for when the body has been read, that throws REQUEST_MALFORMED where it has skipped any
 */
function watchParts(request: Request, parser: EventEmitter, boundary: string): () => void {
  let reported = 0;
  const report = () => (reported += 1);
  parser.on('field', report).on('file', report);
  const delimiter = Buffer.from(`\r\n--${boundary}`, 'latin1');
  let delimiters = 0;
  let beginsWithPart: boolean | undefined;
  let unsearched = Buffer.from('\r\n');
  request.on('data', (chunk: Buffer) => {
    unsearched = Buffer.concat([unsearched, chunk]);
    if (unsearched.length >= delimiter.length)
      beginsWithPart ??= unsearched.subarray(0, delimiter.length).equals(delimiter);
    let searched = 0;
    for (let at = unsearched.indexOf(delimiter); at !== -1; at = unsearched.indexOf(delimiter, searched)) {
      delimiters += 1;
      searched = at + delimiter.length;
    }
    unsearched = unsearched.subarray(Math.max(searched, unsearched.length - delimiter.length + 1));
  });
  return () => {
    if (!beginsWithPart || reported !== delimiters - 1) throw new AppError('REQUEST_MALFORMED');
  };
}

/**
 * The parser's errors have neither class nor code, so any error that is neither ours nor multer's means a malformed body.
 */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const codes: Readonly<Record<string, ErrorCode>> = problemOfMulterError;
  const code = error instanceof multer.MulterError ? codes[error.code] : undefined;
  return new AppError(code ?? 'REQUEST_MALFORMED', { cause: error });
}
