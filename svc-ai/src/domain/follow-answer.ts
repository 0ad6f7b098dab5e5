import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@sabi/service-kit/errors';
import type { AnswerRepository } from '../data-access/answer-repository';
import type { KeptAnswer } from '../data-access/answer.model';
import { ownerOf } from './answer-owner';
import type { Caller } from './caller';
import type { LiveAnswers } from './live-answers';

const pollMs = 250;
/** Longer than an answer may take without being kept again: whoever wrote it is no more. */
const lostAfterMs = 20_000;

interface FollowDependencies {
  readonly answers: AnswerRepository;
}

interface AnswerRequest {
  readonly answerId: string;
  readonly caller: Caller;
}

/** An answer as it stands. @throws {AppError} ANSWER_NOT_FOUND, also to anybody it is not for */
export async function getAnswer(
  { answerId, caller }: AnswerRequest,
  { answers }: FollowDependencies,
): Promise<KeptAnswer> {
  const readUntil = new Date(Date.now() + 10 * pollMs);
  const answer = await answers.follow(answerId, ownerOf(caller), readUntil);
  if (!answer) throw new AppError('ANSWER_NOT_FOUND');
  const isIllegible = answer.state === 'making' && Date.now() - answer.updated_at.getTime() > lostAfterMs;
  return isIllegible ? { ...answer, state: 'failed' } : answer;
}

/** An answer, as it was got and then whenever it has grown, until it is over or nobody wants it. */
export async function* followAnswer(
  { first, signal, ...request }: AnswerRequest & { first: KeptAnswer; signal: AbortSignal },
  deps: FollowDependencies,
): AsyncGenerator<KeptAnswer, void> {
  for (let answer = first; ; answer = await getAnswer(request, deps)) {
    yield answer;
    if (answer.state !== 'making' || signal.aborted) return;
    await delay(pollMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}

/** Ends an answer that is being written, wherever that is. @throws {AppError} ANSWER_NOT_FOUND */
export async function stopAnswer(
  { answerId, caller }: AnswerRequest,
  { answers, liveAnswers }: FollowDependencies & { liveAnswers: LiveAnswers },
): Promise<void> {
  if (!(await answers.requestStop(answerId, ownerOf(caller)))) throw new AppError('ANSWER_NOT_FOUND');
  liveAnswers.stop(answerId);
}
