import type { Logger } from '@sabi/service-kit/logger';
import type { AnswerRepository } from '../data-access/answer-repository';

/** How often what is written is kept, and the wishes of readers are looked up that other replicas have heard. */
const tickMs = 1000;

/** An answer of this replica that is being written. */
export interface LiveAnswer {
  readonly answerId: string;
  readonly text: () => string;
  /** Aborted when its first reader has gone away; a reload reads on elsewhere. */
  readonly readerGone: AbortSignal;
  readonly writing: AbortController;
}

export interface LiveAnswers {
  /** Keeps an answer as it grows, and ends it once it is not wanted. @returns to be called when it is over */
  attend(answer: LiveAnswer): () => Promise<void>;
  /** At once when it is written here. */
  stop(answerId: string): void;
}

interface LiveAnswerOptions {
  readonly answers: Pick<AnswerRepository, 'note'>;
  /** How long an answer is written on that nobody reads. */
  readonly graceMs: number;
  readonly logger: Logger;
}

export function createLiveAnswers({ answers, graceMs, logger }: LiveAnswerOptions): LiveAnswers {
  const live = new Map<string, AbortController>();

  const attend = ({ answerId, text, readerGone, writing }: LiveAnswer) => {
    live.set(answerId, writing);
    let goneAt = Infinity;
    readerGone.addEventListener('abort', () => (goneAt = Date.now()), { once: true });
    const look = async (): Promise<void> => {
      const wanted = await answers.note(answerId, text());
      const readUntil = Math.max(goneAt + graceMs, wanted?.followed_until.getTime() ?? 0);
      if (!wanted || wanted.stop_requested || Date.now() > readUntil) writing.abort();
    };
    let looking = Promise.resolve();
    let timer: NodeJS.Timeout;
    const wait = () => {
      timer = setTimeout(() => {
        looking = look().catch((error: unknown) => logger.warn({ err: error }, 'answer.not-kept'));
        void looking.then(() => live.has(answerId) && wait());
      }, tickMs);
    };
    wait();
    return async () => {
      live.delete(answerId);
      clearTimeout(timer);
      await looking;
    };
  };
  return { attend, stop: (answerId) => live.get(answerId)?.abort() };
}
