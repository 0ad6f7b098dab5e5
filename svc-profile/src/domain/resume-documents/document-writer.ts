import type { DocumentChoice } from '@sabi/contracts/http/profile/documents';
import type { ProfileContent } from '@sabi/json-resume/write-json-resume';

/** Everything a document is made from, as it travels to the thread that makes it. */
export interface DocumentOrder extends DocumentChoice {
  readonly content: ProfileContent;
  readonly email: string | null;
  readonly createdAt: Date;
}

export interface DocumentWriter {
  /** @throws {AppError} DEPENDENCY_UNAVAILABLE when too many wait, or the writing takes too long */
  write(order: DocumentOrder): Promise<Uint8Array>;
  close(): Promise<void>;
}
