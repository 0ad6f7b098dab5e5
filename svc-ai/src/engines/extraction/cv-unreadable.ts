import type { CvParseErrorCode } from '@sabi/contracts/cv';

/**
 * A CV that cannot be read, now or later, for a reason its owner is told. An expected end of a job: it is reported and
 * never dead-lettered.
 */
export class CvUnreadable extends Error {
  override readonly name = 'CvUnreadable';

  constructor(readonly code: Exclude<CvParseErrorCode, 'OPENAI_ERROR'>) {
    super(code);
  }
}
