import { finished, PassThrough, type Readable } from 'node:stream';
import type { Request } from 'express';

/** A file being received, with its declared properties. */
export interface ReceivedFile {
  readonly content: Readable;
  /** undefined where not declared. */
  readonly mediaType: string | undefined;
  /** undefined where not known in advance. */
  readonly contentLength: number | undefined;
  /** The user's file name, where sent. */
  readonly displayName: string | undefined;
  /** Skips the rest. */
  release(): void;
}

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
 * The body as a stream that can be dropped without the connection, which the refusal still needs. Fails when
 * the sender disconnects. A reader that stops early calls `release`.
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
