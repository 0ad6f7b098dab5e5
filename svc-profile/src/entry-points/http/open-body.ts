import { finished, PassThrough, type Readable } from 'node:stream';
import type { Request } from 'express';

/**
 * The body of a request as a stream that can be dropped without the connection: a refusal still has to go out on it.
 * Fails when the sender leaves before the end. Who stops reading early calls `release`, which lets the rest be skipped.
 */
export function openBody(request: Request): { content: Readable; release(): void } {
  const content = new PassThrough();
  request.pipe(content);
  finished(request, { writable: false }, (error) => {
    if (error) content.destroy(error);
  });
  content.on('error', () => undefined); // told to whoever reads; nobody may be reading yet
  return {
    content,
    release: () => {
      request.unpipe(content);
      content.destroy();
    },
  };
}
