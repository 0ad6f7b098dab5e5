import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { type DocumentLine, type DocumentText, longestLine, maxLines } from '@sabi/cv-rules/document-text';
import { z } from 'zod';

/** The text of a CV, and its JSON Resume attachment. */
export interface CvDocument extends DocumentText {
  /** Present only when the pages contain the same values. */
  readonly embedded?: ParsedCv | undefined;
}

/** The visible content of a document. */
export interface ExtractedDocument extends CvDocument {
  /** Number of invisible letters and figures that were removed. */
  readonly hiddenLetters: number;
  /** Number of pages at the end that were not read; absent when all were. */
  readonly unreadPages?: number | undefined;
  /** The pages are scans, and the text comes from optical character recognition. */
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

/** Validates the answer of a child process. */
export const extractedDocumentSchema: z.ZodType<ExtractedDocument> = z.strictObject({
  text: z.string(),
  lines: z.array(documentLineSchema).max(maxLines),
  hiddenLetters: z.int().nonnegative(),
  unreadPages: z.int().positive().optional(),
  isRecognised: z.literal(true).optional(),
  embedded: parsedCvSchema.optional(),
});
