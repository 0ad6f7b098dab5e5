import { z } from 'zod';
import {
  certificationFieldsSchema,
  educationFieldsSchema,
  languageFieldsSchema,
  skillFieldsSchema,
  workExperienceFieldsSchema,
} from '../../cv/parsed-cv';
import { parsedSections, proposedFieldNames } from '../../ai/cv-fields';
import {
  confidenceSchema,
  maxUnassigned,
  omissionSchema,
  unassignedLineSchema,
  unplacedSchema,
  valueConfidenceSchema,
} from '../../cv/evidence';
import { lineMaxLength, textMaxLength, toLine, toText } from '../../profile/entry-rules';
import { defineRoute } from '../route';

// Values of a CV or an import that await the owner's confirmation; until then the profile has none of them.

export const cvImportKindSchema = z.enum(['cv', 'linkedin', 'json-resume']);
export type CvImportKind = z.infer<typeof cvImportKindSchema>;

export const cvImportStateSchema = z
  .enum(['open', 'accepted', 'dismissed'])
  .describe('accepted and dismissed can be undone for a while; then the proposal is forgotten');

/** Relation between an imported value and the profile's. */
export const findingSchema = z.enum(['new', 'changed', 'duplicate']);
export type ImportFinding = z.infer<typeof findingSchema>;

/** Origin of a value: `inferred` is not literally in the document. */
export const originSchema = z.enum(['typed', 'parsed', 'inferred']);
export type Origin = z.infer<typeof originSchema>;

/** A certificate's period runs from its issue to its expiry. */
const changeSchema = z.object({
  field: z
    .string()
    .describe('A field; `period` is start, end and whether it is current, which belong together'),
  suggested: z.enum(['mine', 'theirs']).describe('mine where the owner has typed something else'),
});

const item = {
  key: z.string().describe('Names it in a decision'),
  finding: findingSchema,
  lines: z
    .array(z.string())
    .describe('What the document says, as it stands there; empty where that is not known'),
  inferred: z.array(z.string()).describe('Fields whose value does not stand in the document'),
  changes: z.array(changeSchema).describe('Only of what is changed'),
  confidence: confidenceSchema
    .optional()
    .describe('Probability that all of it is right; absent where it is not known'),
  values: z
    .record(z.string(), valueConfidenceSchema)
    .optional()
    .describe('How sure each value of an entry is, by field, with the line it comes from'),
};

const proposed = <Fields extends z.ZodObject>(fields: Fields) =>
  z.object({
    ...item,
    current: fields.nullable().describe('The entry of the profile it stands for; null where it is new'),
    proposed: fields.describe('What the entry becomes when everything is accepted'),
    missing: z
      .array(z.string())
      .optional()
      .describe('Fields it cannot be without and the document does not say; absent where there are none'),
  });

const proposedFieldSchema = z.object({
  ...item,
  field: z.enum(proposedFieldNames),
  current: z.string().nullable(),
  proposed: z.string(),
});
export type ProposedField = z.infer<typeof proposedFieldSchema>;

export const proposedListsSchema = z.object({
  work_experiences: z.array(proposed(workExperienceFieldsSchema)),
  educations: z.array(proposed(educationFieldsSchema)),
  skills: z.array(proposed(skillFieldsSchema)),
  languages: z.array(proposed(languageFieldsSchema)),
  licenses_certifications: z.array(proposed(certificationFieldsSchema)),
});
export type ProposedLists = z.infer<typeof proposedListsSchema>;

