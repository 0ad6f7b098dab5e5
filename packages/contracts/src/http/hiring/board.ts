import { z } from 'zod';
import { payMax, reportTextMaxLength } from '../../hiring/field-limits';
import { findRadiusCity, searchRadiiKm } from '../../hiring/search-radius';
import {
  companyZones,
  contractKinds,
  employmentTypes,
  jobDays,
  jobLevels,
  rankFactors,
  reportReasons,
  workModes,
} from '../../hiring/posting-terms';
import { replyBadges } from '../../hiring/reply-terms';
import { languages } from '../../language';
import { toText } from '../../profile/entry-rules';
import { defineExportPart } from '../account-export';
import { defineRoute } from '../route';
import { after, basePath, moment, next, ofNumber } from './fields';
import { areaCode, postingSchema } from './posting';

const isDemo = z
  .boolean()
  .describe('Demonstration data: shown with a mark, not to be indexed, in no feed and no figure');

export const replyRecordSchema = z
  .object({
    applications: z
      .number()
      .int()
      .describe('Submitted 14 to 104 days ago; those withdrawn before an answer not counted'),
    rate: z.number().describe('Answered within 14 days, of all: 0 to 1'),
    median_days: z.number().describe('To the answer; an unanswered application counts as 21'),
    badge: z.enum(replyBadges).nullable(),
  })
  .meta({ id: 'PublicReplyRecord' });
export type PublicReplyRecord = z.infer<typeof replyRecordSchema>;

const replies = replyRecordSchema
  .nullable()
  .optional()
  .describe('null for fewer than ten applications; absent in answers of earlier releases');

const publicPostingSchema = postingSchema.omit({ questions: true }).meta({ id: 'PublicPosting' });

export const publicJobSchema = z
  .object({
    public_no: z.number().int(),
    slug: z.string(),
    company: z.object({
      slug: z.string(),
      name: z.string(),
      is_verified: z.boolean(),
      verified_at: moment.nullable(),
      replies,
    }),
    posting: publicPostingSchema,
    published_at: moment,
    changed_at: moment,
    expires_at: moment,
    is_unconfirmed: z.boolean().describe('For 21 days nobody has said that it is still open'),
    is_demo: isDemo,
  })
  .meta({ id: 'PublicJob' });
export type PublicJob = z.infer<typeof publicJobSchema>;

export const jobSorts = ['best', 'newest', 'pay'] as const;

/** An open job in lists. */
export const jobCardSchema = z
  .object({
    public_no: z.number().int(),
    slug: z.string(),
    title: z.string(),
    company: z.object({ slug: z.string(), name: z.string(), is_verified: z.boolean(), replies }),
    areas: z.array(z.string()),
    mode: z.enum(workModes).nullable(),
    contract: z.enum(contractKinds).nullable(),
    part_time: z.boolean(),
    level: z.enum(jobLevels).nullable(),
    category: z.string().nullable(),
    pay: z.object({ min: z.number().int(), max: z.number().int() }).nullable().describe('IDR a month'),
    published_at: moment,
    is_unconfirmed: z.boolean(),
    is_demo: isDemo,
    why: z
      .array(
        z.object({
          factor: z.enum(rankFactors),
          word: z.string().nullable().describe('As the visitor typed it'),
        }),
      )
      .describe('What put it where it is in the list'),
  })
  .meta({ id: 'JobCard' });
export type JobCard = z.infer<typeof jobCardSchema>;

const counts = z.record(z.string(), z.number().int());

export const jobPageSchema = z
  .object({
    total: z.number().int(),
    jobs: z.array(jobCardSchema),
    facets: z
      .object({ mode: counts, type: counts, level: counts, area: counts, category: counts })
      .describe('Jobs for each value, with the other kinds of filters applied and its own not'),
    did_you_mean: z
      .string()
      .nullable()
      .describe('The words corrected, where the jobs are of the corrected ones'),
    read_as: z
      .array(
        z.object({
          word: z.string(),
          kind: z
            .enum(['same_meaning', 'spelling', 'left_out'])
            .describe('`left_out`: with it nothing was found'),
          as: z.array(z.string()).describe('Other names, or the corrected word'),
        }),
      )
      .describe('How words were understood, where that is not the word itself'),
    next,
  })
  .meta({ id: 'JobPage' });
export type JobPage = z.infer<typeof jobPageSchema>;

export const publicCompanySchema = z
  .object({
    slug: z.string(),
    name: z.string(),
    about: z.string(),
    zone: z.enum(companyZones),
    is_verified: z.boolean(),
    verified: z
      .object({ legal_name: z.string(), domains: z.array(z.string()), at: moment, until: moment })
      .nullable()
      .describe('What the staff has verified; null where the company is not verified, or no longer'),
    replies,
    is_demo: isDemo,
    total: z.number().int().describe('Open jobs'),
    jobs: z.array(jobCardSchema).describe('Newest first, 50 at a time; `why` is empty'),
    next,
  })
  .meta({ id: 'PublicCompany' });
