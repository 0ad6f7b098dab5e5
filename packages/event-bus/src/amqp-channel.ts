import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from '@sabi/service-kit/logger';
import { waitAtMost } from '@sabi/service-kit/timeout';
import type { ConfirmChannel, Options, RecoveringChannelModel } from 'amqplib';

const confirmTimeoutMs = 5000;
const firstReopenMs = 200;
const longestReopenMs = 5000;
/** amqplib waits for the close-ok, which never arrives when the connection is lost meanwhile. */
export const closeTimeoutMs = 2000;

/** The broker did not confirm the message in time; it may have stored it nevertheless. */
export class PublishNotConfirmed extends Error {
  override readonly name = 'PublishNotConfirmed';
}

/**
 * A confirm channel that reopens: amqplib recovers connections but not a channel that the server closed. `setup` runs on every
 * new channel.
 */
export class SupervisedChannel {
  #channel: ConfirmChannel | undefined;
  #closing = false;

  constructor(
    private readonly connection: RecoveringChannelModel,
    private readonly setup: (channel: ConfirmChannel) => Promise<void>,
    private readonly logger: Logger,
  ) {
    void this.#supervise();
  }

  get current(): ConfirmChannel | undefined {
    return this.#channel;
  }

  /** Publishes and waits for the broker's confirm. */
  async publish(
    exchange: string,
    routingKey: string,
    content: Buffer,
    properties: Options.Publish,
  ): Promise<void> {
    const channel = this.#channel;
    if (!channel) throw new PublishNotConfirmed('There is no connection to the broker');
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new PublishNotConfirmed('No confirm in time')), confirmTimeoutMs);
      const settle = (error: unknown): void => {
        clearTimeout(timer);
        if (error) reject(new PublishNotConfirmed('Refused by the broker', { cause: error }));
        else resolve();
      };
      // Publishing on a channel that has just closed throws at once instead of calling back.
      try {
        channel.publish(exchange, routingKey, content, properties, settle);
      } catch (error) {
        settle(error);
      }
    });
  }

  async close(): Promise<void> {
    this.#closing = true;
    const closing = this.#channel?.close().catch(() => undefined); // already closed by the server
    await waitAtMost(closeTimeoutMs, closing);
  }

  async #supervise(): Promise<void> {
    // oxlint-disable-next-line no-useless-assignment -- it is read when a channel could not be opened, and so was not reset
    for (let waitMs = firstReopenMs; !this.#closing; waitMs = Math.min(waitMs * 2, longestReopenMs)) {
      try {
        const channel = await this.connection.createConfirmChannel();
        // Without a listener on the channel its error would close the whole connection.
        channel.on('error', (error) => this.logger.warn({ err: error }, 'amqp.channel.error'));
        const closed = new Promise<void>((resolve) => channel.once('close', () => resolve()));
        await this.setup(channel);
        this.#channel = channel;
        waitMs = firstReopenMs;
        await closed;
      } catch (error) {
        if (!this.#closing) this.logger.warn({ err: error }, 'amqp.channel.failed');
      }
      this.#channel = undefined;
      if (!this.#closing) await delay(waitMs * (0.8 + Math.random() * 0.4), undefined, { ref: false });
    }
  }
}
