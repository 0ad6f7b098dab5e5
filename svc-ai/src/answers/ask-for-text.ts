import { type LanguageModel, ModelFailure, type PromptName } from '../integrations/language-model';
import { truncateText } from '../engines/text/truncate-text';
import { toPlainText } from '../engines/text/plain-text';
import { leaksInstructions } from '../engines/text/instruction-leak';

export interface TextQuestion {
  readonly prompt: PromptName;
  /** What the model has to keep to, and never to give away. */
  readonly rules: string;
  /** What it may say. */
  readonly facts?: string;
  /** What a stranger wrote, in data slots. */
  readonly input: string;
  readonly maxTokens: number;
  readonly maxCharacters: number;
}

/** A model's answer as plain text for people. @throws {ModelFailure} also when nothing of it can be shown */
export async function askForText(
  model: LanguageModel,
  { prompt, rules, facts, input, maxTokens, maxCharacters }: TextQuestion,
  signal: AbortSignal,
): Promise<string> {
  const instructions = facts ? `${rules}\n\n${facts}` : rules;
  const answer = await model.answer({ prompt, instructions, input, maxTokens }, signal);
  // Marks take room too; what is longer by far is not searched for them.
  const text = truncateText(toPlainText(truncateText(answer, 4 * maxCharacters)), maxCharacters).trim();
  if (leaksInstructions(text, rules))
    throw new ModelFailure('unusable', 'the answer repeats its instructions');
  if (text === '') throw new ModelFailure('unusable', 'the answer holds no text');
  return text;
}
