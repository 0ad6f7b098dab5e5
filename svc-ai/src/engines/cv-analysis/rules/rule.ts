import type { InBothLanguages, ReportSection, Severity } from '@sabi/contracts/http/ai/cv-report';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';

/** Lines that show the finding; `absent` when something is missing. */
export type Evidence = readonly AnalyzedLine[] | 'absent';

/** One thing a recruiter would criticise. */
export interface Rule {
  /** UPPER_SNAKE; never reused. */
  readonly code: string;
  /** Raise it whenever the rule finds something else. */
  readonly version: number;
  readonly section: ReportSection;
  readonly severity: Severity;
  readonly meaning: InBothLanguages;
  readonly fix: InBothLanguages;
  /** Sections that get no points with this finding, because they are missing and cannot be judged. */
  readonly leavesUnjudged?: readonly ReportSection[];
  /** Returns an empty list when nothing is found. */
  readonly find: (cv: AnalyzedCv) => Evidence;
}

/** A rule of a table, which names the section once. */
export type RuleOfSection = Omit<Rule, 'section' | 'version'> & { readonly version?: number };

export function rulesOf(section: ReportSection, rules: readonly RuleOfSection[]): Rule[] {
  return rules.map((rule) => ({ version: 1, section, ...rule }));
}

/** Finds the lines that a rule about single lines applies to. */
export const linesWith =
  (pattern: RegExp, isMeant: (line: AnalyzedLine) => boolean = () => true) =>
  ({ lines }: AnalyzedCv): AnalyzedLine[] =>
    lines.filter((line) => isMeant(line) && pattern.test(line.text));

/** Applies where something is missing. */
export const whenNot =
  (isThere: (cv: AnalyzedCv) => boolean) =>
  (cv: AnalyzedCv): Evidence =>
    isThere(cv) ? [] : 'absent';
