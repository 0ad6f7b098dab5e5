import { companyNameMaxLength } from '@sabi/contracts/hiring/field-limits';
import { jobDays } from '@sabi/contracts/hiring/posting-terms';
import { areaCode } from '@sabi/contracts/http/hiring/posting';
import { toLine } from '@sabi/contracts/profile/entry-rules';
import { z } from 'zod';

export const openTooLong = `Nothing is open for ${jobDays.longest} days`;

const absent = z.null().optional();
const optionalLine = z.union([z.string(), absent]).transform((text) => text ?? '');
const amount = z.union([z.number(), absent]).transform((value) => value ?? null);
const time = z.union([z.iso.datetime({ offset: true }).transform((text) => new Date(text)), absent]);
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
const payPart = z.union([
  z.string().transform((name) => ({ name, amount: null })),
  z.object({ name: z.string(), amount }),
]);

/** A row as other programs write it; `docs/feeds/posting-row.schema.json` has it as it is exported. */
export const rowSchema = z.object({
  id: z.union([z.string().regex(/\S/), z.number()], 'Is no text or number'),
  company: z.string().overwrite(toLine).trim().min(1).max(companyNameMaxLength),
  title: z.string(),
  language: z.enum(['en', 'id', 'mixed']),
  text: z.string(),
  /** Of all texts of the row. Missing: each is taken as HTML if it has signs of it. */
  text_format: z.enum(['plain', 'html']).optional(),
  /** Instead of city and province. */
  areas: z.array(areaCode).optional(),
  city: optionalLine,
  province: optionalLine,
  mode: z.string(),
  contract: z.string(),
  part_time: z.boolean().default(false),
  level: z.string(),
  category: z.string(),
  openings: z.number().default(1),
  pay_min: amount,
  pay_max: amount,
  pay_parts: z.array(payPart).default([]),
  thr: z.boolean().default(false),
  bpjs_kes: z.boolean().default(false),
  bpjs_tk: z.boolean().default(false),
  requirements: z.array(requirement).default([]),
  questions: z.array(question).default([]),
  process: z.array(z.string()).default([]),
  posted_days_ago: z
    .number()
    .int()
    .min(0)
    .max(jobDays.longest - 1, openTooLong)
    .default(0),
  /** Instead of `posted_days_ago`. */
  published_at: time,
  expires_at: time,
});
export type Row = z.infer<typeof rowSchema>;
