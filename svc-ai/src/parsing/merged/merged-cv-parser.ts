import { CvUnreadable } from '../../domain/cv-unreadable';
import { ModelFailure } from '../../integrations/language-model';
import type { CvParser, CvReading } from '../cv-parser';
import { mergeCvs } from './merge-cvs';

/**
 * Reads CVs by a language model and by rules, and takes the best of both. A model that fails is not waited for: the rules'
 * reading is given as theirs, so that it is not kept as the work of both.
 */
export function createMergedCvParser(model: CvParser, rules: CvParser): CvParser {
  const version = `${model.version}+${rules.version}`;
  return {
    version,
    assertAvailable: () => undefined,
    parse: async (document, signal) => {
      const byRules = await rules.parse(document, signal);
      const byModel = await unlessFailing(() => model.parse(document, signal), signal);
      if (!byModel) return byRules;
      return { cv: mergeCvs(byModel.cv, byRules.cv, document.text), version };
    },
  };
}

/** undefined when the model gave no answer, or none of use. */
async function unlessFailing(
  parse: () => Promise<CvReading>,
  signal: AbortSignal,
): Promise<CvReading | undefined> {
  try {
    return await parse();
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ModelFailure || error instanceof CvUnreadable) return undefined;
    throw error;
  }
}
