import type { ResumeExtension } from '@sabi/contracts/resume-file';
import type { ExtractedDocument } from './extracted-document';

/** Arguments of the child process; the document comes by its standard input. */
export interface ChildOrder {
  readonly format: ResumeExtension;
  /** After this the child ends itself, should its parent be gone. */
  readonly lifetimeMs: number;
}

/** The one message a child sends. */
export type ChildAnswer = ExtractedDocument | { readonly code: 'NO_TEXT_EXTRACTED' | 'INVALID_FILE' };
