import { z } from 'zod';

/** What the points of a report are given for. */
export const reportSections = ['contact', 'structure', 'history', 'wording', 'privacy'] as const;
export type ReportSection = (typeof reportSections)[number];

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

const text = z.string();
const inBothLanguages = z.object({ en: text, id: text });
export type InBothLanguages = z.infer<typeof inBothLanguages>;

/** A line of the CV, word for word. */
const quoteSchema = z.object({
  text: text.describe('Stands in the CV exactly so; the beginning of a long line'),
  line: z.int().positive().describe('From 1; lines of a document are counted without blank ones'),
});
export type Quote = z.infer<typeof quoteSchema>;

const findingSchema = z.object({
  code: text.describe('Of the rule, such as EMAIL_MISSING'),
  section: z.enum(reportSections),
  severity: z.enum(severities),
  meaning: inBothLanguages,
  fix: inBothLanguages,
  quotes: z.array(quoteSchema).describe('Empty where something is missing from the CV'),
  explanation: text
    .nullable()
    .describe('By the language model, in the language asked for; bound to this finding and its quotes'),
});
export type Finding = z.infer<typeof findingSchema>;

const keywordSchema = z.object({
  keyword: text.describe('As the job description has it'),
  proof: quoteSchema.extend({ word: text.describe('What stands for it there') }).nullable(),
});
export type Keyword = z.infer<typeof keywordSchema>;

const jobMatchSchema = z.object({
  found: z.array(keywordSchema).describe('The CV says it, in either language'),
  near: z.array(keywordSchema).describe('The CV says something of the same field'),
  missing: z.array(keywordSchema),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

/** The same bytes give the same report, but for the explanations. */
export const cvReportSchema = z.object({
  engine_version: text,
  input_sha256: text.describe('Of the text or file that was sent'),
  score: z.int().min(0).max(100),
  sections: z.array(z.object({ section: z.enum(reportSections), points: z.int(), max: z.int() })),
  findings: z.array(findingSchema).describe('The most severe first'),
  rules: z.array(
    z.object({
      code: text,
      version: z.int(),
      section: z.enum(reportSections),
      severity: z.enum(severities),
    }),
  ),
  weights: z
    .object({ high: z.int(), medium: z.int(), low: z.int() })
    .describe('Points a finding takes from its section, which cannot go below 0'),
  hidden_letters: z.int().describe('Letters nobody sees in the document; they count for nothing'),
  ignored_lines: z.int().describe('Lines that speak to a machine; they count for nothing either'),
  match: jobMatchSchema.nullable(),
});
export type CvReport = z.infer<typeof cvReportSchema>;
