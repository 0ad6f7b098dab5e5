import type { Omission } from '@sabi/contracts/cv-evidence';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { ModelFailure } from '../../integrations/language-model';
import type { CvReading } from '../../engines/parsing/parse-by-rules';
import type { CvParser } from '../cv-parser';
import { mergeCvs } from '../../engines/parsing/merge-cvs';

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
      const cv = mergeCvs(byModel.cv, byRules.cv, document.text);
      return { cv, omissions: omissionsOf(byModel, byRules), version };
    },
  };
}

/** Those of the model, and of the lists that only the rules have. */
function omissionsOf(byModel: CvReading, byRules: CvReading): Omission[] {
  const ofRules = byRules.omissions.filter(
    ({ group }) => group !== 'fields' && byModel.cv[group].length === 0,
  );
  return [...byModel.omissions, ...ofRules];
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
