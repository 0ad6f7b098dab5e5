import type { ResumeExtension } from '@sabi/contracts/resume-file';
import type { ExtractedDocument } from './extracted-document';

/** Argument of a child that waits for its document with everything loaded. */
export const warmArgument = '--warm';

/** What such a child says once it waits. */
export const warmMessage = 'warm';

/** What a child is told over IPC; the document comes by its standard input. */
export interface ChildRequest {
  readonly format: ResumeExtension;
  /** After this the child ends itself, should its parent be gone. */
  readonly lifetimeMs: number;
}

/** The one answer of a child. */
export type ChildAnswer = ExtractedDocument | { readonly code: 'NO_TEXT_EXTRACTED' | 'INVALID_FILE' };
