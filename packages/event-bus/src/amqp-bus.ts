import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import type { Logger } from '@sabi/service-kit/logger';
import { waitAtMost } from '@sabi/service-kit/timeout';
import { type ConfirmChannel, connect, type ConsumeMessage, type RecoveringChannelModel } from 'amqplib';
import { closeTimeoutMs, PublishNotConfirmed, SupervisedChannel } from './amqp-channel';
import { fromAmqp, toAmqp } from './amqp-envelope';
import {
  assertTopology,
  checkTopology,
  deadExchange,
  deadQueueName,
  retryExchange,
  unrouted,
  waitQueueName,
} from './amqp-topology';
import type { Message, MessageBus, Subscription } from './bus';
import { handleDelivery, type HandlingOptions } from './handle-delivery';
import type { QueueCount, WatchedBroker } from './messaging-metrics';

export interface AmqpBusOptions extends HandlingOptions {
  /** `amqp://…`; `?heartbeat=` in seconds, 10 without it. amqplib ignores it anywhere else. */
  readonly url: string;
  readonly service: string;
  readonly queues: readonly QueueDefinition[];
}

const heartbeatSeconds = 10;
/** AMQP code of a missing permission. */
const accessRefused = 403;
const recovery = { initialDelay: 200, maxDelay: 2000, maxRetries: Infinity, waitForConnect: false };

/** RabbitMQ. Publishing and consuming use separate connections: a blocked publisher must not stop acks. */
export class AmqpBus implements MessageBus, WatchedBroker {
  readonly description = 'RabbitMQ';
  readonly #consumed = new Set<QueueDefinition>();
  readonly #publisher: SupervisedChannel;
  readonly #consumers: SupervisedChannel[] = [];
  readonly #working = new Set<Promise<void>>();
  readonly #cut = new AbortController();
  #stopping = false;
  #blocked = false;
  #mayDeclare = true;

