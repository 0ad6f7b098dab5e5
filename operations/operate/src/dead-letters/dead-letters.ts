import { deadQueueName } from '@sabi/event-bus/amqp-topology';
import type { QueueDefinition } from '@sabi/contracts/messages/queues';
import type { ConfirmChannel, GetMessage } from 'amqplib';
import type { AuditLog } from '../audit-log';
import { describeMessage, HeldMessages, inTurn, type KeptMessage } from '../held-messages';
import { publishConfirmed } from '../publish-confirmed';

export interface DeadLetter extends KeptMessage {
  /** The queue whose consumer dead-lettered it; a replay returns it there. */
  readonly queue: string;
  readonly code: string;
  readonly attempts: number;
}

/** A dead letter with its body, which has ids and object keys only, like every message. */
export interface WholeDeadLetter extends DeadLetter {
  /** A string where the body is not valid JSON. */
  readonly body: unknown;
}

/** Headers that bus and broker add to a dead letter; a replay removes them, so that it counts as a new message. */
const deadLetterHeaders =
  /^(x-error-code|x-worker|x-attempt|x-death|x-first-death-.*|x-last-death-.*|x-delivery-count)$/;

interface DeadLetterOptions {
  readonly channel: ConfirmChannel;
  readonly queues: readonly QueueDefinition[];
  readonly audit: AuditLog;
}

/**
 * Dead-lettered messages, read as described at `HeldMessages`. Each consumer that dead-lettered a message has a copy under its
 * id.
 */
export class DeadLetters {
  readonly #held: HeldMessages;

  private constructor(private readonly options: DeadLetterOptions) {
    this.#held = new HeldMessages(options.channel);
  }

  static async open(options: DeadLetterOptions): Promise<DeadLetters> {
    const letters = new DeadLetters(options);
    for (const queue of new Set(options.queues.map(({ name }) => deadQueueName(name))))
      await letters.#held.take(queue);
    return letters;
  }

  list(): DeadLetter[] {
    return this.#held.list().map(describe);
  }

  /** @throws {MessageMissing} */
  show(messageId: string): WholeDeadLetter[] {
    return this.#held.find(messageId).map((raw) => ({ ...describe(raw), body: readBody(raw) }));
  }

  /**
   * Returns each copy to its queue under the same id, so that a consumer that has handled it ignores it.
   * @throws {MessageMissing}
   */
  async replay(messageId: string): Promise<DeadLetter[]> {
    return inTurn(this.#held.find(messageId), (raw) => this.#replay(raw));
  }

  async replayAll(): Promise<DeadLetter[]> {
    return inTurn(this.#held.list(), (raw) => this.#replay(raw));
  }

  /** Deletes every copy, permanently. @throws {MessageMissing} */
  async drop(messageId: string, reason: string): Promise<DeadLetter[]> {
    return inTurn(this.#held.find(messageId), (raw) => this.#drop(raw, reason));
  }

  async close(): Promise<void> {
    await this.#held.close();
  }

  async #replay(raw: GetMessage): Promise<DeadLetter> {
    const letter = describe(raw);
    const { channel, audit } = this.options;
    await audit.note('dead-letter.replayed', auditOf(letter), async () => {
      const headers = Object.fromEntries(
        Object.entries(raw.properties.headers ?? {}).filter(([name]) => !deadLetterHeaders.test(name)),
      );
      const { deliveryMode: _mode, ...kept } = raw.properties;
      const properties = { ...kept, headers: { ...headers, 'x-attempt': 0 } };
      await publishConfirmed(channel, { exchange: '', routingKey: letter.queue }, raw.content, properties);
      this.#held.remove(raw);
    });
    return letter;
  }

  async #drop(raw: GetMessage, reason: string): Promise<DeadLetter> {
    const letter = describe(raw);
    await this.options.audit.note('dead-letter.dropped', { ...auditOf(letter), reason }, async () =>
      this.#held.remove(raw),
    );
    return letter;
  }
}

function describe(raw: GetMessage): DeadLetter {
  const headers = raw.properties.headers ?? {};
  return {
    ...describeMessage(raw),
    queue: raw.fields.routingKey,
    // For a message that crashed its consumer too often, the broker sets its own headers.
    code: String(headers['x-error-code'] ?? headers['x-first-death-reason'] ?? 'unknown'),
    attempts: Number(headers['x-attempt'] ?? 0) + 1,
  };
}

function readBody({ content }: GetMessage): unknown {
  const text = content.toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function auditOf({ messageId, queue, type, code }: DeadLetter) {
  return { message_id: messageId, queue, type, code };
}
