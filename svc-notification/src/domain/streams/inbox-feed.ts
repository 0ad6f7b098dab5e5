import type { Logger } from '@sabi/service-kit/logger';
import type { Inboxes } from '../notifications/inboxes';
import { Follower } from './follower';

/**
 * Wakes the streams of an inbox when it changes. One read in each round covers all followed inboxes of the process, whichever replica
 * changed them; a round without followers reads nothing.
 */
export class InboxFeed {
  readonly #followers = new Map<string, Set<Follower>>();
  #polling: NodeJS.Timeout | undefined;
  #reading = false;
  #isStopped = false;

  constructor(
    private readonly inboxes: Pick<Inboxes, 'findSequences'>,
    private readonly logger: Logger,
    private readonly pollMs: number,
  ) {}

  start(): void {
    this.#polling = setInterval(() => void this.poll(), this.pollMs);
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#polling);
    for (const followers of this.#followers.values()) for (const follower of followers) follower.end();
  }

  get followerCount(): number {
    return [...this.#followers.values()].reduce((count, followers) => count + followers.size, 0);
  }

  /** Each new sequence of an inbox after the known one, until the signal aborts or the feed stops. */
  async *follow(
    { userId, known }: { userId: string; known: number },
    signal: AbortSignal,
  ): AsyncGenerator<number, void> {
    const follower = new Follower(known);
    const leave = () => follower.end();
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted || this.#isStopped) leave();
    this.#add(userId, follower);
    try {
      for (let sequence = await follower.next(); sequence !== undefined; sequence = await follower.next())
        yield sequence;
    } finally {
      signal.removeEventListener('abort', leave);
      this.#remove(userId, follower);
    }
  }

  /** One read at a time; a failed one is repeated in the next round. */
  async poll(): Promise<void> {
    if (this.#reading || this.#followers.size === 0) return;
    this.#reading = true;
    try {
      const sequences = await this.inboxes.findSequences([...this.#followers.keys()]);
      for (const [userId, sequence] of sequences)
        for (const follower of this.#followers.get(userId) ?? []) follower.offer(sequence);
    } catch (error) {
      this.logger.warn({ err: error }, 'inbox.feed.read.failed');
    } finally {
      this.#reading = false;
    }
  }

  #add(userId: string, follower: Follower): void {
    this.#followers.set(userId, (this.#followers.get(userId) ?? new Set()).add(follower));
  }

  #remove(userId: string, follower: Follower): void {
    const followers = this.#followers.get(userId);
    followers?.delete(follower);
    if (followers?.size === 0) this.#followers.delete(userId);
  }
}
