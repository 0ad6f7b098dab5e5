import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import type { Channel, GetMessage } from 'amqplib';
import { unrouted } from '../src/amqp-topology';

/**
 * Takes an expected message out of the unrouted ones. Tests on the same broker share that queue, so all others are
 * returned at once: two tests that held each other's messages would wait forever.
 */
export const takeUnrouted = (channel: Channel, messageId: string): Promise<void> =>
  eventually(async () => {
    const others: GetMessage[] = [];
    let raw = await channel.get(unrouted.queue);
    for (; raw && raw.properties.messageId !== messageId; raw = await channel.get(unrouted.queue))
      others.push(raw);
    for (const other of others) channel.nack(other);
    if (raw) return channel.ack(raw);
    await delay(Math.random() * 100); // avoids repeated collisions of two processes
    throw new Error(`${messageId} is not there`);
  });