export const cvImportSchema = z.object({
  id: z.uuid(),
  kind: cvImportKindSchema,
  file_name: z.string(),
  state: cvImportStateSchema,
  version: z.string().describe('Of what is shown; another one once the profile or the proposal has changed'),
  created_at: z.iso.datetime(),
  expires_at: z.iso
    .datetime()
    .describe('When an open one is forgotten, and until when another can be undone'),
  hidden_letters: z
    .int()
    .nonnegative()
    .optional()
    .describe(
      'Characters of the CV left out because nobody who looks at it sees them; absent where there are none',
    ),
  is_recognised: z
    .literal(true)
    .optional()
    .describe('The CV is a scan: a program recognised its words, rightly or not'),
  unread_pages: z
    .int()
    .positive()
    .optional()
    .describe('Pages at the end of the CV that were not read; absent where all of them were'),
  omissions: z
    .array(omissionSchema)
    .optional()
    .describe('What of the document is not proposed, or not whole; absent where all of it is'),
  unplaced: z
    .array(unplacedSchema)
    .optional()
    .describe(
      'What of an import is left out because a profile has no list for it; absent where there is none',
    ),
  unassigned: z
    .array(
      unassignedLineSchema.omit({ entry: true }).extend({
        key: z.string().describe('Names it in a decision'),
        near: z
          .string()
          .optional()
          .describe('Key of the entry above it in the document, or else of the first below'),
      }),
    )
    .optional()
    .describe('Lines of the CV that found no place in an entry; absent where there are none'),
  may_share_corrections: z
    .literal(true)
    .optional()
    .describe('The owner may be asked whether their corrections are kept to improve the reading of CVs'),
  fields: z.array(proposedFieldSchema),
  lists: proposedListsSchema,
});
export type CvImport = z.infer<typeof cvImportSchema>;

/** Required names of entries. */
const nameFields = [
  'job_title',
  'company_name',
  'institution_name',
  'skill_name',
  'language_name',
  'name',
] as const;

const saidSchema = z.partialRecord(
  z.enum(nameFields),
  z.string().overwrite(toLine).trim().min(1).max(lineMaxLength),
);

/** An accepted item; of a changed one, the fields to take. */
const acceptedItemSchema = z.strictObject({
  key: z.string().max(40),
  fields: z.array(z.string().max(40)).max(10).optional(),
  said: saidSchema.optional().describe('What its owner says for the fields that are missing'),
  corrected: z
    .record(z.string().max(40), z.string().overwrite(toText).trim().max(textMaxLength).nullable())
    .optional()
    .describe('What its owner says instead of values that were read wrongly; null for a value that is none'),
});

/** Where its owner puts a line that found no place. */
const placedLineSchema = z.strictObject({
  key: z.string().max(40).describe('Of the line'),
  as: z
    .enum(['description', ...parsedSections])
    .describe('The description of an entry, or a new entry of a list'),
  entry: z.string().max(40).optional().describe('Key of the entry whose description it joins'),
  said: saidSchema.optional().describe('The names of the new entry'),
});
export type PlacedLine = z.infer<typeof placedLineSchema>;

export const decisionSchema = z.strictObject({
  version: z.string().max(64).describe('Of the proposal this was decided on'),
  accepted: z.array(acceptedItemSchema).max(600).describe('What is not named is left out'),
  placed: z
    .array(placedLineSchema)
    .max(maxUnassigned)
    .optional()
    .describe('Unassigned lines that go into the profile; the others are left out'),
  share_corrections: z
    .literal(true)
    .optional()
    .describe('The owner lets the difference between what was read and what is right be kept, with the CV'),
});
export type Decision = z.infer<typeof decisionSchema>;

const params = z.object({ proposalId: z.uuid() });

export const getCvImportRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/cv-proposals/current',
  summary: "What the caller's newest CV or import says, compared with their profile",
  access: 'user',
  responses: { 200: cvImportSchema },
});

export const decideCvImportRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/cv-proposals/{proposalId}/decision',
  summary:
    'Takes what is accepted into the profile, all of it or nothing; sent again it does nothing more. ENTRY_LIMIT_REACHED names the lists that would become too long',
  access: 'user',
  params,
  body: decisionSchema,
  responses: { 200: cvImportSchema },
});

export const dismissCvImportRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/cv-proposals/{proposalId}/dismissal',
  summary: 'Leaves the profile as it is',
  access: 'user',
  params,
  responses: { 200: cvImportSchema },
});

export const undoCvImportRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/cv-proposals/{proposalId}/undo',
  summary:
    'Puts back what an acceptance has changed and opens the CV import again; refused where something of it was changed since',
  access: 'user',
  params,
  responses: { 200: cvImportSchema },
});

export const cvImportRoutes = [
  getCvImportRoute,
  decideCvImportRoute,
  dismissCvImportRoute,
  undoCvImportRoute,
];
