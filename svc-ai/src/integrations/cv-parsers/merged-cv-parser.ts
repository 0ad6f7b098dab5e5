import type { Omission } from '@sabi/contracts/cv/evidence';
import { CvUnreadable } from '../../engines/extraction/cv-unreadable';
import { ModelFailure } from '../../domain/language-model/language-model';
import type { CvReading } from '../../engines/parsing/parse-by-rules';
import type { CvParser } from '../../domain/cv-parsing/cv-parser';
import { mergeCvs } from '../../engines/parsing/merge-cvs';

/**
 * Merges the readings of model and rules. When the model fails, returns the rules' reading under their
 * version, so that it is not cached as a merged one.
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

/** The model's, and those of lists that only the rules filled. */
function omissionsOf(byModel: CvReading, byRules: CvReading): Omission[] {
  const ofRules = byRules.omissions.filter(
    ({ group }) => group !== 'fields' && byModel.cv[group].length === 0,
  );
  return [...byModel.omissions, ...ofRules];
}

/** @returns undefined when the model fails or is unusable */
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
