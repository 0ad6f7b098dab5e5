import type { Logger } from '@sabi/service-kit/logger';
import type { AnswerRepository } from './answer-repository';

/** Interval of storing the text and looking up stop requests of other replicas. */
const tickMs = 1000;

/** An answer being written by this replica. */
export interface ActiveStream {
  readonly answerId: string;
  readonly text: () => string;
  /** Aborted when the first connection closes; the reader may follow through another one. */
  readonly readerGone: AbortSignal;
  readonly writing: AbortController;
}

export interface ActiveStreams {
  /** Stores an answer as it grows, and aborts it without readers. @returns a function to call at its end */
  add(stream: ActiveStream): () => Promise<void>;
  /** Aborts an answer written by this replica. */
  stop(answerId: string): void;
}

interface ActiveStreamOptions {
  readonly answers: Pick<AnswerRepository, 'saveProgress'>;
  /** How long an answer continues without a reader. */
  readonly graceMs: number;
  readonly logger: Logger;
}

export function createActiveStreams({ answers, graceMs, logger }: ActiveStreamOptions): ActiveStreams {
  const active = new Map<string, AbortController>();

  const add = ({ answerId, text, readerGone, writing }: ActiveStream) => {
    active.set(answerId, writing);
    let goneAt = Infinity;
    readerGone.addEventListener('abort', () => (goneAt = Date.now()), { once: true });
    const synchronise = async (): Promise<void> => {
      const control = await answers.saveProgress(answerId, text());
      const readUntil = Math.max(goneAt + graceMs, control?.followed_until.getTime() ?? 0);
      if (!control || control.stop_requested || Date.now() > readUntil) writing.abort();
    };
    let running = Promise.resolve();
    let timer: NodeJS.Timeout;
    const schedule = () => {
      timer = setTimeout(() => {
        running = synchronise().catch((error: unknown) => logger.warn({ err: error }, 'answer.not-kept'));
        void running.then(() => active.has(answerId) && schedule());
      }, tickMs);
    };
    schedule();
    return async () => {
      active.delete(answerId);
      clearTimeout(timer);
      await running;
    };
  };
  return { add, stop: (answerId) => active.get(answerId)?.abort() };
}
