import { z } from 'zod';
import {
  certificationFieldsSchema,
  educationFieldsSchema,
  languageFieldsSchema,
  skillFieldsSchema,
  workExperienceFieldsSchema,
} from '../cv';
import { proposedFieldNames } from '../cv-evidence';
import { defineRoute } from './route';

// What a CV or an import says, waiting for its owner's yes. Nothing of it is in the profile before.

/** What a proposal was read from. */
export const proposalKindSchema = z.enum(['cv', 'linkedin', 'json-resume']);
export type ProposalKind = z.infer<typeof proposalKindSchema>;

export const proposalStateSchema = z
  .enum(['open', 'accepted', 'dismissed'])
  .describe('accepted and dismissed can be undone for a while; then the proposal is forgotten');

/** How something found stands to what the profile holds. */
export const findingSchema = z.enum(['new', 'changed', 'duplicate']);
export type Finding = z.infer<typeof findingSchema>;

/** Who a value comes from: `inferred` was concluded and does not stand in the document. */
export const originSchema = z.enum(['typed', 'parsed', 'inferred']);
export type Origin = z.infer<typeof originSchema>;

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
};

const proposed = <Fields extends z.ZodObject>(fields: Fields) =>
  z.object({
    ...item,
    current: fields.nullable().describe('The entry of the profile it stands for; null where it is new'),
    proposed: fields.describe('What the entry becomes when everything is accepted'),
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

export const proposalSchema = z.object({
  id: z.uuid(),
  kind: proposalKindSchema,
  file_name: z.string(),
  state: proposalStateSchema,
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
  fields: z.array(proposedFieldSchema),
  lists: proposedListsSchema,
});
export type Proposal = z.infer<typeof proposalSchema>;

/** An item that is accepted; of a changed one, the fields that are taken. */
const acceptedItemSchema = z.strictObject({
  key: z.string().max(40),
  fields: z.array(z.string().max(40)).max(10).optional(),
});

export const decisionSchema = z.strictObject({
  version: z.string().max(64).describe('Of the proposal this was decided on'),
  accepted: z.array(acceptedItemSchema).max(600).describe('What is not named is left out'),
});
export type Decision = z.infer<typeof decisionSchema>;

const params = z.object({ proposalId: z.uuid() });

export const getProposalRoute = defineRoute({
  method: 'get',
  path: '/api/profile/v1/cv-proposals/current',
  summary: "What the caller's newest CV or import says, compared with their profile",
  access: 'user',
  responses: { 200: proposalSchema },
});

export const decideProposalRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/cv-proposals/{proposalId}/decision',
  summary: 'Takes what is accepted into the profile, all of it or nothing; sent again it does nothing more',
  access: 'user',
  params,
  body: decisionSchema,
  responses: { 200: proposalSchema },
});

export const dismissProposalRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/cv-proposals/{proposalId}/dismissal',
  summary: 'Leaves the profile as it is',
  access: 'user',
  params,
  responses: { 200: proposalSchema },
});

export const undoProposalRoute = defineRoute({
  method: 'post',
  path: '/api/profile/v1/cv-proposals/{proposalId}/undo',
  summary:
    'Puts back what an acceptance has changed and opens the proposal again; refused where something of it was changed since',
  access: 'user',
  params,
  responses: { 200: proposalSchema },
});

export const cvProposalRoutes = [
  getProposalRoute,
  decideProposalRoute,
  dismissProposalRoute,
  undoProposalRoute,
];
