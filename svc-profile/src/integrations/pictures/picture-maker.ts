import type { PictureExtension } from '@sabi/contracts/profile/picture-file';
import { AppError } from '@sabi/service-kit/errors';
import { answerOf, type ChildLimits, ChildStopped, startGuardedChild } from '@sabi/service-kit/guarded-child';
import type { Logger } from '@sabi/service-kit/logger';
import { z } from 'zod';
import type { PictureMaker } from '../../domain/pictures/picture-maker';
import { pictureFaults } from '../../engines/pictures/picture-faults';
import type { ChildAnswer, ChildOrder } from './child-protocol';
import { declaresTooManyPixels } from '../../engines/pictures/declared-pixels';

/** Lifetime of a child beyond its parent's timeout. */
const orphanGraceMs = 5000;
const busyRetrySeconds = 5;

export interface PictureLimits extends ChildLimits {
  /** Files received or waiting at once, each wholly in memory. */
  readonly maxAtOnce: number;
}

/**
 * 40 million pixels take 130 to 320 MB as WebP, PNG or JPEG. AVIF takes 20 bytes a pixel, so its limit is 15
 * million.
 */
export const defaultPictureLimits: PictureLimits = { timeoutMs: 15_000, memoryMb: 512, maxAtOnce: 16 };

/** Validated, because the child has read untrusted input. */
const answerSchema: z.ZodType<ChildAnswer> = z.union([
  z.strictObject({ bytes: z.instanceof(Uint8Array) }),
  z.strictObject({ fault: z.enum(pictureFaults) }),
]);

/** @param options.childPath the built `integrations/pictures/child.js` */
export function createPictureMaker(
  options: PictureLimits & { readonly childPath: string; readonly logger: Logger },
): PictureMaker {
  let admitted = 0;
  let last: Promise<unknown> = Promise.resolve();
  return {
    make: async (extension, receive) => {
      if (admitted >= options.maxAtOnce)
        throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds: busyRetrySeconds });
      admitted += 1;
      try {
        const file = await receive();
        if (declaresTooManyPixels(extension, file)) throw new AppError('PICTURE_TOO_LARGE');
        const made = last.then(() => makeInChild(extension, file, options));
        last = made.catch(() => undefined);
        return await made;
      } finally {
        admitted -= 1;
      }
    },
  };
}

async function makeInChild(
  extension: PictureExtension,
  file: Buffer,
  options: PictureLimits & { readonly childPath: string; readonly logger: Logger },
): Promise<Buffer> {
  const order: ChildOrder = { extension, lifetimeMs: options.timeoutMs + orphanGraceMs };
  const child = startGuardedChild(options.childPath, [JSON.stringify(order)], { serialization: 'advanced' });
  try {
    const answered = answerOf(child, options);
    child.stdin?.end(file);
    const answer = answerSchema.parse(await answered);
    if ('fault' in answer) throw new AppError(answer.fault);
    return Buffer.from(answer.bytes);
  } catch (error) {
    if (error instanceof AppError) throw error;
    options.logger.warn({ err: error, extension, size_bytes: file.length }, 'picture.stopped');
    const isTooLarge = error instanceof ChildStopped && error.reason === 'memory';
    throw new AppError(isTooLarge ? 'PICTURE_TOO_LARGE' : 'PICTURE_UNREADABLE', { cause: error });
  } finally {
    child.kill('SIGKILL');
  }
}
