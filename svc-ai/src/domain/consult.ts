import type { ConsultationReply } from '@sabi/contracts/http/ai';
import { AppError } from '@sabi/service-kit/errors';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { containsAmount, pricingNotice } from '../engines/consultation/amounts';
import { answerBySearch } from '../engines/consultation/search-answer';
import type { Consultant, Question } from '../consultation/consultant';
import { findSources } from '../engines/consultation/find-sources';
import { isModelAway } from '../integrations/language-model';
import type { Caller } from './caller';
import { withinMessageAllowance } from './message-allowance';
import { type ConversationDependencies, openConversation } from './open-conversation';
import type { UsageCounters } from './within-allowance';

export interface ConsultationDependencies extends ConversationDependencies {
  readonly consultant: Consultant;
  readonly usage: UsageCounters;
}

interface ConsultationInput extends Question {
  readonly caller: Caller;
  /** Of an account, where it is to be kept. */
  readonly conversationId?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Answers a message of a chat, by search where there is no model to ask; gated, without an answer, once a visitor's free
 * messages are used up.
 */
export async function consult(
  { caller, conversationId, signal, ...question }: ConsultationInput,
  deps: ConsultationDependencies,
): Promise<ConsultationReply> {
  const message = normaliseText(question.message);
  if (message === '') throw new AppError('REQUEST_INVALID', { errors: { message: ['It holds no text'] } });
  const asked = { ...question, message };
  const conversation = await openConversation({ ...asked, caller, conversationId }, deps);
  const ask = async (): Promise<ConsultationReply> => {
    await conversation.keepQuestion();
    const reply = await answerOrFind({ ...asked, context: conversation.context, caller, signal }, deps);
    const { response: text, sources = [], basic = false } = reply;
    await conversation.keepAnswer({ text, sources, basic });
    return reply;
  };
  return (await withinMessageAllowance(caller, ask, deps)) ?? { response: '', gated: true };
}

async function answerOrFind(
  { caller, signal, ...question }: ConsultationInput,
  { consultant }: ConsultationDependencies,
): Promise<ConsultationReply> {
  try {
    return describeReply(await consultant.answer(question, signal), caller, question);
  } catch (error) {
    if (!isModelAway(error)) throw error;
    const { text, sources } = answerBySearch(question.message, question.language);
    return { response: text, sources: [...sources], basic: true };
  }
}

function describeReply(
  answer: string,
  caller: Caller,
  { language }: Pick<Question, 'language'>,
): ConsultationReply {
  if (caller.kind === 'visitor' && containsAmount(answer)) return { response: pricingNotice[language] };
  const sources = findSources(answer, language);
  return { response: answer, ...(sources.length > 0 && { sources }) };
}
