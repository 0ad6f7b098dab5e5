import { AppError } from '@sabi/service-kit/errors';
import type { TextExtractor } from '../../domain/cv-parsing/text-extractor';

const retryAfterSeconds = 5;

/**
 * Limits concurrent reads, because each takes a process and requests need no account.
 * @throws {AppError} DEPENDENCY_UNAVAILABLE without a free slot
 */
export function limitConcurrency(extractor: TextExtractor, places: number): TextExtractor {
  let taken = 0;
  return {
    extract: async (document, signal) => {
      if (taken >= places) throw new AppError('DEPENDENCY_UNAVAILABLE', { retryAfterSeconds });
      taken += 1;
      try {
        return await extractor.extract(document, signal);
      } finally {
        taken -= 1;
      }
    },
  };
}
