import { createHash } from 'node:crypto';
import type { ModelFeature, PromptName } from '../../domain/language-model/language-model';

/** Names a prompt by its file and a hash of its words, so that each change is a new version. */
export function namePrompt(feature: ModelFeature, file: string, words: string): PromptName {
  const hash = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return { feature, version: `${file}.${hash}` };
}
