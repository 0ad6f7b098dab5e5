import {
  type CvReport,
  type CvFinding,
  reportSections,
  type ReportSection,
  scoreParts,
  severities,
  type Severity,
} from '@sabi/contracts/http/ai/cv-report';
import type { AnalyzedCv, AnalyzedLine } from './analyzed-cv';
import { type CvContent, readContent } from './content/cv-content';
import { findDocumentKind } from './content/document-kind';
import { findImprovements } from './content/improvements';
import { type EarnedPoints, earnPoints, partPoints } from './content/score-parts';
import { isTemplate, unseriousLines } from './content/unserious';
import { type Rewritable, withRewrites } from './rewriting/rewrite-findings';
import { allRules } from './rules/all-rules';
import type { Rule } from './rules/rule';

/** Increment with every change of a rule, a weight, a part or the analysis of lines. */
export const reportVersion = 'cv-review-v5';

/** Points deducted for a finding with quotes, regardless of the number of lines. */
const weights: Record<Severity, number> = { high: 4, medium: 2, low: 1 };
const mostQuotes = 5;

/**
 * Scores a CV by rules: what it holds earns points, and the findings take some. Deterministic.
 * @param inputHash SHA-256 of the input, in hex
 */
export function createReport(cv: AnalyzedCv, inputHash: string): CvReport {
  const content = readContent(cv);
  const about = {
    engine_version: reportVersion,
    input_sha256: inputHash,
    document: findDocumentKind(cv, content),
    rules: allRules.map(({ code, version, section, severity }) => ({ code, version, section, severity })),
    weights,
    hidden_letters: cv.hiddenLetters,
    ignored_lines: cv.ignored.length,
    ignored: cv.ignored.slice(0, mostQuotes).map(({ quote }) => quote),
    match: null,
  };
  if (about.document !== 'cv') return { ...about, score: 0, sections: [], findings: [] };
  const findings = findAll(cv);
  const earned = earnPoints(cv, content, isSerious(cv, content));
  const sections = reportSections.map((section) => ({ section, ...pointsOf(section, earned, findings) }));
  return {
    ...about,
    score: sections.reduce((sum, { points }) => sum + points, 0),
    sections,
    parts: scoreParts.map((part) => ({ part, points: earned[part], ...partPoints[part] })),
    findings,
    improvements: findImprovements(cv, content, { earned, findings }),
  };
}

const isSerious = (cv: AnalyzedCv, content: CvContent) =>
  unseriousLines(cv, content).length === 0 && !isTemplate(cv);

function pointsOf(section: ReportSection, earned: EarnedPoints, findings: readonly CvFinding[]) {
  const parts = scoreParts.filter((part) => partPoints[part].section === section);
  const lost = findings
    .filter((finding) => finding.section === section && finding.quotes.length > 0)
    .reduce((sum, { severity }) => sum + weights[severity], 0);
  const points = parts.reduce((sum, part) => sum + earned[part], 0);
  const max = parts.reduce((sum, part) => sum + partPoints[part].max, 0);
  return { points: Math.max(0, points - lost), max };
}

function findAll(cv: AnalyzedCv): CvFinding[] {
  const order = allRules.toSorted((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  const shown = new Set<AnalyzedLine>();
  return withRewrites(
    order.flatMap((rule) => toFinding(rule, cv, shown)),
    cv,
  );
}

/** @param shown lines that findings about wording have quoted; others are quoted where there are any */
function toFinding({ find, rewrite, ...rule }: Rule, cv: AnalyzedCv, shown: Set<AnalyzedLine>): Rewritable[] {
  const evidence = find(cv);
  if (evidence !== 'absent' && evidence.length === 0) return [];
  const { code, section, severity, meaning, fix } = rule;
  const lines = evidence === 'absent' ? [] : evidence;
  const fresh = section === 'wording' ? lines.filter((line) => !shown.has(line)) : lines;
  const quoted = fresh.length > 0 ? fresh.slice(0, mostQuotes) : lines.slice(0, 1);
  if (section === 'wording') for (const line of quoted) shown.add(line);
  const quotes = quoted.map(({ quote }) => quote);
  return [
    {
      finding: { code, section, severity, meaning, fix, quotes, explanation: null },
      evidence: lines,
      rewrite,
    },
  ];
}