  private constructor(
    private readonly options: AmqpBusOptions,
    private readonly publishing: RecoveringChannelModel,
    private readonly consuming: RecoveringChannelModel,
  ) {
    publishing.on('blocked', (reason) => {
      this.#blocked = true;
      options.logger.error({ reason }, 'amqp.blocked');
    });
    publishing.on('unblocked', () => {
      this.#blocked = false;
      options.logger.info('amqp.unblocked');
    });
    // Delay queues are published to by the consumer of their queue alone, whose channel declares them.
    const routed = options.queues.map((queue) => ({ ...queue, retryDelaysMs: [] }));
    this.#publisher = new SupervisedChannel(
      publishing,
      (channel) => this.#declare(channel, routed),
      options.logger,
    );
  }

  /** Returns at once; connects and reconnects in the background. */
  static async open(options: AmqpBusOptions): Promise<AmqpBus> {
    const url = new URL(options.url);
    if (!url.searchParams.has('heartbeat')) url.searchParams.set('heartbeat', String(heartbeatSeconds));
    const [publishing, consuming] = await Promise.all(
      (['publish', 'consume'] as const).map((purpose) =>
        openConnection(url.href, `${options.service}:${purpose}`, options.logger),
      ),
    );
    if (!publishing || !consuming) throw new Error('unreachable: two connections were opened');
    return new AmqpBus(options, publishing, consuming);
  }

  async publish(message: Message): Promise<void> {
    if (this.#blocked) throw new PublishNotConfirmed('The broker takes no messages just now');
    const { content, properties } = toAmqp(message, { appId: this.options.service });
    await this.#publisher.publish(message.exchange, message.type, content, properties);
  }

  async subscribe(subscription: Subscription): Promise<void> {
    this.#consumed.add(subscription.queue);
    const supervised: SupervisedChannel = new SupervisedChannel(
      this.consuming,
      async (channel) => {
        await this.#declare(channel, [subscription.queue]);
        await channel.prefetch(subscription.concurrency);
        await channel.consume(subscription.queue.name, (raw) => {
          // The server cancels a consumer with null when its queue is deleted: consume again on a new channel.
          if (raw === null) void channel.close().catch(() => undefined);
          else if (!this.#stopping) this.#work(subscription, supervised, channel, raw);
        });
      },
      this.options.logger,
    );
    this.#consumers.push(supervised);
  }

  assertReachable(): void {
    if (!this.#publisher.current) throw new PublishNotConfirmed('There is no connection to the broker');
  }

  get isConnected(): boolean {
    return this.#publisher.current !== undefined;
  }

  get isBlocked(): boolean {
    return this.#blocked;
  }

  async countMessages(): Promise<readonly QueueCount[]> {
    const { current } = this.#publisher;
    if (!current) return [];
    const queues = new Map<string, QueueCount['kind']>([[unrouted.queue, 'unrouted']]);
    for (const { name, retryDelaysMs } of this.#consumed) {
      queues.set(name, 'work').set(deadQueueName(name), 'dead');
      for (const index of retryDelaysMs.keys()) queues.set(waitQueueName(name, index), 'wait');
    }
    return Promise.all(
      [...queues].map(async ([queue, kind]) => {
        const { messageCount } = await current.checkQueue(queue);
        return { queue, kind, messages: messageCount };
      }),
    );
  }

  async close(graceMs = 25_000): Promise<void> {
    this.#stopping = true;
    const cut = setTimeout(() => this.#cut.abort(), graceMs);
    await Promise.allSettled(this.#working);
    clearTimeout(cut);
    await Promise.all([...this.#consumers, this.#publisher].map((channel) => channel.close()));
    await waitAtMost(closeTimeoutMs, Promise.all([this.consuming.close(), this.publishing.close()]));
  }

  /**
   * Each channel declares what it uses and no more, as each part is a round trip. Without the permission to declare, the
   * broker closes the channel; on the next channel the topology is only checked.
   */
  async #declare(channel: ConfirmChannel, queues: readonly QueueDefinition[]): Promise<void> {
    if (!this.#mayDeclare) return checkTopology(channel, queues);
    try {
      await assertTopology(channel, queues);
    } catch (error) {
      this.#mayDeclare = !isAccessRefused(error);
      throw error;
    }
  }

  #work(
    subscription: Subscription,
    supervised: SupervisedChannel,
    channel: ConfirmChannel,
    raw: ConsumeMessage,
  ): void {
    const work = this.#handle(subscription, supervised, raw)
      .then(() => channel.ack(raw))
      // Not acknowledged: the broker delivers it again once this channel is gone.
      .catch((error: unknown) => {
        this.options.logger.warn({ err: error }, 'amqp.delivery.unsettled');
        return channel.close().catch(() => undefined);
      });
    this.#working.add(work);
    void work.finally(() => this.#working.delete(work));
  }

  /** Settles a message: the follow-up copy is confirmed before the original may be acknowledged. */
  async #handle(subscription: Subscription, channel: SupervisedChannel, raw: ConsumeMessage): Promise<void> {
    const { queue } = subscription;
    const envelope = fromAmqp(raw);
    if (!envelope) {
      await channel.publish(deadExchange, queue.name, raw.content, {
        ...raw.properties,
        headers: deadHeaders('MESSAGE_MALFORMED'),
      });
      return;
    }
    const delivery = { ...envelope, signal: this.#cut.signal };
    const outcome = await handleDelivery(subscription, delivery, this.options);
    if (outcome.kind === 'done') return;
    const attempt = outcome.kind === 'retry' ? outcome.attempt : envelope.attempt;
    const { content, properties } = toAmqp(envelope.message, { appId: this.options.service, attempt });
    if (outcome.kind === 'retry') {
      const waitQueue = waitQueueName(queue.name, outcome.delayIndex);
      await channel.publish(retryExchange, waitQueue, content, properties);
    } else {
      const headers = { ...properties.headers, ...deadHeaders(outcome.code) };
      await channel.publish(deadExchange, queue.name, content, { ...properties, headers });
    }
  }
}

function isAccessRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === accessRefused;
}

function deadHeaders(code: string) {
  return { 'x-error-code': code, 'x-worker': `${process.pid}` };
}

async function openConnection(url: string, name: string, logger: Logger): Promise<RecoveringChannelModel> {
  const connection = await connect(url, {
    recovery,
    clientProperties: { connection_name: name },
    timeout: 5000,
  });
  connection.on('error', (error) => logger.warn({ err: error, connection: name }, 'amqp.connection.error'));
  connection.on('disconnect', (error) => logger.warn({ err: error, connection: name }, 'amqp.disconnected'));
  connection.on('connect', () => logger.info({ connection: name }, 'amqp.connected'));
  return connection;
}
