import type { InBothLanguages, ReportSection, Severity } from '@sabi/contracts/http/ai/cv-report';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';
import type { RewriteText } from '../rewriting/rewrite-text';

/** Lines of the finding; `absent` when something is missing. */
export type Evidence = readonly AnalyzedLine[] | 'absent';

/** A point a recruiter would criticise. */
export interface Rule {
  /** UPPER_SNAKE; never reused. */
  readonly code: string;
  /** Increment when the rule's findings change. */
  readonly version: number;
  readonly section: ReportSection;
  readonly severity: Severity;
  readonly meaning: InBothLanguages;
  readonly fix: InBothLanguages;
  /** Mends a line of the finding, where rules can without adding a fact. */
  readonly rewrite?: RewriteText;
  /** Returns an empty list without findings. */
  readonly find: (cv: AnalyzedCv) => Evidence;
}

/** A rule of a table for one section. */
export type RuleOfSection = Omit<Rule, 'section' | 'version'> & { readonly version?: number };

export function rulesOf(section: ReportSection, rules: readonly RuleOfSection[]): Rule[] {
  return rules.map((rule) => ({ version: 1, section, ...rule }));
}

/** Finds single lines that match. */
export const linesWith =
  (pattern: RegExp, isMeant: (line: AnalyzedLine) => boolean = () => true) =>
  ({ lines }: AnalyzedCv): AnalyzedLine[] =>
    lines.filter((line) => isMeant(line) && pattern.test(line.text));

export const whenNot =
  (isThere: (cv: AnalyzedCv) => boolean) =>
  (cv: AnalyzedCv): Evidence =>
    isThere(cv) ? [] : 'absent';
