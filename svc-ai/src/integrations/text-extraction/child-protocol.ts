import type { CvExtension } from '@sabi/contracts/profile/cv-file';
import type { ExtractedDocument } from '../../engines/extraction/extracted-document';

/** Argument of a child that warms up and waits. */
export const warmArgument = '--warm';

/** Sent by such a child when ready. */
export const warmMessage = 'warm';

/** Sent over IPC; the document follows on stdin. */
export interface ChildRequest {
  readonly format: CvExtension;
  /** The child exits after this, even without its parent. */
  readonly lifetimeMs: number;
}

/** The child's only answer. */
export type ChildAnswer = ExtractedDocument | { readonly code: 'NO_TEXT_EXTRACTED' | 'INVALID_FILE' };
