import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { AppError } from '@sabi/service-kit/errors';

/** @throws {AppError} 413 for a declared length over the limit; Node never reads more than was declared */
export function assertDeclaredSize({ headers }: IncomingMessage, maxBytes: number): void {
  if (Number(headers['content-length'] ?? 0) > maxBytes) throw new AppError('REQUEST_TOO_LARGE');
}

/**
 * Counts a body that does not declare its size.
 * @param onExceeded called once, when the body passes the limit; nothing more of it is passed on
 * @returns the counted body, or undefined when the request can be forwarded as it is
 */
export function countBody(
  request: IncomingMessage,
  maxBytes: number,
  onExceeded: () => void,
): Transform | undefined {
  if (request.headers['transfer-encoding'] === undefined) return undefined;
  let received = 0;
  let exceeded = false;
  return request.pipe(
    new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        received += chunk.length;
        if (received <= maxBytes) return done(null, chunk);
        if (!exceeded) onExceeded();
        exceeded = true;
        done();
      },
    }),
  );
}
