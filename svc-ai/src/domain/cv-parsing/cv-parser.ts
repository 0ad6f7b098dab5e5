import type { CvDocument } from '../../engines/extraction/extracted-document';
import type { CvReading } from '../../engines/parsing/parse-by-rules';

/** Turns an extracted CV into structured data. */
export interface CvParser {
  /** Name and version: part of the key under which results are cached. */
  readonly version: string;
  /** Throws what `parse` would throw because its engine is not available, before the document is extracted. */
  assertAvailable(): void;
  /** @throws {CvUnreadable} when the engine cannot be used at all; every other error may be retried */
  parse(document: CvDocument, signal: AbortSignal): Promise<CvReading>;
}
