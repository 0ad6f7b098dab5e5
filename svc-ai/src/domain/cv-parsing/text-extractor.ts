import type { ExtractedDocument } from '../../engines/extraction/extracted-document';

export interface TextExtractor {
  /**
   * Reads a document within limits of time and memory.
   * @throws {CvUnreadable} when there is no text @throws {ChildStopped} when it exceeded a limit
   */
  extract(document: { fileName: string; bytes: Buffer }, signal: AbortSignal): Promise<ExtractedDocument>;
}
