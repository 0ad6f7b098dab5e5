import { AmountDetected, amountGuard, pricingNotice } from '../../src/engines/consultation/amounts';
import { createModelConsultant } from '../../src/integrations/consultant/model-consultant';
import { type LanguageModel, ModelFailure } from '../../src/domain/language-model/language-model';
import type { Probe } from './probe';

const longestMs = 60_000;

/**
 * The visitor's text, streamed as in a chat.
 * @returns null for a withheld answer
 * @throws {ModelFailure} when the provider does not answer
 */
export async function answerProbe(model: LanguageModel, probe: Probe): Promise<string | null> {
  const { type, language, message, before } = probe;
  const context = before ? [{ from: 'bot' as const, text: before }] : [];
  let shown = '';
  const onText = async (text: string): Promise<void> => void (shown += text);
  const options = { onText, guards: [amountGuard], signal: AbortSignal.timeout(longestMs) };
  try {
    await createModelConsultant(model).stream({ type, language, message, context }, options);
    return shown;
  } catch (error) {
    if (error instanceof AmountDetected) return `${shown}\n${pricingNotice[language]}`.trim();
    if (error instanceof ModelFailure && error.kind === 'unusable') return shown === '' ? null : shown;
    throw error;
  }
}
