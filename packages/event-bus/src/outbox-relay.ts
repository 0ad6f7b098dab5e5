import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@sabi/service-kit/logger';
import { waitAtMost } from '@sabi/service-kit/timeout';
import { startSpan } from '@sabi/service-kit/tracing';
import type { Collection, Db } from 'mongodb';
import { hasConsequence, type Message, type MessageBus } from './bus';
import type { MessagingMetrics } from './messaging-metrics';
import { outboxEntries, type OutboxEntry } from './outbox';

/** Appending here wakes the relay; a poll finds entries of other processes and those due again. */
const idlePollMs = 1000;
/** While the broker or the database is unreachable. */
const awayPollMs = 250;
const firstBackoffMs = 250;
const leaseMs = 10_000;
const maxInFlight = 50;
const maxTries = 20;
const longestBackoffMs = 30_000;
const stopGraceMs = 5000;

/**
 * Publishes the outbox, at least once. Any number of relays may share a database: an entry is leased before publishing
 * and removed after the broker's confirm; after a crash in between the same id is published again.
 */
export class OutboxRelay {
  readonly #entries: Collection<OutboxEntry>;
  readonly #inFlight = new Set<Promise<void>>();
  readonly #stopped = new AbortController();
  #woken = createSignal();
  #loop: Promise<void> | undefined;

  constructor(
    db: Db,
    private readonly bus: MessageBus,
    private readonly logger: Logger,
    private readonly recordPublished: MessagingMetrics['recordPublished'] = () => undefined,
  ) {
    this.#entries = outboxEntries(db);
  }

  start(): void {
    this.#loop = this.#run();
  }

  /** Publishes without waiting for the next poll. */
  wake(): void {
    this.#woken.resolve();
  }

  /** Leases no new entries and waits briefly for those being published; the rest is published at the next start. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    this.wake();
    await this.#loop;
    await waitAtMost(stopGraceMs, Promise.allSettled(this.#inFlight));
  }

  async #run(): Promise<void> {
    while (!this.#stopped.signal.aborted) {
      this.#woken = createSignal();
      const canPublish = this.#canPublish();
      const entry = canPublish ? await this.#claim() : null;
      if (entry) this.#track(this.#relay(entry));
      else {
        const pollMs = canPublish ? idlePollMs : awayPollMs;
        await waitAtMost(pollMs, Promise.race([this.#woken.promise, ...this.#inFlight]));
      }
    }
  }

  /** Nothing is published while the broker is unreachable, as each failure would count as an attempt and delay the next one. */
  #canPublish(): boolean {
    try {
      this.bus.assertReachable();
      return this.#inFlight.size < maxInFlight;
    } catch {
      return false;
    }
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#inFlight.delete(tracked));
    this.#inFlight.add(tracked);
  }

  async #claim(): Promise<OutboxEntry | null> {
    try {
      return await this.#entries.findOneAndUpdate(
        { parkedAt: null, $expr: { $lt: ['$leaseUntil', '$$NOW'] } },
        [{ $set: { leaseUntil: { $add: ['$$NOW', leaseMs] }, tries: { $add: ['$tries', 1] } } }],
        { sort: { leaseUntil: 1 }, returnDocument: 'after' },
      );
    } catch (error) {
      this.logger.warn({ err: error }, 'outbox.claim.failed');
      await delay(awayPollMs);
      return null;
    }
  }

  async #relay({ _id: id, tries, ...message }: OutboxEntry): Promise<void> {
    const renewal = setInterval(() => void this.#extendLease(id, leaseMs), leaseMs / 3);
    try {
      await this.#publish({ ...message, id });
      await this.#entries.deleteOne({ _id: id });
    } catch (error) {
      clearInterval(renewal);
      await this.#recordFailure(id, tries, error);
    } finally {
      clearInterval(renewal);
    }
  }

  async #publish(message: Message): Promise<void> {
    const span = startSpan(`publish ${message.type}`, {
      kind: 'producer',
      parent: message.traceparent,
      attributes: { 'messaging.destination.name': message.exchange, 'messaging.message.id': message.id },
    });
    const startedAt = performance.now();
    let outcome: 'confirmed' | 'failed' = 'failed';
    try {
      await this.bus.publish(span ? { ...message, traceparent: span.traceparent } : message);
      outcome = 'confirmed';
    } catch (error) {
      span?.fail(error);
      throw error;
    } finally {
      this.recordPublished(outcome, (performance.now() - startedAt) / 1000);
      span?.end();
    }
  }

  async #recordFailure(id: string, tries: number, error: unknown): Promise<void> {
    const lastError = error instanceof Error ? error.name : 'unknown';
    const parked = tries >= maxTries || hasConsequence(error, 'park');
    this.logger[parked ? 'error' : 'warn'](
      { err: error, message_id: id, tries, parked },
      'outbox.publish.failed',
    );
    await this.#extendLease(id, Math.min(longestBackoffMs, firstBackoffMs * 2 ** tries), {
      lastError,
      ...(parked && { parkedAt: '$$NOW' }),
    });
  }

  /** A failed extension does no harm: the lease expires and the entry is published again under the same id. */
  async #extendLease(id: string, byMs: number, set: Record<string, unknown> = {}): Promise<void> {
    try {
      await this.#entries.updateOne({ _id: id }, [
        { $set: { leaseUntil: { $add: ['$$NOW', byMs] }, ...set } },
      ]);
    } catch (error) {
      this.logger.warn({ err: error, message_id: id }, 'outbox.lease.failed');
    }
  }
}

function createSignal(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