export type PublicCompany = z.infer<typeof publicCompanySchema>;

/** Once or several times; any of them matches. */
const anyOf = <Item extends z.ZodType<string>>(item: Item) =>
  z.union([item.transform((value) => [value]), z.array(item).max(20)]).optional();

const filterFields = z.object({
  q: z.string().max(200).optional().describe('Words in English or Indonesian; all have to be found'),
  area: anyOf(areaCode).describe('`35` is a province, `35.78` a city in it'),
  radius_km: z
    .enum(searchRadiiKm.map(String))
    .transform(Number)
    .optional()
    .describe(
      'Also jobs in cities whose centre is at most this far from the centre of `area`, which has to be one city or regency. A remote job counts by the places it names, as with `area` alone',
    ),
  mode: anyOf(z.enum(workModes)),
  type: anyOf(z.enum(employmentTypes)),
  level: anyOf(z.enum(jobLevels)),
  pay_min: z.coerce
    .number()
    .int()
    .min(1)
    .max(payMax)
    .optional()
    .describe('IDR a month that the range reaches'),
  with_pay: z.literal('true').optional(),
  posted_days: z.coerce.number().int().min(1).max(jobDays.longest).optional(),
  verified: z.literal('true').optional().describe('Of verified companies'),
  company: z.string().min(1).max(80).optional().describe('Its slug'),
  sort: z.enum(jobSorts).optional(),
  after,
});

export const jobFiltersSchema = filterFields.refine(
  ({ area, radius_km: radius }) => radius === undefined || findRadiusCity(area) !== undefined,
  { path: ['radius_km'], error: 'Needs one `area` that is a city or regency' },
);
export type JobFilters = z.infer<typeof jobFiltersSchema>;

export const searchJobsRoute = defineRoute({
  method: 'get',
  path: `${basePath}/jobs`,
  summary:
    'Open jobs by words, place, pay and other filters, 20 at a time. SEARCH_UNAVAILABLE while the search engine is away; COMPANY_NOT_FOUND',
  access: 'public',
  query: jobFiltersSchema,
  responses: { 200: jobPageSchema },
});

export const getPublicJobRoute = defineRoute({
  method: 'get',
  path: `${basePath}/jobs/{no}`,
  summary: 'A job that is open. JOB_CLOSED (410) once it is closed, expired or frozen',
  access: 'public',
  params: ofNumber,
  responses: { 200: publicJobSchema },
});

export const getPublicJobFileRoute = defineRoute({
  method: 'get',
  path: `${basePath}/jobs/{no}.json`,
  summary: 'The same, under the name of a file',
  access: 'public',
  params: ofNumber,
  responses: { 200: publicJobSchema },
});

export const getPublicJobTextRoute = defineRoute({
  method: 'get',
  path: `${basePath}/jobs/{no}.md`,
  summary: 'The same as Markdown (text/markdown), in the language of the posting',
  access: 'public',
  params: ofNumber,
  responses: { 200: null },
});

export const getPublicCompanyRoute = defineRoute({
  method: 'get',
  path: `${basePath}/company-pages/{slug}`,
  summary:
    'What everybody may know of a company, with its open jobs. COMPANY_NOT_FOUND also for one that is neither verified nor hiring, as nothing of it has been looked at',
  access: 'public',
  params: z.object({ slug: z.string().min(1).max(80) }),
  query: z.object({ after }),
  responses: { 200: publicCompanySchema },
});

const reportShape = {
  reason: z.enum(reportReasons),
  text: z.string().overwrite(toText).trim().max(reportTextMaxLength).optional(),
};

/** A report from a form without script: svc-hiring makes its id, and an empty text means none. */
export const reportFormSchema = z.strictObject({
  ...reportShape,
  language: z.enum(languages).describe('Of the page, and of the page that answers'),
});

export const reportJobRoute = defineRoute({
  method: 'post',
  path: `${basePath}/jobs/{no}/reports`,
  summary:
    'Reports an open job to the staff; an account counts once. Three accounts in good standing hide the job until the staff has looked. Twenty an hour from one address. A form is answered with a page',
  access: 'public',
  params: ofNumber,
  body: z.strictObject({
    report_id: z.uuid().describe('Made by the caller, so that the same report sent twice is stored once'),
    ...reportShape,
  }),
  formBodies: { 'application/x-www-form-urlencoded': reportFormSchema },
  responses: { 202: z.object({ report_id: z.uuid() }) },
});

export const exportHiringRoute = defineExportPart(
  `${basePath}/export`,
  'memberships of companies, invitations to the address, reports of jobs, applications as sent, saved jobs, external applications and notes',
);

export const boardRoutes = [
  searchJobsRoute,
  // Before the job itself, whose number would match the ending as well.
  getPublicJobFileRoute,
  getPublicJobTextRoute,
  getPublicJobRoute,
  getPublicCompanyRoute,
  reportJobRoute,
  exportHiringRoute,
];
