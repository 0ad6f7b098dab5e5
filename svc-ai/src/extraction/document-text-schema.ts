import { type DocumentLine, type DocumentText, longestLine, maxLines } from '@sabi/cv-rules/document-text';
import { z } from 'zod';

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
export const documentTextSchema: z.ZodType<DocumentText> = z.strictObject({
  text: z.string(),
  lines: z.array(documentLineSchema).max(maxLines),
});
