import type { CvFinding, CvReport, ReportSection, Severity } from '@sabi/contracts/http/ai/cv-report';

/** A finding, or an improvement where few findings are left; each is shown once. */
export interface Advice extends Pick<
  CvFinding,
  'section' | 'meaning' | 'fix' | 'quotes' | 'rewrites' | 'explanation'
> {
  /** Unique in a report. */
  readonly key: string;
  /** null for an improvement: nothing is wrong, and it would add points. */
  readonly severity: Severity | null;
}

export interface OrderedAdvice {
  /** The changes that would help most, at most three. */
  readonly first: readonly Advice[];
  /** All others by section, the one with the most severe first. */
  readonly sections: readonly { readonly section: ReportSection; readonly advice: readonly Advice[] }[];
}

const mostFirst = 3;

/** Findings are ordered by severity in a report, and improvements by what they would add. */
export function orderAdvice({
  findings,
  improvements = [],
}: Pick<CvReport, 'findings' | 'improvements'>): OrderedAdvice {
  const all: Advice[] = [
    ...findings.map((finding) => ({ ...finding, key: finding.code })),
    ...improvements.map((each) => ({ ...each, key: each.part, severity: null, explanation: null })),
  ];
  const rest = all.slice(mostFirst);
  return {
    first: all.slice(0, mostFirst),
    sections: [...new Set(rest.map(({ section }) => section))].map((section) => ({
      section,
      advice: rest.filter((each) => each.section === section),
    })),
  };
}
