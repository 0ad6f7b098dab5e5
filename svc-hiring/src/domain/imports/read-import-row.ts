import { findArea } from '@sabi/areas';
import { jobDays, type JobLevel } from '@sabi/contracts/hiring/posting-terms';
import { type Posting, postingSchema } from '@sabi/contracts/http/hiring/posting';
import { z } from 'zod';
import { makeSlug } from '../slugs/make-slug';

const absent = z.null().optional();
const optionalLine = z.union([z.string(), absent]).transform((text) => text ?? '');
const amount = z.union([z.number(), absent]).transform((value) => value ?? null);
const requirement = z.union([
  z.string().transform((text) => ({ text, must: true })),
  z.object({ text: z.string(), must: z.boolean().default(true) }),
]);
/** `true` rejects an application with the answer no. */
const knockOut = z
  .union([z.enum(['yes', 'no']), z.boolean(), absent])
  .transform((ending) => (typeof ending === 'string' ? ending : ending ? ('no' as const) : null));
const question = z.union([
  z.string().transform((text) => ({ text, kind: 'text' as const, knock_out: null })),
  z.object({
    text: z.string(),
    kind: z.enum(['text', 'yes_no', 'number']).default('text'),
    knock_out: knockOut,
  }),
]);

/** Other names of levels. */
const levelNames: Readonly<Record<string, JobLevel>> = {
  supervisor: 'lead',
  middle: 'mid',
};

const rowSchema = z.object({
  id: z.union([z.string().regex(/\S/), z.number()], 'Is no text or number'),
  company: z.string().trim().min(1),
  title: z.string(),
  language: z.enum(['en', 'id', 'mixed']),
  text: z.string(),
  city: optionalLine,
  province: optionalLine,
  mode: z.string(),
  contract: z.string(),
  part_time: z.boolean().default(false),
  level: z.string(),
  category: z.string(),
  pay_min: amount,
  pay_max: amount,
  requirements: z.array(requirement).default([]),
  questions: z.array(question).default([]),
  posted_days_ago: z
    .number()
    .int()
    .min(0)
    .max(jobDays.longest - 1, 'Nothing is open for 90 days')
    .default(0),
});

export interface ImportRow {
  readonly companyName: string;
  readonly posting: Posting;
  readonly postedDaysAgo: number;
}

/** A valid row, or its faults as `field: reason`. */
export type ReadRow = { readonly row: ImportRow } | { readonly faults: readonly string[] };

export function readImportRow(value: unknown): ReadRow {
  const read = rowSchema.safeParse(value);
  if (!read.success) return { faults: describe(read.error) };
  const areas = findAreas(read.data);
  const { city, province } = read.data;
  if (!areas)
    return { faults: [city || province ? `city: ${city || province} is not known` : 'city: Is missing'] };
  const posting = postingSchema.safeParse(toPosting(read.data, areas));
  if (!posting.success) return { faults: describe(posting.error) };
  const { company: companyName, posted_days_ago: postedDaysAgo } = read.data;
  return { row: { companyName, posting: posting.data, postedDaysAgo } };
}

/** @returns undefined for an unknown place */
function findAreas({ city, province: name, mode }: z.infer<typeof rowSchema>): string[] | undefined {
  const province = findArea(name);
  const area = city
    ? findArea(city, province?.kind === 'province' ? { province: province.code } : {})
    : province;
  if (area) return [area.code];
  return city === '' && name === '' && mode === 'remote' ? [] : undefined;
}

function toPosting(row: z.infer<typeof rowSchema>, areas: string[]): unknown {
  const { pay_min: min, pay_max: max } = row;
  const pay = { min, max, parts: [], thr: false, bpjs_kes: false, bpjs_tk: false };
  return {
    title: row.title,
    language: row.language === 'mixed' ? 'id' : row.language,
    text: row.text,
    areas,
    mode: row.mode,
    contract: row.contract,
    part_time: row.part_time,
    level: levelNames[row.level] ?? row.level,
    category: makeSlug(row.category, 'other'),
    openings: 1,
    pay: min === null || max === null ? null : pay, // half a range is none
    requirements: row.requirements,
    questions: row.questions.map((each) => (each.knock_out === null ? each : { ...each, kind: 'yes_no' })),
    process: [],
  };
}

const describe = ({ issues }: z.ZodError): string[] =>
  issues.map(({ path, message }) => `${path.join('.') || 'posting'}: ${message}`);
