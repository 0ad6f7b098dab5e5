import type { DocumentChoice } from '@sabi/contracts/http/profile/documents';
import type { ProfileContent } from '@sabi/json-resume/write-json-resume';

/** Everything a document is made from, as it is sent to the thread that writes it. */
export interface DocumentOrder extends DocumentChoice {
  readonly content: ProfileContent;
  readonly email: string | null;
  readonly createdAt: Date;
}
