import { once } from 'node:events';
import { withTimeout } from '@sabi/service-kit/timeout';
import type { ConfirmChannel, Options } from 'amqplib';

const confirmTimeoutMs = 5000;

export interface Address {
  /** Empty to address a queue by its name. */
  readonly exchange: string;
  readonly routingKey: string;
}

/** Resolves when a queue has the message. @throws when none has it */
export async function publishConfirmed(
  channel: ConfirmChannel,
  { exchange, routingKey }: Address,
  content: Buffer,
  properties: Options.Publish,
): Promise<void> {
  const settled = new AbortController();
  const confirmed = new Promise<void>((resolve, reject) => {
    const options = { ...properties, persistent: true, mandatory: true };
    channel.publish(exchange, routingKey, content, options, (error: unknown) =>
      error ? reject(new Error('The broker has refused the message', { cause: error })) : resolve(),
    );
  });
  const { signal } = settled;
  try {
    // The broker sends a return before the confirm.
    const returned = once(channel, 'return', { signal }).then(() => {
      throw new Error(`There is no queue for ${routingKey}`);
    });
    await withTimeout(
      confirmTimeoutMs,
      Promise.race([returned, confirmed]),
      () => new Error('The broker has not confirmed in time'),
    );
  } finally {
    settled.abort();
  }
}
