import type { ParsedCv } from '@sabi/contracts/cv';
import type { Omission } from '@sabi/contracts/cv-evidence';
import type { CvDocument } from '../extraction/extracted-document';

/** What a CV says, and who read it. */
export interface CvReading {
  readonly cv: ParsedCv;
  /** What did not fit into it. */
  readonly omissions: readonly Omission[];
  /** Engine and version: another one than asked where that one could not be had. */
  readonly version: string;
}

/** An engine that turns a CV, once it is extracted, into what it says. */
export interface CvParser {
  /** Engine and version: another one may read the same file differently. */
  readonly version: string;
  /** Throws what `parse` would throw for want of its engine, so that nothing is prepared in vain. */
  assertAvailable(): void;
  /** @throws {CvUnreadable} when the engine cannot be used at all; anything else is worth another try */
  parse(document: CvDocument, signal: AbortSignal): Promise<CvReading>;
}
