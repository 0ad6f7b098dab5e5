import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { type DocumentLine, type DocumentText, longestLine, maxLines } from '@sabi/cv-rules/document-text';
import { z } from 'zod';

/** The text of a CV, and its JSON Resume attachment. */
export interface CvDocument extends DocumentText {
  /** Only when the pages contain the same values. */
  readonly embedded?: ParsedCv | undefined;
}

/** The visible content of a document. */
export interface ExtractedDocument extends CvDocument {
  /** Number of removed invisible letters and figures. */
  readonly hiddenLetters: number;
  /** Running heads and feet, page numbers and watermarks, which are in no line but how to reach the person. */
  readonly furniture?: readonly string[] | undefined;
  /** Number of unread pages at the end, if any. */
  readonly unreadPages?: number | undefined;
  /** Set for scans whose text comes from optical character recognition. */
  readonly isRecognised?: true | undefined;
}

const documentLineSchema: z.ZodType<DocumentLine> = z.strictObject({
  text: z.string().max(longestLine),
  isApart: z.boolean(),
  page: z.number(),
  column: z.number(),
  size: z.number(),
  isStrong: z.boolean(),
  room: z.number().nullable(),
  isHeading: z.boolean(),
});

/** Validates a child process's answer. */
export const extractedDocumentSchema: z.ZodType<ExtractedDocument> = z.strictObject({
  text: z.string(),
  lines: z.array(documentLineSchema).max(maxLines),
  hiddenLetters: z.int().nonnegative(),
  furniture: z.array(z.string().max(longestLine)).max(maxLines).optional(),
  unreadPages: z.int().positive().optional(),
  isRecognised: z.literal(true).optional(),
  embedded: parsedCvSchema.optional(),
});
