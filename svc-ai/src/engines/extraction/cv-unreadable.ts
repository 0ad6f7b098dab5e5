import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';

/**
 * A CV cannot be read, and a retry would not help. Its owner gets the code: the parse ends normally and is not dead-lettered.
 */
export class CvUnreadable extends Error {
  override readonly name = 'CvUnreadable';

  constructor(readonly code: Exclude<CvParseErrorCode, 'OPENAI_ERROR'>) {
    super(code);
  }
}
