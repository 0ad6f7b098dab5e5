import type { CvFinding, CvReport, ReportSection, ScorePart } from '@sabi/contracts/http/ai/cv-report';
import { isAboutCv } from '@sabi/cv-report';

/** Points of the same thing in two reports. */
export interface PointsChange {
  readonly before: number;
  readonly after: number;
  readonly max: number;
}

export interface SectionChange extends PointsChange {
  readonly section: ReportSection;
  /** Parts whose points differ; none where a report is older than the parts. */
  readonly parts: readonly (PointsChange & { readonly part: ScorePart })[];
}

export interface RemainingFinding {
  readonly finding: CvFinding;
  /** Quoted lines before; the finding has those of now. */
  readonly linesBefore: number;
}

export interface ReportComparison {
  readonly score: { readonly before: number; readonly after: number };
  /** By the same rules: otherwise a difference may come from the rules. */
  readonly isSameEngine: boolean;
  readonly sections: readonly SectionChange[];
  readonly solved: readonly CvFinding[];
  readonly added: readonly CvFinding[];
  readonly remaining: readonly RemainingFinding[];
}

/** @returns null where one of them is about a text that is no CV: it has no points */
export function compareReports(before: CvReport, after: CvReport): ReportComparison | null {
  if (!isAboutCv(before) || !isAboutCv(after)) return null;
  const earlier = new Map(before.findings.map((finding) => [finding.code, finding]));
  const current = new Set(after.findings.map(({ code }) => code));
  return {
    score: { before: before.score, after: after.score },
    isSameEngine: before.engine_version === after.engine_version,
    sections: after.sections.flatMap(({ section }) => compareSection(section, before, after)),
    solved: before.findings.filter(({ code }) => !current.has(code)),
    added: after.findings.filter(({ code }) => !earlier.has(code)),
    remaining: after.findings.flatMap((finding) => {
      const match = earlier.get(finding.code);
      return match ? [{ finding, linesBefore: match.quotes.length }] : [];
    }),
  };
}

function compareSection(section: ReportSection, before: CvReport, after: CvReport): SectionChange[] {
  const isOf = (each: { section: ReportSection }) => each.section === section;
  const [old, now] = [before.sections.find(isOf), after.sections.find(isOf)];
  if (!old || !now) return [];
  const parts = (after.parts ?? []).filter(isOf).flatMap(({ part, points, max }) => {
    const match = before.parts?.find((each) => each.part === part);
    return match && match.points !== points ? [{ part, before: match.points, after: points, max }] : [];
  });
  return [{ section, before: old.points, after: now.points, max: now.max, parts }];
}
