import { createHash } from 'node:crypto';
import type { ModelFeature, PromptName } from '../integrations/language-model';

/**
 * What a prompt goes by in logs and beside what it was answered with: its file and a mark of its words, so that no change
 * of a word goes by the same name.
 */
export function namePrompt(feature: ModelFeature, file: string, words: string): PromptName {
  const mark = createHash('sha256').update(words).digest('hex').slice(0, 8);
  return { feature, version: `${file}.${mark}` };
}
