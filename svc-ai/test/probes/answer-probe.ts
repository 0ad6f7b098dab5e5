import { AmountDetected, amountGuard, pricingNotice } from '../../src/engines/consultation/amounts';
import { createModelConsultant } from '../../src/integrations/consultant/model-consultant';
import { type LanguageModel, ModelFailure } from '../../src/domain/language-model/language-model';
import type { Probe } from './probe';

const longestMs = 60_000;

/**
 * What a visitor would be shown, sentence by sentence as in a chat.
 * @returns null when the whole answer was withheld
 * @throws {ModelFailure} when the provider gave none
 */
export async function answerProbe(model: LanguageModel, probe: Probe): Promise<string | null> {
  const { type, language, message, before } = probe;
  const context = before ? [{ from: 'bot' as const, text: before }] : [];
  let said = '';
  const say = async (text: string): Promise<void> => void (said += text);
  const telling = { say, guards: [amountGuard], signal: AbortSignal.timeout(longestMs) };
  try {
    await createModelConsultant(model).tell({ type, language, message, context }, telling);
    return said;
  } catch (error) {
    if (error instanceof AmountDetected) return `${said}\n${pricingNotice[language]}`.trim();
    if (error instanceof ModelFailure && error.kind === 'unusable') return said === '' ? null : said;
    throw error;
  }
}
