import type { ConsultationReply } from '@sabi/contracts/http/ai';
import { AppError } from '@sabi/service-kit/errors';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { statesAmount, whereThePricesAre } from '../consultation/amounts';
import { answerBasically } from '../consultation/basic-answer';
import type { Consultant, Question } from '../consultation/consultant';
import { findSources } from '../consultation/find-sources';
import { isModelAway } from '../integrations/language-model';
import type { Caller } from './caller';
import { withinMessageAllowance } from './message-allowance';
import type { UsageCounters } from './within-allowance';

export interface ConsultationDependencies {
  readonly consultant: Consultant;
  readonly usage: UsageCounters;
}

interface ConsultationInput extends Question {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/**
 * Answers a message of a chat, by search where there is no model to ask; gated, without an answer, once a visitor's free
 * messages are used up.
 */
export async function consult(
  { caller, signal, ...question }: ConsultationInput,
  deps: ConsultationDependencies,
): Promise<ConsultationReply> {
  const message = normaliseText(question.message);
  if (message === '') throw new AppError('REQUEST_INVALID', { errors: { message: ['It holds no text'] } });
  const ask = async (): Promise<ConsultationReply> => {
    try {
      const answer = await deps.consultant.answer({ ...question, message }, signal);
      return describeReply(answer, caller, question);
    } catch (error) {
      if (!isModelAway(error)) throw error;
      const { text, sources } = answerBasically(message, question.language);
      return { response: text, sources: [...sources], basic: true };
    }
  };
  return (await withinMessageAllowance(caller, ask, deps)) ?? { response: '', gated: true };
}

function describeReply(
  answer: string,
  caller: Caller,
  { language }: Pick<Question, 'language'>,
): ConsultationReply {
  if (caller.kind === 'visitor' && statesAmount(answer)) return { response: whereThePricesAre[language] };
  const sources = findSources(answer, language);
  return { response: answer, ...(sources.length > 0 && { sources }) };
}
