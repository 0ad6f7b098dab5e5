import type { LanguageModel } from '../integrations/language-model';
import type { CvParser } from './cv-parser';
import { preferEmbedded } from './embedded-cv-parser';
import { createMergedCvParser } from './merged/merged-cv-parser';
import { createOpenAiCvParser } from './openai-cv-parser';
import { createRulesCvParser } from './rules-cv-parser';

/**
 * - `rules`: our own rules alone, whatever keys there are
 * - `model`: the language model alone; without it no CV is read
 * - `auto`: the model and the rules together where there is a key, else the rules
 */
export const cvParserEngines = ['auto', 'rules', 'model'] as const;
export type CvParserEngine = (typeof cvParserEngines)[number];

/** The engine that reads CVs. */
export function chooseCvParser(
  engine: CvParserEngine,
  { model, hasKey }: { model: LanguageModel; hasKey: boolean },
): CvParser {
  return preferEmbedded(chooseEngine(engine, { model, hasKey }));
}

function chooseEngine(
  engine: CvParserEngine,
  { model, hasKey }: { model: LanguageModel; hasKey: boolean },
): CvParser {
  if (engine === 'model') return createOpenAiCvParser(model);
  const rules = createRulesCvParser();
  return engine === 'auto' && hasKey ? createMergedCvParser(createOpenAiCvParser(model), rules) : rules;
}
