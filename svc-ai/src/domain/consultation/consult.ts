import type { ConsultationReply } from '@sabi/contracts/http/ai/consultations';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { AppError } from '@sabi/service-kit/errors';
import { containsAmount, pricingNotice } from '../../engines/consultation/amounts';
import { findSources } from '../../engines/consultation/find-sources';
import { answerBySearch } from '../../engines/consultation/search-answer';
import type { Caller } from '../callers/caller';
import { isModelAway } from '../language-model/language-model';
import type { UsageCounters } from '../usage/usage-counters';
import type { Consultant, Question } from './consultant';
import { type AccountData, answerFromAccount } from './account-data';
import { withinMessageAllowance } from './message-allowance';
import { type ConversationDependencies, openConversation } from './open-conversation';

export interface ConsultationDependencies extends ConversationDependencies {
  readonly consultant: Consultant;
  readonly usage: UsageCounters;
  readonly accountData: AccountData;
}

interface ConsultationInput extends Question {
  readonly caller: Caller;
  /** The caller's `Authorization` header; asks other services about the caller's own account. */
  readonly authorization?: string | undefined;
  /** Account's conversation that stores question and answer. */
  readonly conversationId?: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Answers a chat message at once, by search when no model is available; gated once a visitor's free messages
 * are used up.
 */
export async function consult(
  { caller, authorization, conversationId, signal, ...question }: ConsultationInput,
  deps: ConsultationDependencies,
): Promise<ConsultationReply> {
  const message = normaliseText(question.message);
  if (message === '') throw new AppError('REQUEST_INVALID', { errors: { message: ['It holds no text'] } });
  const asked = { ...question, message };
  const conversation = await openConversation({ ...asked, caller, conversationId }, deps);
  const ask = async (): Promise<ConsultationReply> => {
    await conversation.saveQuestion();
    const inContext = { ...asked, context: conversation.context, caller, authorization };
    const reply = await answerOrSearch({ ...inContext, signal }, deps);
    const { response: text, sources = [], basic = false } = reply;
    await conversation.saveAnswer({ text, sources, basic });
    return reply;
  };
  return (await withinMessageAllowance(caller, ask, deps)) ?? { response: '', gated: true };
}

async function answerOrSearch(
  { caller, authorization, signal, ...question }: ConsultationInput,
  { consultant, accountData }: ConsultationDependencies,
): Promise<ConsultationReply> {
  const own = await answerFromAccount(question, { caller, authorization }, accountData);
  if (own) return { response: own.text, sources: [...own.sources] };
  try {
    return describeReply(await consultant.answer(question, signal), caller, question);
  } catch (error) {
    if (!isModelAway(error)) throw error;
    const { text, sources } = answerBySearch({ ...question, isSignedIn: caller.kind === 'account' });
    return { response: text, sources: [...sources], basic: true };
  }
}

function describeReply(
  answer: string,
  caller: Caller,
  { language, message }: Pick<Question, 'language' | 'message'>,
): ConsultationReply {
  if (caller.kind === 'visitor' && containsAmount(answer)) return { response: pricingNotice[language] };
  const sources = findSources(answer, language, message);
  return { response: answer, ...(sources.length > 0 && { sources }) };
}
