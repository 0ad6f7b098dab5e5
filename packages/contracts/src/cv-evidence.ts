import { z } from 'zod';
import { parsedCvSchema } from './cv';

/** Where a document says something, for whoever has to judge whether it was read rightly. */
export const evidenceSchema = z.object({
  lines: z.array(z.string().max(300)).max(4).describe('Of the document, as they stand there'),
  inferred: z.array(z.string().max(40)).max(10).describe('Fields whose value does not stand in the document'),
});
export type Evidence = z.infer<typeof evidenceSchema>;

/** The single fields of a CV that a profile has too. */
export const parsedFieldNames = ['first_name', 'last_name', 'phone_number', 'personal_summary'] as const;
export const parsedFieldSchema = z.enum(parsedFieldNames);
export type ParsedField = z.infer<typeof parsedFieldSchema>;

/** The single fields that a profile from elsewhere has and no CV is read for. */
export const importedFieldNames = ['title', 'current_organization', 'position_interest'] as const;
export type ImportedField = (typeof importedFieldNames)[number];

/** The single fields of a profile that a document may propose. */
export const proposedFieldNames = [...parsedFieldNames, ...importedFieldNames] as const;
export type ProposedFieldName = (typeof proposedFieldNames)[number];

/** The lists of a CV, each also a list of a profile. */
export const parsedSections = [
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'licenses_certifications',
] as const;
export type ParsedSection = (typeof parsedSections)[number];

/** What of a document a proposal does not hold, or not whole. */
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

/** Parts of an import that a profile has no list for. */
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

/** Evidence of everything a CV yields; each list in the order of the CV's own. */
export const cvEvidenceSchema = z.object({
  fields: z.partialRecord(parsedFieldSchema, evidenceSchema),
  work_experiences: z.array(evidenceSchema).max(100),
  educations: z.array(evidenceSchema).max(50),
  skills: z.array(evidenceSchema).max(200),
  languages: z.array(evidenceSchema).max(50),
  licenses_certifications: z.array(evidenceSchema).max(100),
});
export type CvEvidence = z.infer<typeof cvEvidenceSchema>;

/** The result of a parsed CV as it lies in the store: what it says, and beside it where. Older ones do not say where. */
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
