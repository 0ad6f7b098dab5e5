import { z } from 'zod';
import { employmentTypes, jobLevels, workModes } from '../../hiring/posting-terms';
import { languages } from '../../language';
import { defineRoute } from '../route';
import { jobCardSchema, jobPageSchema, jobSorts, publicCompanySchema, publicJobSchema } from './board';
import { basePath, next } from './fields';

/** A province, or a city or regency of one, named in the page's language. */
export const placeSchema = z
  .object({
    code: z.string(),
    name: z.string(),
    province: z.string().nullable().describe('null for a province'),
    zone: z.enum(['WIB', 'WITA', 'WIT']),
  })
  .meta({ id: 'Place' });
export type BoardPlace = z.infer<typeof placeSchema>;

const pageCardSchema = jobCardSchema
  .omit({ areas: true, category: true, why: true })
  .extend({ places: z.array(placeSchema) })
  .meta({ id: 'PageCard' });
export type PageCard = z.infer<typeof pageCardSchema>;

/** Recognised filters of the address. */
const filtersSchema = z.object({
  q: z.string().nullable(),
  area: z.array(placeSchema),
  radius_km: z.number().int().nullable().describe('Around the one place of `area`'),
  mode: z.array(z.enum(workModes)),
  type: z.array(z.enum(employmentTypes)),
  level: z.array(z.enum(jobLevels)),
  pay_min: z.number().int().nullable(),
  with_pay: z.boolean(),
  posted_days: z.number().int().nullable(),
  verified: z.boolean(),
  company: z.object({ slug: z.string(), name: z.string() }).nullable(),
  sort: z.enum(jobSorts),
});
export type BoardFilters = z.infer<typeof filtersSchema>;

/** Kinds of filters, each optional. */
export const filterKinds = [
  'q',
  'area',
  'mode',
  'type',
  'level',
  'pay_min',
  'with_pay',
  'posted_days',
  'verified',
  'company',
] as const;

const placeCountSchema = placeSchema.omit({ zone: true }).extend({ total: z.number().int() });

const listPageSchema = z
  .object({
    kind: z.literal('list'),
    filters: filtersSchema,
    is_first: z.boolean().describe('No page is before it'),
    jobs: z.array(pageCardSchema),
    counts: jobPageSchema.shape.facets.pick({ mode: true, type: true, level: true }),
    places: z.array(placeCountSchema).describe('With at least one job, provinces each before their cities'),
    widened: z
      .array(z.object({ without: z.enum(filterKinds), total: z.number().int() }))
      .describe('Where nothing is found: jobs without one of the filters'),
    nearby: z
      .array(z.object({ radius_km: z.number().int(), total: z.number().int() }))
      .optional()
      .describe(
        'Where nothing is found in a city: jobs within a larger radius of it. Absent in pages of earlier releases',
      ),
    ...jobPageSchema.pick({ total: true, did_you_mean: true, read_as: true, next: true }).shape,
  })
  .meta({ id: 'ListPage' });
export type ListPage = z.infer<typeof listPageSchema>;

const jobDetailPageSchema = z
  .object({
    kind: z.literal('job'),
    job: publicJobSchema,
    places: z.array(placeSchema),
    similar: z.array(pageCardSchema),
    structured_data: z
      .record(z.string(), z.unknown())
      .nullable()
      .describe('JobPosting of schema.org; null for demonstration data'),
  })
  .meta({ id: 'JobDetailPage' });
export type JobDetailPage = z.infer<typeof jobDetailPageSchema>;

/** The page of a closed, expired or frozen job, without any of its content. */
const closedPageSchema = z
  .object({ kind: z.literal('closed'), similar: z.array(pageCardSchema) })
  .meta({ id: 'ClosedPage' });
export type ClosedPage = z.infer<typeof closedPageSchema>;

const companyPageSchema = z
  .object({
    kind: z.literal('company'),
    company: publicCompanySchema.omit({ jobs: true, next: true }),
    is_first: z.boolean().describe('No page is before it'),
    jobs: z.array(pageCardSchema),
    next,
  })
  .meta({ id: 'CompanyPage' });
export type CompanyPage = z.infer<typeof companyPageSchema>;

const boardPageSchema = z.discriminatedUnion('kind', [
  listPageSchema,
  jobDetailPageSchema,
  companyPageSchema,
]);
export type BoardPage = z.infer<typeof boardPageSchema> | ClosedPage;

export const getPageRoute = defineRoute({
  method: 'get',
  path: `${basePath}/pages`,
  summary:
    'What a page of the board shows: `/jobs`, `/jobs/{slug}-{no}`, `/companies/{slug}`. 410 with jobs like it for one that is closed, expired or frozen; ROUTE_NOT_FOUND, JOB_NOT_FOUND, COMPANY_NOT_FOUND; SEARCH_UNAVAILABLE for the list',
  access: 'public',
  query: z.object({
    url: z.string().max(2000).describe('Path and query, with or without language prefix'),
    language: z.enum(languages),
  }),
  responses: { 200: boardPageSchema, 410: closedPageSchema },
});
