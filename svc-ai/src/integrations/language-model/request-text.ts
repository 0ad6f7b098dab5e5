import { toPlainText } from '@sabi/job-match/text/plain-text';
import { truncateText } from '@sabi/job-match/text/truncate-text';
import {
  type LanguageModel,
  ModelFailure,
  type PromptName,
} from '../../domain/language-model/language-model';
import { leaksInstructions } from '../../engines/text/instruction-leak';

export interface TextRequest {
  readonly prompt: PromptName;
  /** Instructions, which must not be repeated. */
  readonly rules: string;
  /** Facts, which may be repeated. */
  readonly facts?: string;
  /** Untrusted text, in data slots. */
  readonly input: string;
  readonly maxTokens: number;
  readonly maxCharacters: number;
}

/** Requests plain text from the model. @throws {ModelFailure} also when nothing of it can be shown */
export async function requestText(
  model: LanguageModel,
  { prompt, rules, facts, input, maxTokens, maxCharacters }: TextRequest,
  signal: AbortSignal,
): Promise<string> {
  const instructions = facts ? `${rules}\n\n${facts}` : rules;
  const answer = await model.answer({ prompt, instructions, input, maxTokens }, signal);
  // Markup takes space, so the raw answer may be longer, within limits.
  const text = truncateText(toPlainText(truncateText(answer, 4 * maxCharacters)), maxCharacters).trim();
  if (leaksInstructions(text, rules))
    throw new ModelFailure('unusable', 'the answer repeats its instructions');
  if (text === '') throw new ModelFailure('unusable', 'the answer holds no text');
  return text;
}
