import type { CvDocument } from '../../engines/extraction/extracted-document';
import type { CvReading } from '../../engines/parsing/parse-by-rules';

/** Turns an extracted CV into structured data. */
export interface CvParser {
  /** Name and version; part of the cache key of results. */
  readonly version: string;
  /** Fails before the document is extracted, with the error of `parse`, when the engine is unavailable. */
  assertAvailable(): void;
  /** @throws {CvUnreadable} when the engine cannot be used at all; other errors may be retried */
  parse(document: CvDocument, signal: AbortSignal): Promise<CvReading>;
}
