import type { CvReport } from '@sabi/contracts/http/cv-report';
import type { Language } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import type { CvExplainer } from '../analysis/explanation/cv-explainer';
import { explanationPrompt } from '../analysis/explanation/prompts/explanation-v1';
import { ModelFailure } from '../integrations/language-model';
import type { UsageCounters } from './within-allowance';

export interface ExplanationDependencies {
  readonly explainer: CvExplainer;
  readonly usage: UsageCounters;
  readonly logger: Logger;
}

export interface ExplainedReport {
  readonly report: CvReport;
  readonly basic: boolean;
  /** Version of the prompt that was asked; null where nothing was. */
  readonly prompt: string | null;
}

/** A report with the model's words, or as it is and `basic` where there are none to be had: ADR 0031. */
export async function explainReport(
  { report, language, signal }: { report: CvReport; language: Language; signal: AbortSignal },
  { explainer, logger }: ExplanationDependencies,
): Promise<ExplainedReport> {
  try {
    const explained = await explainer.explain(report, language, signal);
    return { report: explained, basic: false, prompt: explanationPrompt(language).name.version };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    logger.warn({ kind: error.kind, reason: error.reason, status: error.status }, 'analysis.basic');
    return { report, basic: true, prompt: null };
  }
}
