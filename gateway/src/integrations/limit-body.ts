import type { IncomingMessage } from 'node:http';
import { Transform } from 'node:stream';
import { AppError } from '@sabi/service-kit/errors';

/**
 * Refuses a body that says it is too large, and counts one that does not say.
 * @param onExceeded called once, when the counted body passes the limit; nothing more of it is passed on
 * @returns the counted body, or undefined when the request can be forwarded as it is
 * @throws {AppError} 413
 */
export function limitBody(request: IncomingMessage, maxBytes: number, onExceeded: () => void): Transform | undefined {
  const declared = request.headers['content-length'];
  if (declared !== undefined) {
    if (Number(declared) > maxBytes) throw new AppError('REQUEST_TOO_LARGE');
    return undefined; // Node never reads more than was declared
  }
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
