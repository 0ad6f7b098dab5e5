import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { deadQueueName } from '@sabi/event-bus/amqp-topology';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import type { ConfirmChannel, GetMessage, Options } from 'amqplib';
import type { AuditLog } from '../audit-log';

export interface DeadLetter {
  readonly messageId: string;
  /** Whose consumer gave it up, and where a replay puts it. */
  readonly queue: string;
  readonly type: string;
  readonly code: string;
  readonly attempts: number;
  /** When its sender wrote it, in ISO 8601. */
  readonly firstSeen: string;
  readonly requestId: string;
  readonly traceparent: string;
}

/** Of one message, with its body: ids and keys of the store, as all messages. */
export interface WholeDeadLetter extends DeadLetter {
  readonly body: unknown;
}

/** Nothing under that id lies in a dead queue. */
export class DeadLetterMissing extends Error {
  override readonly name = 'DeadLetterMissing';
}

/** What the bus and the broker write on a message that is given up; a replay begins without. */
const marksOfDeath =
  /^(x-error-code|x-worker|x-attempt|x-death|x-first-death-.*|x-last-death-.*|x-delivery-count)$/;
const confirmTimeoutMs = 5000;

interface DeadLetterOptions {
  readonly channel: ConfirmChannel;
  readonly queues: readonly QueueDefinition[];
  readonly audit: AuditLog;
}

/**
 * Messages that were given up. Looking takes them out of the queue without an acknowledgement and gives them back when
 * `close` is called: nobody else sees them meanwhile, and nothing is lost when this tool dies.
 */
export class DeadLetters {
  readonly #held = new Map<string, GetMessage>();

  private constructor(private readonly options: DeadLetterOptions) {}

  static async open(options: DeadLetterOptions): Promise<DeadLetters> {
    const letters = new DeadLetters(options);
    for (const queue of new Set(options.queues.map(({ name }) => deadQueueName(name))))
      await letters.#take(queue);
    return letters;
  }

  list(): DeadLetter[] {
    return [...this.#held.values()].map(describe);
  }

  /** @throws {DeadLetterMissing} */
  show(messageId: string): WholeDeadLetter {
    const raw = this.#find(messageId);
    return { ...describe(raw), body: JSON.parse(raw.content.toString('utf8')) as unknown };
  }

  /**
   * Puts the message back where it was given up, under the same id: what it has done already is not done again.
   * @throws {DeadLetterMissing}
   */
  async replay(messageId: string): Promise<DeadLetter> {
    const raw = this.#find(messageId);
    const letter = describe(raw);
    const { channel, audit } = this.options;
    await audit.note('dead-letter.replayed', auditOf(letter), async () => {
      const headers = Object.fromEntries(
        Object.entries(raw.properties.headers ?? {}).filter(([name]) => !marksOfDeath.test(name)),
      );
      const { deliveryMode: _mode, ...kept } = raw.properties;
      const properties = { ...kept, persistent: true, headers: { ...headers, 'x-attempt': 0 } };
      await publish(channel, letter.queue, raw.content, properties);
      channel.ack(raw);
    });
    this.#held.delete(messageId);
    return letter;
  }

  /** Away for good. @throws {DeadLetterMissing} */
  async drop(messageId: string, reason: string): Promise<DeadLetter> {
    const raw = this.#find(messageId);
    const letter = describe(raw);
    await this.options.audit.note('dead-letter.dropped', { ...auditOf(letter), reason }, async () =>
      this.options.channel.ack(raw),
    );
    this.#held.delete(messageId);
    return letter;
  }

  /** What was only looked at goes back to its queue. */
  async close(): Promise<void> {
    await this.options.channel.close();
  }

  async #take(queue: string): Promise<void> {
    await this.options.channel.assertQueue(queue, { durable: true, arguments: { 'x-queue-type': 'quorum' } });
    for (;;) {
      const raw = await this.options.channel.get(queue);
      if (!raw) return;
      this.#held.set(idOf(raw), raw);
    }
  }

  #find(messageId: string): GetMessage {
    const raw = this.#held.get(messageId);
    if (!raw) throw new DeadLetterMissing(messageId);
    return raw;
  }
}

function describe(raw: GetMessage): DeadLetter {
  const { type, correlationId } = raw.properties as { type?: string; correlationId?: string };
  const headers = raw.properties.headers ?? {};
  return {
    messageId: idOf(raw),
    queue: raw.fields.routingKey,
    type: type ?? 'unknown',
    // The broker gives up what has crashed its worker too often and says so in headers of its own.
    code: String(headers['x-error-code'] ?? headers['x-first-death-reason'] ?? 'unknown'),
    attempts: Number(headers['x-attempt'] ?? 0) + 1,
    firstSeen: String(headers['x-first-seen'] ?? ''),
    requestId: correlationId ?? '',
    traceparent: String(headers['traceparent'] ?? ''),
  };
}

/** What was not sent by our bus may have none: its place in the queue tells it apart. */
function idOf({ properties, fields }: GetMessage): string {
  const { messageId } = properties as { messageId?: unknown };
  return typeof messageId === 'string' ? messageId : `without-id-${fields.deliveryTag}`;
}

function auditOf({ messageId, queue, type, code }: DeadLetter) {
  return { message_id: messageId, queue, type, code };
}

/** Resolves when a queue has the message. */
async function publish(
  channel: ConfirmChannel,
  queue: string,
  content: Buffer,
  properties: Options.Publish,
): Promise<void> {
  const settled = new AbortController();
  const confirmed = new Promise<void>((resolve, reject) => {
    channel.publish('', queue, content, { ...properties, mandatory: true }, (error: unknown) =>
      error ? reject(new Error('The broker has refused the message', { cause: error })) : resolve(),
    );
  });
  const { signal } = settled;
  try {
    await Promise.race([
      // Comes before the confirm.
      once(channel, 'return', { signal }).then(() => {
        throw new Error(`There is no queue ${queue}`);
      }),
      delay(confirmTimeoutMs, undefined, { signal }).then(() => {
        throw new Error('The broker has not confirmed in time');
      }),
      confirmed,
    ]);
  } finally {
    settled.abort();
  }
}
