import type { LanguageModel } from '../../domain/language-model/language-model';
import type { ThreadPool } from '../../domain/cv-parsing/thread-pool';
import type { CvParser } from '../../domain/cv-parsing/cv-parser';
import { preferEmbedded } from './embedded-cv-parser';
import { createMergedCvParser } from './merged-cv-parser';
import { createOpenAiCvParser } from './openai-cv-parser';
import { createRulesCvParser } from './rules-cv-parser';

/**
 * - `rules`: only rules, even with a key
 * - `model`: only the language model, which is required
 * - `auto`: both with a key, else rules
 */
export const cvParserEngines = ['auto', 'rules', 'model'] as const;
export type CvParserEngine = (typeof cvParserEngines)[number];

interface EngineOptions {
  readonly model: LanguageModel;
  readonly hasKey: boolean;
  readonly threads: ThreadPool;
}

/** The parser for the configured engine. */
export function selectCvParser(engine: CvParserEngine, options: EngineOptions): CvParser {
  return preferEmbedded(selectEngine(engine, options));
}

function selectEngine(engine: CvParserEngine, { model, hasKey, threads }: EngineOptions): CvParser {
  if (engine === 'model') return createOpenAiCvParser(model);
  const rules = createRulesCvParser(threads);
  return engine === 'auto' && hasKey ? createMergedCvParser(createOpenAiCvParser(model), rules) : rules;
}
