import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import pLimit, { type LimitFunction } from 'p-limit';
import { type Message, type MessageBus, type Subscription, UndeliverableMessage } from './bus';
import { handleDelivery, type HandlingOptions } from './handle-delivery';

type Consume = (message: Message) => Promise<void>;

/**
 * Stand-in for RabbitMQ on a laptop without one: services in one process, each message dispatched straight from the
 * sender's outbox. Publishing resolves when every consumer is done, so the outbox entry is what survives a crash.
 */
export class InProcessBroker {
  readonly #consumers = new Map<string, Consume>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(private readonly queues: readonly QueueDefinition[]) {}

  connect(options: HandlingOptions): MessageBus {
    return new InProcessBus(this, options);
  }

  async publish(message: Message): Promise<void> {
    const bound = this.queues.filter(({ messages }) => messages.some(({ type }) => type === message.type));
    if (bound.length === 0) throw new UndeliverableMessage(`${message.type} is unrouted`);
    const results = await Promise.allSettled(
      bound.map(async ({ name }) => (await this.#consumerOf(name))(message)),
    );
    for (const result of results) if (result.status === 'rejected') throw result.reason;
  }

  register(queue: string, consume: Consume): void {
    this.#consumers.set(queue, consume);
    for (const resume of this.#waiting.get(queue) ?? []) resume();
    this.#waiting.delete(queue);
  }

  unregister(queue: string): void {
    this.#consumers.delete(queue);
  }

  async #consumerOf(queue: string): Promise<Consume> {
    for (;;) {
      const consume = this.#consumers.get(queue);
      if (consume) return consume;
      await new Promise<void>((resume) => {
        this.#waiting.set(queue, [...(this.#waiting.get(queue) ?? []), resume]);
      });
    }
  }
}

/** For a service that runs alone: messages for other services are dropped. */
export function createLoneBroker(queues: readonly QueueDefinition[], service: string): InProcessBroker {
  const broker = new InProcessBroker(queues);
  for (const { name } of queues) {
    if (!name.startsWith(`${service}.`)) broker.register(name, async () => undefined);
  }
  return broker;
}

class InProcessBus implements MessageBus {
  readonly description = 'in-process (stand-in for RabbitMQ)';
  readonly #queues: string[] = [];
  readonly #working = new Set<Promise<void>>();
  /** Aborts delays between attempts and waits for consumers. */
  readonly #closing = new AbortController();
  /** Aborts handlers that are running. */
  readonly #cut = new AbortController();

  constructor(
    private readonly broker: InProcessBroker,
    private readonly options: HandlingOptions,
  ) {
    setMaxListeners(0, this.#closing.signal); // one listener per message in progress
  }

  async publish(message: Message): Promise<void> {
    this.assertReachable();
    await untilAborted(this.broker.publish(message), this.#closing.signal);
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const limit = pLimit(subscription.concurrency);
    this.#queues.push(subscription.queue.name);
    this.broker.register(subscription.queue.name, (message) => {
      const work = this.#deliver(subscription, message, limit);
      this.#working.add(work);
      const forget = () => this.#working.delete(work);
      work.then(forget, forget);
      return work;
    });
  }

  assertReachable(): void {
    this.#closing.signal.throwIfAborted();
  }

  async close(graceMs = 25_000): Promise<void> {
    for (const queue of this.#queues) this.broker.unregister(queue);
    this.#closing.abort();
    const cut = setTimeout(() => this.#cut.abort(), graceMs);
    await Promise.allSettled(this.#working);
    clearTimeout(cut);
  }

  async #deliver(subscription: Subscription, message: Message, limit: LimitFunction): Promise<void> {
    for (let attempt = 0; ;) {
      this.assertReachable();
      const delivery = { message, attempt, signal: this.#cut.signal };
      const outcome = await limit(() => handleDelivery(subscription, delivery, this.options));
      if (outcome.kind === 'done') return;
      if (outcome.kind === 'dead')
        throw new UndeliverableMessage(`${subscription.queue.name} gave it up: ${outcome.code}`);
      attempt = outcome.attempt;
      await delay(subscription.queue.retryDelaysMs[outcome.delayIndex] ?? 0, undefined, {
        signal: this.#closing.signal,
      });
    }
  }
}

/** Settles as `work` does, or rejects when the signal aborts first. */
function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    signal.addEventListener('abort', abort);
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
