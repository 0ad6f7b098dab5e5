import { unrouted } from '@sabi/event-bus/amqp-topology';
import type { ConfirmChannel, GetMessage } from 'amqplib';
import type { AuditLog } from '../audit-log';
import { describeMessage, HeldMessages, inTurn, type KeptMessage } from '../held-messages';
import { type Address, publishConfirmed } from '../publish-confirmed';

/** The original address, used again by a replay. */
export interface UnroutedMessage extends KeptMessage, Address {}

/** A replayed message came back: no queue is bound for it yet. */
export class StillUnrouted extends Error {
  override readonly name = 'StillUnrouted';
}

interface UnroutedOptions {
  readonly channel: ConfirmChannel;
  readonly audit: AuditLog;
}

/**
 * Messages routed to no queue, read as described at `HeldMessages`. An id identifies all copies, such as retries of several
 * consumers of one event.
 */
export class UnroutedMessages {
  readonly #held: HeldMessages;

  private constructor(private readonly options: UnroutedOptions) {
    this.#held = new HeldMessages(options.channel);
  }

  static async open(options: UnroutedOptions): Promise<UnroutedMessages> {
    const messages = new UnroutedMessages(options);
    await messages.#held.take(unrouted.queue);
    return messages;
  }

  list(): UnroutedMessage[] {
    return this.#held.list().map(describe);
  }

  /**
   * Sends each copy to its original address again, under the same id.
   * @throws {MessageMissing}
   * @throws {StillUnrouted} it stays in the queue, as do the later ones
   */
  async replay(messageId: string): Promise<UnroutedMessage[]> {
    return inTurn(this.#held.find(messageId), (raw) => this.#replay(raw));
  }

  /** @throws {StillUnrouted} as `replay` */
  async replayAll(): Promise<UnroutedMessage[]> {
    return inTurn(this.#held.list(), (raw) => this.#replay(raw));
  }

  async close(): Promise<void> {
    await this.#held.close();
  }

  async #replay(raw: GetMessage): Promise<UnroutedMessage> {
    const message = describe(raw);
    const { messageId, exchange, routingKey, type } = message;
    const { channel, audit } = this.options;
    const about = { message_id: messageId, exchange, routing_key: routingKey, type };
    await audit.note('unrouted.replayed', about, async () => {
      const { deliveryMode: _mode, ...properties } = raw.properties;
      await publishConfirmed(channel, message, raw.content, properties);
      this.#held.remove(raw);
      // The broker confirms either way; a message still without a queue is returned before.
      const returned = (await this.#held.take(unrouted.queue)).map(describe);
      if (returned.some((each) => each.messageId === messageId && each.routingKey === routingKey))
        throw new StillUnrouted(
          `There is still no queue for ${routingKey} at ${exchange}; the message is kept.`,
        );
    });
    return message;
  }
}

function describe(raw: GetMessage): UnroutedMessage {
  const { exchange, routingKey } = raw.fields;
  return { ...describeMessage(raw), exchange, routingKey };
}
