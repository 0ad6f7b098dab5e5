import type { ConsultationReply } from '@sabi/contracts/http/ai';
import { AppError } from '@sabi/service-kit/errors';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { statesAmount, whereThePricesAre } from '../consultation/amounts';
import type { Consultant, Question } from '../consultation/consultant';
import type { Caller } from './caller';
import { isGate } from './gate';
import { type UsageCounters, withinAllowance } from './within-allowance';

export interface ConsultationDependencies {
  readonly consultant: Consultant;
  readonly usage: UsageCounters;
}

interface ConsultationInput extends Question {
  readonly caller: Caller;
  readonly signal: AbortSignal;
}

/** Answers a message of a chat; gated, without an answer, once a visitor's free messages are used up. */
export async function consult(
  { caller, signal, ...question }: ConsultationInput,
  deps: ConsultationDependencies,
): Promise<ConsultationReply> {
  const message = normaliseText(question.message);
  if (message === '') throw new AppError('REQUEST_INVALID', { errors: { message: ['It holds no text'] } });
  try {
    const ask = () => deps.consultant.answer({ ...question, message }, signal);
    const answer = await withinAllowance(caller, 'message', ask, deps);
    const isWithheld = caller.kind === 'visitor' && statesAmount(answer);
    return { response: isWithheld ? whereThePricesAre[question.language] : answer };
  } catch (error) {
    if (isGate(error)) return { response: '', gated: true };
    throw error;
  }
}
