import type { Consultant, Question } from '../../domain/consultation/consultant';
import { type LanguageModel, ModelFailure } from '../../domain/language-model/language-model';
import { toConversationInput } from '../../engines/consultation/conversation-input';
import { factsIn, writeFacts } from '../../engines/consultation/facts/facts';
import { passagesOf, writePassages } from '../../engines/consultation/retrieval/question-passages';
import { answerBySearch } from '../../engines/consultation/search-answer';
import { createSentenceBuffer } from '../../engines/text/sentence-buffer';
import { requestText } from '../language-model/request-text';
import { guardInstructions } from './instruction-guard';
import { consultationPrompt } from './prompts/consultation-v1';

/** 120 words of Indonesian are some 300 tokens. */
const maxTokens = 600;
/** Limit of a turn in the contract. */
const maxCharacters = 4000;

export function createModelConsultant(model: LanguageModel): Consultant {
  return {
    promptVersion: ({ type, language }) => consultationPrompt(type, language).name.version,
    answer: (question, signal) => requestText(model, toTextRequest(question), signal),
    stream: async (question, { onText, guards, signal }) => {
      const { prompt, rules, facts, input } = toTextRequest(question);
      const buffer = createSentenceBuffer([guardInstructions(rules), ...guards], maxCharacters);
      let isEmpty = true;
      const passOn = async (text: string): Promise<void> => {
        if (text === '') return;
        isEmpty = false;
        await onText(text);
      };
      const onPiece = (piece: string) => passOn(buffer.add(piece));
      const instructions = `${rules}\n\n${facts}`;
      await model.answer({ prompt, instructions, input, maxTokens, onText: onPiece }, signal);
      await passOn(buffer.end());
      if (isEmpty) throw new ModelFailure('unusable', 'the answer holds no text');
    },
  };
}

function toTextRequest({ type, message, context, language }: Question) {
  const { name: prompt, rules } = consultationPrompt(type, language);
  return {
    prompt,
    rules,
    facts: writeFacts(factsIn(language)),
    input: toConversationInput(message, context, {
      pages: writePassages(passagesOf(message), language),
      search: answerBySearch({ type, message, context, language }).text,
    }),
    maxTokens,
    maxCharacters,
  };
}
