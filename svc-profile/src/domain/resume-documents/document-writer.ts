import type { DocumentOrder } from '../../engines/documents/document-order';

export interface DocumentWriter {
  /** @throws {AppError} DEPENDENCY_UNAVAILABLE when too many wait, or writing takes too long */
  write(order: DocumentOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}
