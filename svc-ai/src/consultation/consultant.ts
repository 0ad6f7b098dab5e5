import type { ConsultationTurn, ConsultationType } from '@sabi/contracts/http/ai';
import type { Language } from '@sabi/contracts/language';
import { askForText } from '../answers/ask-for-text';
import { guardInstructions } from '../answers/guards';
import { createSentenceBuffer, type Guard } from '../engines/text/sentence-buffer';
import { type LanguageModel, ModelFailure } from '../integrations/language-model';
import { toConversationInput } from '../engines/consultation/conversation-input';
import { factsIn, writeFacts } from '../engines/consultation/facts/facts';
import { consultationPrompt } from './prompts/consultation-v1';

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
  /** The same as it is written: `say` is given whole sentences, and nothing that `guards` mind. */
  tell(question: Question, telling: Telling): Promise<void>;
}

export interface Telling {
  readonly say: (text: string) => Promise<void>;
  readonly guards: readonly Guard[];
  readonly signal: AbortSignal;
}

export function createModelConsultant(model: LanguageModel): Consultant {
  return {
    answer: (question, signal) => askForText(model, toTextQuestion(question), signal),
    tell: async (question, { say, guards, signal }) => {
      const { prompt, rules, facts, input } = toTextQuestion(question);
      const release = createSentenceBuffer([guardInstructions(rules), ...guards], maxCharacters);
      let isEmpty = true;
      const sayAny = async (text: string): Promise<void> => {
        if (text === '') return;
        isEmpty = false;
        await say(text);
      };
      const onText = (piece: string) => sayAny(release.add(piece));
      const instructions = `${rules}\n\n${facts}`;
      await model.answer({ prompt, instructions, input, maxTokens, onText }, signal);
      await sayAny(release.end());
      if (isEmpty) throw new ModelFailure('unusable', 'the answer holds no text');
    },
  };
}

function toTextQuestion({ type, message, context, language }: Question) {
  const { name: prompt, rules } = consultationPrompt(type, language);
  return {
    prompt,
    rules,
    facts: writeFacts(factsIn(language)),
    input: toConversationInput(message, context),
    maxTokens,
    maxCharacters,
  };
}
