import { z } from 'zod';
import {
  certificationFieldsSchema,
  educationFieldsSchema,
  languageFieldsSchema,
  monthSchema,
  psychologicalTestFieldsSchema,
  skillFieldsSchema,
  workExperienceFieldsSchema,
} from '../../cv/parsed-cv';
import {
  earliestYear,
  isEarlier,
  isPossibleMonth,
  latestYear,
  lineMaxLength,
  toLine,
} from '../../profile/entry-rules';
import {
  certificationSchema,
  educationSchema,
  languageSchema,
  type ProfileLists,
  skillSchema,
  versionSchema,
  workExperienceSchema,
} from './profile';
import { defineRoute, type Route } from '../route';

// Lists that a talent edits. Results of psychological tests are read-only for their owner.

export type WrittenList = Exclude<keyof ProfileLists, 'psychological_tests'>;
/** Lists whose entries are written one by one, by the owner or the staff. */
export type EntryList = keyof ProfileLists;

const name = z.string().overwrite(toLine).trim().min(1, 'is missing').max(lineMaxLength);
const month = monthSchema
  .refine(isPossibleMonth, `has to be of a year from ${earliestYear} to ${latestYear}`)
  .nullable();

const workFields = workExperienceFieldsSchema
  .extend({ company_name: name, job_title: name, start_date: month, end_date: month })
  .strict();
const educationFields = educationFieldsSchema
  .extend({ institution_name: name, start_date: month, end_date: month })
  .strict();
const skillFields = skillFieldsSchema.extend({ skill_name: name }).strict();
const languageFields = languageFieldsSchema.extend({ language_name: name }).strict();
const certificationFields = certificationFieldsSchema
  .extend({ name, issue_date: month, expiration_date: month })
  .strict();

export const psychologicalTestFields = psychologicalTestFieldsSchema
  .extend({ test_name: name, test_date: month })
  .strict();

interface Times {
  readonly start_date: string | null;
  readonly end_date: string | null;
  readonly is_current: boolean;
}

const lasts = ({ is_current, end_date }: Times) => !is_current || end_date === null;
const endsAfterStart = ({ start_date, end_date }: Times) =>
  !start_date || !end_date || !isEarlier(end_date, start_date);
const expiresAfterIssue = (dates: { issue_date: string | null; expiration_date: string | null }) =>
  !dates.issue_date || !dates.expiration_date || !isEarlier(dates.expiration_date, dates.issue_date);

const lastingFault = { path: ['end_date'], error: 'has to be null while is_current' };
const orderFault = { path: ['end_date'], error: 'must not be before start_date' };
const expiryFault = { path: ['expiration_date'], error: 'must not be before issue_date' };

/** Rules of an entry as a whole. */
export const entryFieldsSchemas = {
  work_experiences: workFields.refine(lasts, lastingFault).refine(endsAfterStart, orderFault),
  educations: educationFields.refine(lasts, lastingFault).refine(endsAfterStart, orderFault),
  skills: skillFields,
  languages: languageFields,
  licenses_certifications: certificationFields.refine(expiresAfterIssue, expiryFault),
  psychological_tests: psychologicalTestFields,
} as const satisfies Record<EntryList, z.ZodType>;

const entryParams = z.object({ entryId: z.uuid() });

function defineEntryRoutes<
  const Path extends string,
  Fields extends z.ZodRawShape,
  Entry extends z.ZodObject,
>(
  path: `/api/profile/v1/${Path}`,
  { fields, entry, what }: { fields: z.ZodObject<Fields, z.core.$strict>; entry: Entry; what: string },
) {
  const one = { path: `${path}/{entryId}`, access: 'user', params: entryParams } as const;
  return {
    add: defineRoute({
      method: 'post',
      path,
      summary: `Adds a ${what} to the caller's profile; ENTRY_LIMIT_REACHED when there are too many`,
      access: 'user',
      body: fields.extend({
        id: z
          .uuid()
          .optional()
          .describe('Made by the caller, so that the same entry sent twice is stored once'),
      }),
      responses: { 201: entry },
    }),
    change: defineRoute({
      ...one,
      method: 'patch',
      summary: `Changes fields of a ${what}; ENTRY_CHANGED when it is not of the version that is named`,
      body: fields.partial().extend({ version: versionSchema.describe('As the caller has seen it') }),
      responses: { 200: entry },
    }),
    remove: defineRoute({
      ...one,
      method: 'delete',
      summary: `Deletes a ${what}, of whatever version: for an hour it can be had back`,
      responses: { 204: null },
    }),
    restore: defineRoute({
      ...one,
      method: 'post',
      path: `${path}/{entryId}/restore`,
      summary: `Brings back a ${what} as it was deleted`,
      responses: { 200: entry },
    }),
  };
}

export const entryRoutes = {
  work_experiences: defineEntryRoutes('/api/profile/v1/work-experiences', {
    fields: workFields,
    entry: workExperienceSchema,
    what: 'job',
  }),
  educations: defineEntryRoutes('/api/profile/v1/educations', {
    fields: educationFields,
    entry: educationSchema,
    what: 'course of education',
  }),
  skills: defineEntryRoutes('/api/profile/v1/skills', {
    fields: skillFields,
    entry: skillSchema,
    what: 'skill',
  }),
  languages: defineEntryRoutes('/api/profile/v1/languages', {
    fields: languageFields,
    entry: languageSchema,
    what: 'language',
  }),
  licenses_certifications: defineEntryRoutes('/api/profile/v1/licenses-certifications', {
    fields: certificationFields,
    entry: certificationSchema,
    what: 'licence or certificate',
  }),
} as const satisfies Record<WrittenList, Readonly<Record<string, Route>>>;

export const writtenLists = Object.keys(entryRoutes) as WrittenList[];

export const profileEntryRoutes: readonly Route[] = Object.values(entryRoutes).flatMap((routes) =>
  Object.values(routes),
);
