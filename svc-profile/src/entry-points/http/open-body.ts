import { finished, PassThrough, type Readable } from 'node:stream';
import type { Request } from 'express';

/** A file while it arrives, with what its sender says of it. */
export interface ReceivedFile {
  readonly content: Readable;
  /** undefined where the sender knows none. */
  readonly mediaType: string | undefined;
  /** undefined where it is not known before the end. */
  readonly contentLength: number | undefined;
  /** As the user knows the file, where its sender says. */
  readonly displayName: string | undefined;
  /** Lets the rest be skipped. */
  release(): void;
}

/** The body of a request as a file. */
export function openRawFile(request: Request): ReceivedFile {
  const { 'content-type': mediaType, 'content-length': contentLength } = request.headers;
  return {
    ...openBody(request),
    mediaType: mediaType?.split(';')[0]?.trim().toLowerCase(),
    contentLength: contentLength === undefined ? undefined : Number(contentLength),
    displayName: undefined,
  };
}

/**
 * The body of a request as a stream that can be dropped without the connection: a refusal still has to go out on it.
 * Fails when the sender disconnects early. A reader that stops before the end calls `release`, which skips the rest.
 */
export function openBody(request: Request): { content: Readable; release(): void } {
  const content = new PassThrough();
  request.pipe(content);
  finished(request, { writable: false }, (error) => {
    if (error) content.destroy(error);
  });
  content.on('error', () => undefined); // the reader gets the error, but may not have started yet
  return {
    content,
    release: () => {
      request.unpipe(content);
      content.destroy();
    },
  };
}
