import type { CvReport } from '@sabi/contracts/http/cv-report';
import type { Language } from '@sabi/contracts/language';
import type { Logger } from '@sabi/service-kit/logger';
import type { CvExplainer } from '../analysis/explanation/cv-explainer';
import { ModelFailure } from '../integrations/language-model';
import { everybodysUse, type UsageCounters } from './within-allowance';

export interface ExplanationDependencies {
  readonly explainer: CvExplainer;
  readonly usage: UsageCounters;
  readonly logger: Logger;
}

/** A report with the model's words, or as it is and `basic` where there are none to be had: ADR 0031. */
export async function explainReport(
  { report, language, signal }: { report: CvReport; language: Language; signal: AbortSignal },
  { explainer, usage, logger }: ExplanationDependencies,
): Promise<{ report: CvReport; basic: boolean }> {
  if ((await usage.take(everybodysUse)) > 0) return { report, basic: true };
  try {
    return { report: await explainer.explain(report, language, signal), basic: false };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    if (error.kind !== 'unusable') await usage.giveBack(everybodysUse);
    logger.warn({ kind: error.kind, reason: error.reason, status: error.status }, 'analysis.basic');
    return { report, basic: true };
  }
}
