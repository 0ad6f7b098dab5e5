import { randomUUID } from 'node:crypto';
import { AppError } from '@sabi/service-kit/errors';
import { normaliseText } from '@sabi/cv-rules/normalise-text';
import { AmountStated, guardAmounts, whereThePricesAre } from '../consultation/amounts';
import type { Consultant, Question } from '../consultation/consultant';
import type { AnswerRepository } from '../data-access/answer-repository';
import { ownerOf } from './answer-owner';
import type { Caller } from './caller';
import { isGate } from './gate';
import type { LiveAnswers } from './live-answers';
import { type UsageCounters, withinAllowance } from './within-allowance';

/** How long an answer can be had again. */
const answerLifeMs = 60 * 60 * 1000;

export interface TellDependencies {
  readonly consultant: Consultant;
  readonly usage: UsageCounters;
  readonly answers: AnswerRepository;
  readonly liveAnswers: LiveAnswers;
}

/** Who reads an answer as it is written. */
export interface AnswerReader {
  readonly gone: AbortSignal;
  start(answerId: string): Promise<void>;
  /** @param saidCharacters of the answer, this text among them */
  say(text: string, saidCharacters: number): Promise<void>;
}

interface TellInput extends Question {
  readonly caller: Caller;
  readonly reader: AnswerReader;
}

export type Told = { readonly gated: true } | { readonly state: 'done' | 'stopped' };

/** Answers a message of a chat sentence by sentence, and keeps the answer for who reloads the page meanwhile. */
export async function tellAnswer(
  { caller, reader, ...question }: TellInput,
  deps: TellDependencies,
): Promise<Told> {
  const message = normaliseText(question.message);
  if (message === '') throw new AppError('REQUEST_INVALID', { errors: { message: ['It holds no text'] } });
  try {
    const write = () => writeAnswer({ ...question, message, caller, reader }, deps);
    return await withinAllowance(caller, 'message', write, deps);
  } catch (error) {
    if (isGate(error)) return { gated: true };
    throw error;
  }
}

async function writeAnswer(
  input: TellInput,
  { consultant, answers, liveAnswers }: TellDependencies,
): Promise<Told> {
  const { caller, reader, ...question } = input;
  const answerId = randomUUID();
  await answers.begin({
    answer_id: answerId,
    owner: ownerOf(caller),
    user_id: caller.kind === 'account' ? caller.userId : null,
    type: question.type,
    expires_at: new Date(Date.now() + answerLifeMs),
  });
  await reader.start(answerId);
  let text = '';
  const say = async (more: string): Promise<void> => {
    text += more;
    await reader.say(more, text.length);
  };
  const writing = new AbortController();
  const leave = liveAnswers.attend({ answerId, text: () => text, readerGone: reader.gone, writing });
  const end = async (state: 'done' | 'stopped' | 'failed'): Promise<void> => {
    await leave();
    await answers.end(answerId, { state, text, sources: [], basic: false, fault: null });
  };
  try {
    const guards = caller.kind === 'visitor' ? [guardAmounts] : [];
    await consultant.tell(question, { say, guards, signal: writing.signal }).catch(async (error: unknown) => {
      if (!(error instanceof AmountStated)) throw error;
      await say(`${text && '\n'}${whereThePricesAre[question.language]}`);
    });
    await end('done');
    return { state: 'done' };
  } catch (error) {
    await end(writing.signal.aborted ? 'stopped' : 'failed');
    if (writing.signal.aborted) return { state: 'stopped' };
    throw error;
  }
}
