import type { CvReport } from '@sabi/contracts/http/ai/cv-report';
import type { Language } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import { ModelFailure } from '../language-model/language-model';
import type { UsageCounters } from '../usage/usage-counters';
import type { CvExplainer } from './cv-explainer';

export interface ExplanationDependencies {
  readonly explainer: CvExplainer;
  readonly usage: UsageCounters;
  readonly logger: Logger;
}

export interface ExplainedReport {
  readonly report: CvReport;
  readonly basic: boolean;
  /** Prompt version; null without the model. */
  readonly prompt: string | null;
}

/** A report with explanations, or unchanged and `basic` when the model fails (ADR 0031). */
export async function explainReport(
  { report, language, signal }: { report: CvReport; language: Language; signal: AbortSignal },
  { explainer, logger }: ExplanationDependencies,
): Promise<ExplainedReport> {
  try {
    const explained = await explainer.explain(report, language, signal);
    return { report: explained, basic: false, prompt: explainer.promptVersion(language) };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    logger.warn({ kind: error.kind, reason: error.reason, status: error.status }, 'analysis.basic');
    return { report, basic: true, prompt: null };
  }
}
