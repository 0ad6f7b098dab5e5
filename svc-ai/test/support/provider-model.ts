import type { LanguageModel } from '../../src/domain/language-model/language-model';
import { readProbeEnv } from '../../src/env';
import { createOpenAiModel } from '../../src/integrations/language-model/openai-model';

/** The provider of `OPENAI_API_KEY`, `OPENAI_BASE_URL` and `OPENAI_MODEL`. */
export function createProviderModel(): LanguageModel {
  const env = readProbeEnv();
  return createOpenAiModel({
    apiKey: env.OPENAI_API_KEY,
    baseUrl: env.OPENAI_BASE_URL,
    model: env.OPENAI_MODEL,
    timeoutMs: env.OPENAI_TIMEOUT_MS,
  });
}
