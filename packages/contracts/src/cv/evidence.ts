import { z } from 'zod';
import { parsedFieldNames, parsedSections } from '../ai/cv-fields';
import { entryLimits } from '../profile/entry-rules';
import { parsedCvSchema } from './parsed-cv';

export const confidenceSchema = z
  .number()
  .min(0)
  .max(1)
  .describe('Probability that it is right, calibrated on CVs that the rules were not written for');

/** How sure the parser is of a value of an entry, and the line it comes from. */
export const valueConfidenceSchema = z.object({
  confidence: confidenceSchema,
  line: z.string().max(300).optional().describe('Of the document; absent where no single line has the value'),
});
export type ValueConfidence = z.infer<typeof valueConfidenceSchema>;

/** Place in a document that supports a value, for those who check the reading. */
export const evidenceSchema = z.object({
  lines: z.array(z.string().max(300)).max(4).describe('Of the document, as they stand there'),
  inferred: z.array(z.string().max(40)).max(10).describe('Fields whose value does not stand in the document'),
  confidence: confidenceSchema
    .optional()
    .describe(
      'Of a single value, or that nothing of an entry is wrong or missing; absent where it is not known',
    ),
  values: z
    .record(z.string().max(40), valueConfidenceSchema)
    .optional()
    .describe("An entry's values by field"),
});
export type Evidence = z.infer<typeof evidenceSchema>;

const parsedFieldSchema = z.enum(parsedFieldNames);

/** In characters, as a word processor's paragraph is one line. */
export const longestUnassigned = 1000;
/** A line of a document's work or education that no value holds. */
export const unassignedLineSchema = z.object({
  section: z.enum(['work', 'education']),
  text: z.string().max(longestUnassigned),
  entry: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'Index of the entry of its list above it in the document, or else the first below; absent where there is none',
    ),
});
export type UnassignedLine = z.infer<typeof unassignedLineSchema>;
/** The list of entries that each section of a document is read into. */
export const listOfSection = { work: 'work_experiences', education: 'educations' } as const;
/** More lines are no CV's rest, but a document that was not understood. */
export const maxUnassigned = 100;

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
  unassigned: z
    .array(unassignedLineSchema)
    .max(maxUnassigned)
    .optional()
    .describe('Lines that found no place in an entry'),
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
