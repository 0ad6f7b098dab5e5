import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@sabi/service-kit/logger';
import type { StoredCv } from '../domain/cvs/cv-repository';
import type { CvChanges } from './cv-changes';
import { Follower } from './follower';

const reopenDelayMs = 1000;

/**
 * Streams changes of CV parses to their followers. A change stream for each process triggers reads; polling
 * every `pollMs` covers what a broken or silent stream misses.
 */
export class CvFeed {
  readonly #followers = new Map<string, Set<Follower>>();
  readonly #woken = new Set<string>();
  readonly #stopping = new AbortController();
  #polling: NodeJS.Timeout | undefined;
  #reading = false;

  constructor(
    private readonly changes: CvChanges,
    private readonly logger: Logger,
    private readonly pollMs: number,
  ) {}

  start(): void {
    this.#polling = setInterval(() => this.#wake(this.#followers.keys()), this.pollMs);
    void this.#listen();
  }

  stop(): void {
    clearInterval(this.#polling);
    this.#stopping.abort();
    for (const followers of this.#followers.values()) for (const follower of followers) follower.end();
  }

  get followerCount(): number {
    return [...this.#followers.values()].reduce((count, followers) => count + followers.size, 0);
  }

  /** The parse as read, then each change, until it ends, the signal aborts or the feed stops. */
  async *follow(cv: StoredCv, signal: AbortSignal): AsyncGenerator<StoredCv, void> {
    const follower = new Follower(cv);
    const leave = () => follower.end();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted || this.#stopping.signal.aborted) leave();
    this.#add(cv.id, follower);
    try {
      for (let current: StoredCv | undefined = cv; current; current = await follower.next()) {
        yield current;
        if (hasEnded(current)) return;
      }
    } finally {
      signal.removeEventListener('abort', leave);
      this.#remove(cv.id, follower);
    }
  }

  /** The parse once it has ended, or its state when the signal aborts. */
  async waitForEnd(cv: StoredCv, signal: AbortSignal): Promise<StoredCv> {
    let newest = cv;
    for await (const current of this.follow(cv, signal)) newest = current;
    return newest;
  }

  #add(id: string, follower: Follower): void {
    this.#followers.set(id, (this.#followers.get(id) ?? new Set()).add(follower));
    this.#wake([id]); // it may have changed since it was read
  }

  #remove(id: string, follower: Follower): void {
    const followers = this.#followers.get(id);
    followers?.delete(follower);
    if (followers?.size === 0) this.#followers.delete(id);
  }

  #wake(ids: Iterable<string>): void {
    for (const id of ids) if (this.#followers.has(id)) this.#woken.add(id);
    if (!this.#reading) void this.#read();
  }

  /** One read at a time, so that an older state cannot overtake a newer one. */
  async #read(): Promise<void> {
    this.#reading = true;
    try {
      while (this.#woken.size > 0) {
        const ids = [...this.#woken];
        this.#woken.clear();
        for (const cv of await this.changes.findByIds(ids)) {
          for (const follower of this.#followers.get(cv.id) ?? []) follower.offer(cv);
        }
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'cv.feed.read.failed'); // the next poll reads again
    } finally {
      this.#reading = false;
    }
  }

  async #listen(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      try {
        for await (const id of this.changes.watchChanges(signal)) this.#wake([id]);
      } catch (error) {
        if (!signal.aborted) this.logger.warn({ err: error }, 'cv.feed.stream.broken');
      }
      // A new stream misses changes made meanwhile; polling covers them.
      await delay(reopenDelayMs, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}

export function hasEnded({ state }: Pick<StoredCv, 'state'>): boolean {
  return state === 'parsed' || state === 'failed';
}
