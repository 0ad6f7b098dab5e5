import type { ConfirmChannel, GetMessage } from 'amqplib';

/** A message of the platform, in whichever queue it is. */
export interface KeptMessage {
  readonly messageId: string;
  readonly type: string;
  /** When its sender wrote it, in ISO 8601. */
  readonly firstSeen: string;
  readonly requestId: string;
  readonly traceparent: string;
}

/** No message with this id is in the queues that were read. */
export class MessageMissing extends Error {
  override readonly name = 'MessageMissing';
}

/**
 * Messages of queues without consumers. Reading takes them without an acknowledgement and returns them on `close`: they are
 * invisible to others meanwhile, and not lost if this tool crashes. Requires read permission alone.
 */
export class HeldMessages {
  /** Each copy separately: an event that several consumers dead-lettered has several copies under one id. */
  readonly #held = new Set<GetMessage>();

  constructor(private readonly channel: ConfirmChannel) {
    // The failed call rejects as well; without a listener the event would close the connection.
    channel.on('error', () => undefined);
  }

  /** All messages in it now. @throws the broker's error for a missing queue */
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

  /** Every copy of it, at least one. @throws {MessageMissing} */
  find(messageId: string): GetMessage[] {
    const copies = this.list().filter((raw) => idOf(raw) === messageId);
    if (copies.length === 0) throw new MessageMissing(messageId);
    return copies;
  }

  /** Deletes it from its queue. */
  remove(raw: GetMessage): void {
    this.channel.ack(raw);
    this.#held.delete(raw);
  }

  /** Returns messages that were only read to their queue. */
  async close(): Promise<void> {
    await this.channel.close().catch(() => undefined); // the broker has closed it already, and given them back
  }
}

/** One after the other, up to the first that fails. */
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

/** A message that our bus did not send may have no id: its position in the queue identifies it. */
function idOf({ properties, fields }: GetMessage): string {
  const { messageId } = properties as { messageId?: unknown };
  return typeof messageId === 'string' ? messageId : `without-id-${fields.deliveryTag}`;
}
