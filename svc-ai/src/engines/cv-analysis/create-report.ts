import {
  type CvReport,
  type CvFinding,
  reportSections,
  severities,
  type Severity,
} from '@sabi/contracts/http/ai/cv-report';
import type { AnalyzedCv } from './analyzed-cv';
import { allRules } from './rules/all-rules';
import type { Rule } from './rules/rule';

/** Increment with every change of a rule, a weight or the analysis of lines. */
export const reportVersion = 'cv-review-v4';

/** Points of each section, 100 in total. */
const sectionPoints: Record<CvReport['sections'][number]['section'], number> = {
  contact: 20,
  structure: 20,
  history: 20,
  wording: 25,
  privacy: 15,
};
/** Points deducted for a finding, regardless of the number of lines. */
const weights: Record<Severity, number> = { high: 10, medium: 5, low: 2 };
const leftUnjudged = new Map(allRules.map(({ code, leavesUnjudged = [] }) => [code, leavesUnjudged]));
const mostQuotes = 5;

/**
 * Scores a CV by rules. Deterministic.
 * @param inputHash SHA-256 of the input, in hex
 */
export function createReport(cv: AnalyzedCv, inputHash: string): CvReport {
  const findings = findAll(cv);
  const unjudged = new Set(findings.flatMap(({ code }) => leftUnjudged.get(code) ?? []));
  const sections = reportSections.map((section) => {
    const max = sectionPoints[section];
    if (unjudged.has(section)) return { section, points: 0, max };
    const lost = findings
      .filter((finding) => finding.section === section)
      .reduce((sum, { severity }) => sum + weights[severity], 0);
    return { section, points: Math.max(0, max - lost), max };
  });
  return {
    engine_version: reportVersion,
    input_sha256: inputHash,
    score: sections.reduce((sum, { points }) => sum + points, 0),
    sections,
    findings,
    rules: allRules.map(({ code, version, section, severity }) => ({ code, version, section, severity })),
    weights,
    hidden_letters: cv.hiddenLetters,
    ignored_lines: cv.ignored.length,
    ignored: cv.ignored.slice(0, mostQuotes).map(({ quote }) => quote),
    match: null,
  };
}

function findAll(cv: AnalyzedCv): CvFinding[] {
  const findings = allRules.flatMap((rule) => toFinding(rule, cv));
  const rank = ({ severity }: CvFinding) => severities.indexOf(severity);
  return findings.toSorted((a, b) => rank(a) - rank(b));
}

function toFinding({ find, ...rule }: Rule, cv: AnalyzedCv): CvFinding[] {
  const evidence = find(cv);
  if (evidence !== 'absent' && evidence.length === 0) return [];
  const { code, section, severity, meaning, fix } = rule;
  const lines = evidence === 'absent' ? [] : evidence.slice(0, mostQuotes);
  const quotes = lines.map(({ quote }) => quote);
  return [{ code, section, severity, meaning, fix, quotes, explanation: null }];
}
