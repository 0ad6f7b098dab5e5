import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '@sabi/service-kit/errors';
import type { Caller } from '../callers/caller';
import type { ActiveStreams } from './active-streams';
import { ownerOf } from './answer-owner';
import type { AnswerRepository, StreamedAnswer } from './answer-repository';

const pollMs = 250;
/** Answers are stored every second; without an update for this long, the replica has died. */
const lostAfterMs = 20_000;

interface StreamDependencies {
  readonly answers: AnswerRepository;
}

interface AnswerRequest {
  readonly answerId: string;
  readonly caller: Caller;
}

/** The current answer. @throws {AppError} ANSWER_NOT_FOUND unless the caller owns it */
export async function getAnswer(
  { answerId, caller }: AnswerRequest,
  { answers }: StreamDependencies,
): Promise<StreamedAnswer> {
  const readUntil = new Date(Date.now() + 10 * pollMs);
  const answer = await answers.follow(answerId, ownerOf(caller), readUntil);
  if (!answer) throw new AppError('ANSWER_NOT_FOUND');
  const isLost = answer.state === 'making' && Date.now() - answer.updated_at.getTime() > lostAfterMs;
  return isLost ? { ...answer, state: 'failed' } : answer;
}

/** Yields an answer at each poll until it ends or the signal is aborted. */
export async function* resumeStream(
  { first, signal, ...request }: AnswerRequest & { first: StreamedAnswer; signal: AbortSignal },
  deps: StreamDependencies,
): AsyncGenerator<StreamedAnswer, void> {
  for (let answer = first; ; answer = await getAnswer(request, deps)) {
    yield answer;
    if (answer.state !== 'making' || signal.aborted) return;
    await delay(pollMs, undefined, { signal }).catch(() => undefined);
    if (signal.aborted) return;
  }
}

/** Stops an answer on any replica. @throws {AppError} ANSWER_NOT_FOUND */
export async function stopAnswer(
  { answerId, caller }: AnswerRequest,
  { answers, activeStreams }: StreamDependencies & { activeStreams: ActiveStreams },
): Promise<void> {
  if (!(await answers.requestStop(answerId, ownerOf(caller)))) throw new AppError('ANSWER_NOT_FOUND');
  activeStreams.stop(answerId);
}
