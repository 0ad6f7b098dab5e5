import type { CvDocument } from '../engines/extraction/extracted-document';
import type { CvReading } from '../engines/parsing/parse-by-rules';

/** An engine that turns a CV, once it is extracted, into what it says. */
export interface CvParser {
  /** Engine and version: another one may read the same file differently. */
  readonly version: string;
  /** Throws what `parse` would throw for want of its engine, so that nothing is prepared in vain. */
  assertAvailable(): void;
  /** @throws {CvUnreadable} when the engine cannot be used at all; anything else is worth another try */
  parse(document: CvDocument, signal: AbortSignal): Promise<CvReading>;
}
