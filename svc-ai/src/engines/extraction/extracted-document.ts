import { type ParsedCv, parsedCvSchema } from '@sabi/contracts/cv';
import { type DocumentLine, type DocumentText, longestLine, maxLines } from '@sabi/cv-rules/document-text';
import { z } from 'zod';

/** What a document says, and what it says of itself beside its pages. */
export interface CvDocument extends DocumentText {
  /** From an attachment; only where the pages say it in the same words. */
  readonly embedded?: ParsedCv | undefined;
}

/** What a reader of a document can see in it. */
export interface ExtractedDocument extends CvDocument {
  /** How many letters and figures were left out because nobody who looks at the document sees them. */
  readonly hiddenLetters: number;
  /** How many pages at its end were not read; absent where all were. */
  readonly unreadPages?: number | undefined;
  /** The pages are pictures: this is what a program took them to say. */
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

/** What a process that read a document may say of it. */
export const extractedDocumentSchema: z.ZodType<ExtractedDocument> = z.strictObject({
  text: z.string(),
  lines: z.array(documentLineSchema).max(maxLines),
  hiddenLetters: z.int().nonnegative(),
  unreadPages: z.int().positive().optional(),
  isRecognised: z.literal(true).optional(),
  embedded: parsedCvSchema.optional(),
});
