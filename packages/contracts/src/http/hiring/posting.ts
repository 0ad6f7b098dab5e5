import { z } from 'zod';
import {
  jobAreasMax,
  jobLineMaxLength,
  jobOpeningsMax,
  jobProcessStepsMax,
  jobQuestionsMax,
  jobRequirementsMax,
  jobTextMaxLength,
  jobTitleMaxLength,
  payMax,
  payPartsMax,
} from '../../hiring/field-limits';
import { contractKinds, jobLevels, questionKinds, workModes } from '../../hiring/posting-terms';
import { languages } from '../../language';
import { toLine, toText } from '../../profile/entry-rules';
import { problemSchema } from '../../errors';

export const areaCode = z.string().regex(/^\d{2}(\.\d{2})?$/);

const line = (maxLength: number) => z.string().overwrite(toLine).trim().min(1).max(maxLength);
const rupiah = z.number().int().min(1).max(payMax);

export const paySchema = z
  .strictObject({
    min: rupiah,
    max: rupiah,
    parts: z
      .array(z.strictObject({ name: line(jobLineMaxLength), amount: rupiah.nullable() }))
      .max(payPartsMax)
      .describe('What the pay is made of'),
    thr: z.boolean().describe('Holiday allowance'),
    bpjs_kes: z.boolean().describe('BPJS Kesehatan'),
    bpjs_tk: z.boolean().describe('BPJS Ketenagakerjaan'),
  })
  .refine(({ min, max }) => min <= max, { path: ['max'], error: 'Is less than the minimum' })
  .describe('IDR a month, gross')
  .meta({ id: 'Pay' });
export type Pay = z.infer<typeof paySchema>;

const questionSchema = z
  .strictObject({
    text: line(jobLineMaxLength),
    kind: z.enum(questionKinds),
    knock_out: z.enum(['yes', 'no']).nullable().describe('The answer that ends an application'),
  })
  .refine(({ kind, knock_out: ending }) => ending === null || kind === 'yes_no', {
    path: ['knock_out'],
    error: 'Only a question of yes or no can end an application',
  });

/** A draft may have null or empty fields; publishing requires them. */
export const postingSchema = z
  .strictObject({
    title: line(jobTitleMaxLength),
    language: z.enum(languages),
    text: z.string().overwrite(toText).trim().max(jobTextMaxLength),
    areas: z
      .array(areaCode)
      .max(jobAreasMax)
      .describe('Codes of the Home Ministry: `35` is a province, `35.78` a city in it'),
    mode: z.enum(workModes).nullable(),
    contract: z.enum(contractKinds).nullable(),
    part_time: z.boolean(),
    level: z.enum(jobLevels).nullable(),
    category: z
      .string()
      .regex(/^[a-z\d]+(?:[-_][a-z\d]+)*$/)
      .max(60)
      .nullable(),
    openings: z.number().int().min(1).max(jobOpeningsMax),
    pay: paySchema.nullable(),
    requirements: z
      .array(z.strictObject({ text: line(jobLineMaxLength), must: z.boolean() }))
      .max(jobRequirementsMax),
    questions: z.array(questionSchema).max(jobQuestionsMax),
    process: z.array(line(jobLineMaxLength)).max(jobProcessStepsMax).describe('Steps, in their order'),
  })
  .meta({ id: 'Posting' });
export type Posting = z.infer<typeof postingSchema>;

const bilingual = z.object({ en: z.string(), id: z.string() });

/** Result of a posting rule, and its place in the posting. */
export const findingSchema = z
  .object({
    rule: z.string(),
    points: z.number().int(),
    blocks: z.boolean().describe('The posting is not published with it'),
    field: z.string().describe('`text`, `requirements.0`'),
    quote: z.string(),
    start: z.number().int().min(0).describe('Of the quote in the field'),
    end: z.number().int().min(0),
    sentence: bilingual,
    fix: bilingual,
  })
  .meta({ id: 'Finding' });
export type PostingFinding = z.infer<typeof findingSchema>;

export const verdictSchema = z.enum(['ok', 'review', 'block']);

export const lintSchema = z
  .object({
    verdict: verdictSchema.describe('`review`: published once the staff has agreed'),
    score: z.number().int().min(0).max(100),
    findings: z.array(findingSchema),
    version: z.string().describe('Of the rules'),
  })
  .meta({ id: 'Lint' });
export type Lint = z.infer<typeof lintSchema>;

/** POSTING_BLOCKED has the findings. */
export const postingProblemSchema = problemSchema
  .extend({ findings: z.array(findingSchema).optional().describe('With POSTING_BLOCKED alone') })
  .meta({ id: 'PostingProblem' });
export type PostingProblem = z.infer<typeof postingProblemSchema>;
