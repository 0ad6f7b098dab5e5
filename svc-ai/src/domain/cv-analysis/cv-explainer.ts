import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';

/** Explains the findings of a report, without adding findings or changing points. */
export interface CvExplainer {
  /** Prompt version for this language. */
  promptVersion(language: Language): string;
  /** @throws {ModelFailure} also when nothing of the answer can be shown */
  explain(report: CvReport, language: Language, signal: AbortSignal): Promise<CvReport>;
}
