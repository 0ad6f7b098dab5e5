import type { ExtractedDocument } from '../../engines/extraction/extracted-document';

export interface TextExtractor {
  /**
   * Reads a document within time and memory limits.
   * @throws {CvUnreadable} without text @throws {ChildStopped} when it exceeded a limit
   */
  extract(document: { fileName: string; bytes: Buffer }, signal: AbortSignal): Promise<ExtractedDocument>;
}
