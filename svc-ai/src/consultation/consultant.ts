import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';
import type { Language } from '@sabi/contracts/language';
import { askForText } from '../answers/ask-for-text';
import type { LanguageModel } from '../integrations/language-model';
import { consultationRules } from './consultation-rules';
import { toConversationInput } from './conversation';
import { factsIn, writeFacts } from './facts/facts';

/** 120 words of Indonesian are some 300 tokens. */
const maxTokens = 600;
/** As long as a turn of the contract may be. */
const maxCharacters = 4000;

export interface Question {
  readonly type: ConsultationType;
  readonly message: string;
  /** What was said before, oldest first. */
  readonly context: readonly ConsultationTurn[];
  readonly language: Language;
}

/** Answers a message of a chat. */
export interface Consultant {
  /** @returns plain text. @throws {ModelFailure} */
  answer(question: Question, signal: AbortSignal): Promise<string>;
}

export function createModelConsultant(model: LanguageModel): Consultant {
  return {
    answer: ({ type, message, context, language }, signal) =>
      askForText(
        model,
        {
          rules: consultationRules(type, language),
          facts: writeFacts(factsIn(language)),
          input: toConversationInput(message, context),
          maxTokens,
          maxCharacters,
        },
        signal,
      ),
  };
}
