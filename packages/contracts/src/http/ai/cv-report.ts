import { z } from 'zod';

export const reportSections = ['contact', 'structure', 'history', 'wording', 'privacy'] as const;
export type ReportSection = (typeof reportSections)[number];

export const severities = ['high', 'medium', 'low'] as const;
export type Severity = (typeof severities)[number];

const text = z.string();
const inBothLanguages = z.object({ en: text, id: text });
export type InBothLanguages = z.infer<typeof inBothLanguages>;

/** A verbatim line of the CV. */
const quoteSchema = z.object({
  text: text.describe('Stands in the CV exactly so; a part of a long line'),
  line: z.int().positive().describe('From 1; lines of a document are counted without blank ones'),
});
export type Quote = z.infer<typeof quoteSchema>;

/** What a text is; anything but a CV has no score. */
export const documentKinds = [
  'cv',
  'letter',
  'advertisement',
  'receipt',
  'recipe',
  'minutes',
  'news',
  'other',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** What points are earned by. */
export const scoreParts = [
  'reachable',
  'headings',
  'entries',
  'readable',
  'skills',
  'duties',
  'scope',
  'results',
  'posts',
  'education',
  'sentences',
  'exactness',
  'privacy',
] as const;
export type ScorePart = (typeof scoreParts)[number];

/** A line of the CV as it could stand there, in the language of the line. */
const rewriteSchema = z.object({
  line: z.int().positive().describe('The number of a quoted line'),
  text: text.describe(
    'By rules: the same facts; what only the person knows is a blank in square brackets. Several lines where one is split',
  ),
});
export type Rewrite = z.infer<typeof rewriteSchema>;

const findingSchema = z.object({
  code: text.describe('Of the rule, such as EMAIL_MISSING'),
  section: z.enum(reportSections),
  severity: z.enum(severities),
  meaning: inBothLanguages,
  fix: inBothLanguages,
  quotes: z.array(quoteSchema).describe('Empty where something is missing from the CV'),
  rewrites: z
    .array(rewriteSchema)
    .optional()
    .describe('Of quoted lines that rules can rewrite; each line once in a report'),
  explanation: text
    .nullable()
    .describe('By the language model, in the language asked for; bound to this finding and its quotes'),
});
export type CvFinding = z.infer<typeof findingSchema>;

/** A change that would help, where few findings or none are left. */
const improvementSchema = findingSchema
  .pick({ section: true, meaning: true, fix: true, quotes: true, rewrites: true })
  .extend({ part: z.enum(scoreParts).describe('Each part of the score once') });
export type CvImprovement = z.infer<typeof improvementSchema>;

export const keywordKinds = [
  'skill',
  'tool',
  'title',
  'degree',
  'study',
  'experience',
  'language',
  'certificate',
  'location',
  'name',
] as const;
export type KeywordKind = (typeof keywordKinds)[number];

/** Demand for a keyword in a job description: explicitly required, without a statement, or nice to have. */
export const keywordWeights = ['required', 'expected', 'optional'] as const;
export type KeywordWeight = (typeof keywordWeights)[number];

/** Relation between a keyword and the matching word of the CV. */
export const likenesses = [
  'same',
  'synonym',
  'language',
  'abbreviation',
  'spelling',
  'higher',
  'ongoing',
] as const;
export type Likeness = (typeof likenesses)[number];

const keywordSchema = z.object({
  keyword: text.describe('As the job description has it'),
  kind: z.enum(keywordKinds).describe('`experience` in years; `name` of something the rules do not know'),
  weight: z.enum(keywordWeights),
  proof: quoteSchema
    .extend({
      word: text.describe('What stands for it there, a part of the quote'),
      how: z
        .enum(likenesses)
        .describe('`higher`: a degree above it; `ongoing`: a post without an end, so the time is not known'),
    })
    .nullable(),
});
export type Keyword = z.infer<typeof keywordSchema>;

/** Coverage of a job description by a CV, by rules alone: ADR 0035. */
export const jobMatchSchema = z.object({
  engine_version: text,
  input_sha256: text.describe('Of the job description'),
  percent: z
    .int()
    .min(0)
    .max(100)
    .nullable()
    .describe('By weight; null where the job description holds no keyword'),
  found: z.array(keywordSchema).describe('In the same words'),
  near: z.array(keywordSchema).describe('In other words, in the other language, abbreviated or misspelled'),
  missing: z.array(keywordSchema),
  ignored_lines: z.int().describe('Lines of the job description that speak to a machine'),
});
export type JobMatch = z.infer<typeof jobMatchSchema>;

/** The same bytes give the same report, except for the explanations. */
export const cvReportSchema = z.object({
  engine_version: text,
  input_sha256: text.describe('Of the text or file that was sent'),
  document: z
    .enum(documentKinds)
    .optional()
    .describe(
      'What the text is; other than `cv`, it has no sections and no findings, and `score` means nothing',
    ),
  score: z.int().min(0).max(100),
  sections: z.array(z.object({ section: z.enum(reportSections), points: z.int(), max: z.int() })),
  parts: z
    .array(
      z.object({ part: z.enum(scoreParts), section: z.enum(reportSections), points: z.int(), max: z.int() }),
    )
    .optional()
    .describe('What the points of the sections were earned by, before findings took theirs'),
  findings: z.array(findingSchema).describe('The most severe first'),
  improvements: z
    .array(improvementSchema)
    .optional()
    .describe('With the findings at least three changes, the most helpful first'),
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
  ignored: z
    .array(quoteSchema)
    .optional()
    .describe('The first of them; absent in a report of an older engine'),
  match: jobMatchSchema.nullable().describe('null where no job description was given'),
});
export type CvReport = z.infer<typeof cvReportSchema>;
