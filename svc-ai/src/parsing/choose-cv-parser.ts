import type { LanguageModel } from '../integrations/language-model';
import type { ThreadPool } from '../engines/threads/thread-pool';
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

interface EngineOptions {
  readonly model: LanguageModel;
  readonly hasKey: boolean;
  readonly threads: ThreadPool;
}

/** The engine that reads CVs. */
export function chooseCvParser(engine: CvParserEngine, options: EngineOptions): CvParser {
  return preferEmbedded(chooseEngine(engine, options));
}

function chooseEngine(engine: CvParserEngine, { model, hasKey, threads }: EngineOptions): CvParser {
  if (engine === 'model') return createOpenAiCvParser(model);
  const rules = createRulesCvParser(threads);
  return engine === 'auto' && hasKey ? createMergedCvParser(createOpenAiCvParser(model), rules) : rules;
}
