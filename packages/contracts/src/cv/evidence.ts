import { z } from 'zod';
import { parsedFieldNames, parsedSections } from '../ai/cv-fields';
import { entryLimits } from '../profile/entry-rules';
import { parsedCvSchema } from './parsed-cv';

/** Place in a document that supports a value, for those who check the reading. */
export const evidenceSchema = z.object({
  lines: z.array(z.string().max(300)).max(4).describe('Of the document, as they stand there'),
  inferred: z.array(z.string().max(40)).max(10).describe('Fields whose value does not stand in the document'),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const parsedFieldSchema = z.enum(parsedFieldNames);

/** Content of a document that a CV import lacks or has shortened. */
export const omissionSchema = z.object({
  group: z.enum(['fields', ...parsedSections]).describe('The single fields, or a list'),
  reason: z
    .enum(['unnamed', 'shortened', 'surplus'])
    .describe(
      'Left out because nothing in it names it; cut to the length a profile takes; left out because the list is full',
    ),
  count: z.int().positive().describe('Fields or entries'),
});
export type Omission = z.infer<typeof omissionSchema>;

/** Parts of an import for which a profile has no list. */
export const unplacedParts = [
  'volunteering',
  'projects',
  'awards',
  'publications',
  'courses',
  'references',
  'interests',
  'links',
] as const;
export const unplacedSchema = z.object({
  part: z.enum(unplacedParts),
  count: z.int().positive().describe('Entries'),
});
export type Unplaced = z.infer<typeof unplacedSchema>;

/** Evidence of all parsed values; each list in the order of the CV's own. */
export const cvEvidenceSchema = z.object({
  fields: z.partialRecord(parsedFieldSchema, evidenceSchema),
  work_experiences: z.array(evidenceSchema).max(entryLimits.work_experiences),
  educations: z.array(evidenceSchema).max(entryLimits.educations),
  skills: z.array(evidenceSchema).max(entryLimits.skills),
  languages: z.array(evidenceSchema).max(entryLimits.languages),
  licenses_certifications: z.array(evidenceSchema).max(entryLimits.licenses_certifications),
});
export type CvEvidence = z.infer<typeof cvEvidenceSchema>;

/** Stored result of a parsed CV: values, and evidence, which older results lack. */
export const cvResultSchema = parsedCvSchema.extend({
  evidence: cvEvidenceSchema.nullish(),
  omissions: z.array(omissionSchema).optional().describe('What of the document is not in it, or not whole'),
  hidden_letters: z
    .int()
    .nonnegative()
    .optional()
    .describe('Characters left out because nobody who looks at the document sees them'),
  unread_pages: z
    .int()
    .positive()
    .optional()
    .describe('Pages at the end that were not read: no CV is that long'),
  is_recognised: z
    .literal(true)
    .optional()
    .describe('The document is a scan: a program recognised its words, rightly or not'),
});
export type CvResult = z.infer<typeof cvResultSchema>;
