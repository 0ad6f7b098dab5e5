import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import type { ExtractedDocument } from '../../engines/extraction/extracted-document';

/** Argument for a child that loads its libraries and then waits for a document. */
export const warmArgument = '--warm';

/** Message of such a child when it is ready. */
export const warmMessage = 'warm';

/** Sent to the child over IPC; the document follows on standard input. */
export interface ChildRequest {
  readonly format: CvExtension;
  /** The child exits after this time even when its parent has died. */
  readonly lifetimeMs: number;
}

/** The only answer of a child. */
export type ChildAnswer = ExtractedDocument | { readonly code: 'NO_TEXT_EXTRACTED' | 'INVALID_FILE' };
