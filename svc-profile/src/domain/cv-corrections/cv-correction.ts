import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import type { Transaction } from '@sabi/service-kit/transaction';

/** What was read from a CV and what its owner says is right, kept with the owner's consent. The text is the CV's own file. */
export interface CvCorrection {
  /** The import it was made on. */
  readonly id: string;
  readonly user_id: string;
  readonly resume_id: string;
  readonly parsed: ParsedCv;
  readonly corrected: ParsedCv;
  /** Lines of the CV that found no place in `parsed`. */
  readonly unassigned: readonly string[];
  readonly consented_at: Date;
  readonly expires_at: Date;
}

export interface CvCorrections {
  put(correction: CvCorrection, transaction: Transaction): Promise<void>;
  count(userId: string): Promise<number>;
  findAllOf(userId: string): Promise<CvCorrection[]>;
  /** All that are kept, the oldest first. */
  all(): AsyncIterable<CvCorrection>;
  remove(id: string, transaction: Transaction): Promise<void>;
  removeAllOf(userId: string): Promise<void>;
  removeOfCv(cvId: string): Promise<void>;
}
