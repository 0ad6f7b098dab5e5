import type { Check, Observations } from './observe';

export interface AnalysisTexts {
  readonly headings: { impression: string; strengths: string; improve: string; next: string };
  readonly impression: (cv: Observations) => string;
  readonly good: Readonly<Record<Check, string>>;
  readonly better: Readonly<Record<Check, string>>;
  /** Added to `better.results`. */
  readonly rewriteDuty: (duty: string) => string;
  readonly nothingGood: string;
  readonly nothingToImprove: string;
  readonly next: readonly string[];
}
