import type { ConfirmChannel, GetMessage } from 'amqplib';

/** A message in any queue of the platform. */
export interface KeptMessage {
  readonly messageId: string;
  readonly type: string;
  /** When it was sent, in ISO 8601. */
  readonly firstSeen: string;
  readonly requestId: string;
  readonly traceparent: string;
}

/** No message with this id is in the queues read. */
export class MessageMissing extends Error {
  override readonly name = 'MessageMissing';
}

/**
 * Messages of queues without consumers. Reading takes them without an acknowledgement and returns them on `close`: meanwhile they
 * are invisible to others, but not lost if this tool crashes. Requires read permission only.
 */
export class HeldMessages {
  /** Copies are separate: an event dead-lettered by several consumers has several under one id. */
  readonly #held = new Set<GetMessage>();

  constructor(private readonly channel: ConfirmChannel) {
    // The failed call rejects as well; without a listener the event would close the connection.
    channel.on('error', () => undefined);
  }

  /** All messages in the queue now. @throws the broker's error for a missing queue */
  async take(queue: string): Promise<GetMessage[]> {
    const taken: GetMessage[] = [];
    for (;;) {
      const raw = await this.channel.get(queue);
      if (!raw) return taken;
      this.#held.add(raw);
      taken.push(raw);
    }
  }

  list(): GetMessage[] {
    return [...this.#held];
  }

  /** Every copy of a message, at least one. @throws {MessageMissing} */
  find(messageId: string): GetMessage[] {
    const copies = this.list().filter((raw) => idOf(raw) === messageId);
    if (copies.length === 0)
      throw new MessageMissing(`There is no message ${messageId} here; list shows those there are.`);
    return copies;
  }

  /** Deletes a message from its queue. */
  remove(raw: GetMessage): void {
    this.channel.ack(raw);
    this.#held.delete(raw);
  }

  /** Returns messages that were only read to their queue. */
  async close(): Promise<void> {
    await this.channel.close().catch(() => undefined); // the broker has closed it and requeued the messages
  }
}

/** One after the other, until the first failure. */
export async function inTurn<T>(
  raws: readonly GetMessage[],
  work: (raw: GetMessage) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (const raw of raws) results.push(await work(raw));
  return results;
}

export function describeMessage(raw: GetMessage): KeptMessage {
  const { type, correlationId } = raw.properties as { type?: string; correlationId?: string };
  const headers = raw.properties.headers ?? {};
  return {
    messageId: idOf(raw),
    type: type ?? 'unknown',
    firstSeen: String(headers['x-first-seen'] ?? ''),
    requestId: correlationId ?? '',
    traceparent: String(headers['traceparent'] ?? ''),
  };
}

/** A foreign message may have no id: its position in the queue identifies it. */
function idOf({ properties, fields }: GetMessage): string {
  const { messageId } = properties as { messageId?: unknown };
  return typeof messageId === 'string' ? messageId : `without-id-${fields.deliveryTag}`;
}
