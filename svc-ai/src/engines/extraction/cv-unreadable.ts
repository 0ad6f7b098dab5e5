import type { CvParseErrorCode } from '@sabi/contracts/cv/parsed-cv';

/** A CV that no retry can read. Its owner gets the code; the parse ends normally, without a dead letter. */
export class CvUnreadable extends Error {
  override readonly name = 'CvUnreadable';

  constructor(readonly code: Exclude<CvParseErrorCode, 'OPENAI_ERROR'>) {
    super(code);
  }
}
