import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';

/** Words the findings of a report. It can neither add a finding nor change the points. */
export interface CvExplainer {
  /** Version of the prompt for this language. */
  promptVersion(language: Language): string;
  /** @throws {ModelFailure} also when no part of the answer can be shown */
  explain(report: CvReport, language: Language, signal: AbortSignal): Promise<CvReport>;
}
