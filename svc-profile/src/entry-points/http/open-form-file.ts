import { Readable } from 'node:stream';
import { fileNameSchema } from '@sabi/contracts/http/profile/profile';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { AppError } from '@sabi/service-kit/errors';
import { type MultipartLimits, readMultipart } from '@sabi/service-kit/multipart';
import type { Request, Response } from 'express';
import type { StorageEngine } from 'multer';
import type { ReceivedFile } from './open-body';

/** Larger than the largest file, so that only the file's own size decides. */
const limits: MultipartLimits = {
  bodyBytes: cvMaxBytes + 1_048_576,
  files: 1,
  fileBytes: cvMaxBytes,
  fields: 10,
  fieldBytes: 10_000,
};

/** File name that `FormData` gives a file without one. */
const namelessFile = 'blob';

interface ArrivingFile extends Pick<Express.Multer.File, 'stream' | 'mimetype' | 'originalname'> {
  /** Reads the rest of the form, or drops it with an error. */
  readonly finish: (error?: Error) => void;
}

/** Stores nothing: passes a file on as it arrives and waits for its reader. */
class RelayStorage implements StorageEngine {
  #hand: (file: ArrivingFile) => void = () => undefined;
  readonly file = new Promise<ArrivingFile>((resolve) => (this.#hand = resolve));

  _handleFile(_request: Request, file: Express.Multer.File, done: (error?: Error) => void): void {
    const { stream, mimetype, originalname } = file;
    this.#hand({ stream, mimetype, originalname, finish: done });
  }

  /** Nothing to remove. */
  _removeFile(_request: Request, _file: Express.Multer.File, done: (error: Error | null) => void): void {
    done(null);
  }
}

/**
 * The file of a form as a stream, which ends with the form and fails when any part is malformed. Other fields
 * are skipped.
 * @throws {AppError} for a form without a file, or one malformed before it
 */
export async function openFormFile(request: Request, response: Response): Promise<ReceivedFile> {
  const storage = new RelayStorage();
  const form = readMultipart(request, response, { limits, storage });
  const file = await Promise.race([storage.file, form.then(() => undefined)]);
  if (!file) throw new AppError('REQUEST_INVALID', { errors: { file: ['The form holds no file'] } });
  const content = Readable.from(readFile(file, form), { objectMode: false });
  const name = file.originalname === namelessFile ? undefined : file.originalname;
  return {
    content,
    mediaType: file.mimetype,
    contentLength: undefined,
    displayName: fileNameSchema.optional().catch(undefined).parse(name),
    release: () => {
      file.finish(new AppError('REQUEST_MALFORMED', { detail: 'The rest of the form was not read' }));
      content.destroy();
    },
  };
}

async function* readFile({ stream, finish }: ArrivingFile, form: Promise<void>): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>;
    finish();
  } catch {
    // The form fails with the reason.
  }
  await form;
}
