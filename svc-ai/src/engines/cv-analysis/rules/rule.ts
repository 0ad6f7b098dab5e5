import type { InBothLanguages, ReportSection, Severity } from '@sabi/contracts/http/cv-report';
import type { AnalyzedCv, AnalyzedLine } from '../analyzed-cv';

/** Lines that show it; `absent` where it is that something is not there. */
export type Evidence = readonly AnalyzedLine[] | 'absent';

/** One thing a recruiter would remark on. */
export interface Rule {
  /** UPPER_SNAKE; never reused. */
  readonly code: string;
  /** Raised whenever the rule finds more, less or something else. */
  readonly version: number;
  readonly section: ReportSection;
  readonly severity: Severity;
  readonly meaning: InBothLanguages;
  readonly fix: InBothLanguages;
  /** What cannot be judged where this is found, and has no points then: no fault was found in it because nothing was. */
  readonly leavesUnjudged?: readonly ReportSection[];
  /** An empty list where there is nothing to remark on. */
  readonly find: (cv: AnalyzedCv) => Evidence;
}

/** A rule without its section, which its table names. */
export type RuleOfSection = Omit<Rule, 'section' | 'version'> & { readonly version?: number };

export function rulesOf(section: ReportSection, rules: readonly RuleOfSection[]): Rule[] {
  return rules.map((rule) => ({ version: 1, section, ...rule }));
}

/** For a rule about what stands in single lines. */
export const linesWith =
  (pattern: RegExp, isMeant: (line: AnalyzedLine) => boolean = () => true) =>
  ({ lines }: AnalyzedCv): AnalyzedLine[] =>
    lines.filter((line) => isMeant(line) && pattern.test(line.text));

/** For a rule about what is not there. */
export const whenNot =
  (isThere: (cv: AnalyzedCv) => boolean) =>
  (cv: AnalyzedCv): Evidence =>
    isThere(cv) ? [] : 'absent';
