import { randomUUID } from 'node:crypto';
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
 * and removed after the broker's confirm; after a crash in between the same id is published again. Entries are leased and
 * removed together, as each of these steps costs the database about as much for one of them as for fifty.
 */
export class OutboxRelay {
  readonly #entries: Collection<OutboxEntry>;
  readonly #inFlight = new Set<Promise<void>>();
  /** Confirmed entries that the next removal takes. */
  #confirmed: string[] = [];
  #lastRemoval: Promise<unknown> = Promise.resolve();
  #nextRemoval: Promise<void> | undefined;
  readonly #stopped = new AbortController();
  #woken = createSignal();
  #loop: Promise<void> | undefined;

  constructor(
    db: Db,
    private readonly bus: MessageBus,
    private readonly logger: Logger,
    private readonly recordPublished: MessagingMetrics['recordPublished'] = () => undefined,
  ) {
    this.#entries = leasedEntries(db);
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
      const isReachable = this.#isReachable();
      const room = isReachable ? maxInFlight - this.#inFlight.size : 0;
      const entries = room > 0 ? await this.#claim(room) : [];
      for (const entry of entries) this.#track(this.#relay(entry));
      // A publication may take as long as the broker is silent, so `stop` ends this wait too.
      if (this.#inFlight.size >= maxInFlight)
        await waitAtMost(idlePollMs, Promise.race([this.#woken.promise, ...this.#inFlight]));
      else if (entries.length < room || !isReachable)
        await waitAtMost(isReachable ? idlePollMs : awayPollMs, this.#woken.promise);
    }
  }

  /** Nothing is published while the broker is unreachable, as each failure would count as an attempt and delay the next one. */
  #isReachable(): boolean {
    try {
      this.bus.assertReachable();
      return true;
    } catch {
      return false;
    }
  }

  #track(work: Promise<void>): void {
    const tracked = work.finally(() => this.#inFlight.delete(tracked));
    this.#inFlight.add(tracked);
  }

  /** Those that are due longest, at most `limit`. */
  async #claim(limit: number): Promise<OutboxEntry[]> {
    const isDue = { parkedAt: null, $expr: { $lt: ['$leaseUntil', '$$NOW'] } };
    try {
      const due = await this.#entries.find(isDue).sort({ leaseUntil: 1 }).limit(limit).toArray();
      if (due.length === 0) return [];
      const claim = randomUUID();
      const found = { _id: { $in: due.map(({ _id }) => _id) } };
      const { modifiedCount } = await this.#entries.updateMany({ ...found, ...isDue }, [
        { $set: { leaseUntil: { $add: ['$$NOW', leaseMs] }, tries: { $add: ['$tries', 1] }, claim } },
      ]);
      if (modifiedCount === due.length) return due.map((entry) => ({ ...entry, tries: entry.tries + 1 }));
      return await this.#entries.find({ ...found, claim }).toArray(); // another relay leased the others
    } catch (error) {
      this.logger.warn({ err: error }, 'outbox.claim.failed');
      await delay(awayPollMs);
      return [];
    }
  }

  async #relay({ _id: id, tries, ...message }: OutboxEntry): Promise<void> {
    const renewal = setInterval(() => void this.#extendLease(id, leaseMs), leaseMs / 3);
    try {
      await this.#publish({ ...message, id });
      await this.#remove(id);
    } catch (error) {
      clearInterval(renewal);
      await this.#recordFailure(id, tries, error);
    } finally {
      clearInterval(renewal);
    }
  }

  /** Removed together with those that are confirmed until the removal before is done. */
  #remove(id: string): Promise<void> {
    this.#confirmed.push(id);
    this.#nextRemoval ??= this.#lastRemoval
      .catch(() => undefined) // reported by the entries that it was for
      .then(() => this.#removeConfirmed());
    return this.#nextRemoval;
  }

  async #removeConfirmed(): Promise<void> {
    const ids = this.#confirmed;
    [this.#confirmed, this.#nextRemoval] = [[], undefined];
    this.#lastRemoval = this.#entries.deleteMany({ _id: { $in: ids } });
    await this.#lastRemoval;
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

/**
 * Leases and removals do not wait until a majority of the replica set has them on disk: one that is lost with the
 * primary has its message published once more under the same id.
 */
const leasedEntries = (db: Db): Collection<OutboxEntry> =>
  db.collection(outboxEntries(db).collectionName, { writeConcern: { w: 1 } });

function createSignal(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}
