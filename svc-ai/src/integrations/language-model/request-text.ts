import {
  type LanguageModel,
  ModelFailure,
  type PromptName,
} from '../../domain/language-model/language-model';
import { leaksInstructions } from '../../engines/text/instruction-leak';
import { toPlainText } from '../../engines/text/plain-text';
import { truncateText } from '../../engines/text/truncate-text';

export interface TextRequest {
  readonly prompt: PromptName;
  /** Instructions, which an answer must not repeat. */
  readonly rules: string;
  /** Facts that an answer may repeat. */
  readonly facts?: string;
  /** Untrusted text, in data slots. */
  readonly input: string;
  readonly maxTokens: number;
  readonly maxCharacters: number;
}

/** Asks the model for an answer in plain text. @throws {ModelFailure} also when no part of it can be shown */
export async function requestText(
  model: LanguageModel,
  { prompt, rules, facts, input, maxTokens, maxCharacters }: TextRequest,
  signal: AbortSignal,
): Promise<string> {
  const instructions = facts ? `${rules}\n\n${facts}` : rules;
  const answer = await model.answer({ prompt, instructions, input, maxTokens }, signal);
  // Markup takes room too: the raw answer may be longer than the text, within limits.
  const text = truncateText(toPlainText(truncateText(answer, 4 * maxCharacters)), maxCharacters).trim();
  if (leaksInstructions(text, rules))
    throw new ModelFailure('unusable', 'the answer repeats its instructions');
  if (text === '') throw new ModelFailure('unusable', 'the answer holds no text');
  return text;
}
