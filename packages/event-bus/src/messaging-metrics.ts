import { Gauge, Histogram, readForMetric, type Registry } from '@sabi/service-kit/metrics';
import type { Db } from 'mongodb';
import { outboxEntries } from './outbox';

export interface QueueCount {
  readonly queue: string;
  /** `work` waits for a worker, `wait` for its next attempt, `dead` and `unrouted` for an operator. */
  readonly kind: 'work' | 'wait' | 'dead' | 'unrouted';
  readonly messages: number;
}

/** A broker that reports its queues; the in-process one does not. */
export interface WatchedBroker {
  readonly isConnected: boolean;
  readonly isBlocked: boolean;
  /** Counts messages in the queues this service consumes, and in its dead letters. */
  countMessages(): Promise<readonly QueueCount[]>;
}

export interface MessagingMetrics {
  recordPublished(outcome: 'confirmed' | 'failed', seconds: number): void;
  recordHandled(about: { queue: string; type: string; outcome: string }, seconds: number): void;
  /** Reads the outbox and the broker whenever metrics are collected. */
  watchOutbox(db: Db): void;
  watchBroker(broker: WatchedBroker): void;
}

const publishBuckets = [0.002, 0.01, 0.05, 0.25, 1, 5];
const handlingBuckets = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

export function createMessagingMetrics(registry: Registry): MessagingMetrics {
  const registers = [registry];
  const published = new Histogram({
    name: 'outbox_publish_seconds',
    help: 'Time from taking a message out of the outbox to the confirm of the broker, or the end of the attempt',
    labelNames: ['outcome'],
    buckets: publishBuckets,
    registers,
  });
  const handled = new Histogram({
    name: 'message_handling_seconds',
    help: 'Handling of a received message, by outcome: handled, duplicate, retry, dead',
    labelNames: ['queue', 'type', 'outcome'],
    buckets: handlingBuckets,
    registers,
  });
  return {
    recordPublished: (outcome, seconds) => published.observe({ outcome }, seconds),
    recordHandled: (about, seconds) => handled.observe({ ...about }, seconds),
    watchOutbox: (db) => watchOutbox(db, registers),
    watchBroker: (broker) => watchBroker(broker, registers),
  };
}

/** All replicas report one outbox: aggregate with max, never with sum. While it cannot be read no value is reported. */
function watchOutbox(db: Db, registers: Registry[]): void {
  let looking: Promise<OutboxStates | undefined> | undefined;
  const look = () =>
    (looking ??= readForMetric(lookAtOutbox(db)).finally(() => {
      looking = undefined;
    }));
  new Gauge({
    name: 'outbox_oldest_seconds',
    help: 'Age of the oldest unpublished message; 0 without one',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset();
      const states = await look();
      if (!states) return;
      const since = states.waiting.oldest;
      const age = since ? Math.max(0, (Date.now() - since.getTime()) / 1000) : 0;
      this.set({ state: 'waiting' }, age);
    },
  });
  new Gauge({
    name: 'outbox_messages',
    help: 'Messages in the outbox: `waiting` to be published, `parked` after the last attempt to publish',
    labelNames: ['state'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset();
      for (const [state, { count }] of Object.entries((await look()) ?? {})) this.set({ state }, count);
    },
  });
}

interface OutboxState {
  readonly count: number;
  readonly oldest: Date | null;
}

type OutboxStates = Readonly<Record<'waiting' | 'parked', OutboxState>>;

export async function lookAtOutbox(db: Db): Promise<OutboxStates> {
  const groups = await outboxEntries(db)
    .aggregate<{ _id: boolean; count: number; oldest: Date }>([
      {
        $group: {
          _id: { $ne: [{ $ifNull: ['$parkedAt', null] }, null] },
          count: { $sum: 1 },
          oldest: { $min: '$occurredAt' },
        },
      },
    ])
    .toArray();
  const stateOf = (parked: boolean): OutboxState => {
    const group = groups.find(({ _id }) => _id === parked);
    return { count: group?.count ?? 0, oldest: group?.oldest ?? null };
  };
  return { waiting: stateOf(false), parked: stateOf(true) };
}

function watchBroker(broker: WatchedBroker, registers: Registry[]): void {
  new Gauge({
    name: 'broker_connected',
    help: '1 while messages can be published',
    aggregator: 'min',
    registers,
    collect() {
      this.set(broker.isConnected ? 1 : 0);
    },
  });
  new Gauge({
    name: 'broker_blocked',
    help: '1 while the broker blocks publishers for lack of memory or disk',
    aggregator: 'max',
    registers,
    collect() {
      this.set(broker.isBlocked ? 1 : 0);
    },
  });
  new Gauge({
    name: 'queue_messages',
    help: 'Ready messages in a queue, by kind: work, wait, dead, unrouted',
    labelNames: ['queue', 'kind'],
    aggregator: 'max',
    registers,
    async collect() {
      this.reset();
      for (const { queue, kind, messages } of (await readForMetric(broker.countMessages())) ?? [])
        this.set({ queue, kind }, messages);
    },
  });
}
