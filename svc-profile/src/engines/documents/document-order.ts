import type { DocumentChoice } from '@sabi/contracts/http/profile/documents';
import type { ProfileContent } from '@sabi/json-resume/write-json-resume';

/** Input of the thread that writes a document. */
export interface DocumentOrder extends DocumentChoice {
  readonly content: ProfileContent;
  readonly email: string | null;
  readonly createdAt: Date;
}
