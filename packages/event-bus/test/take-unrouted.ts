import { setTimeout as delay } from 'node:timers/promises';
import { eventually } from '@sabi/test-kit/eventually';
import type { Channel, GetMessage } from 'amqplib';
import { unrouted } from '../src/amqp-topology';

/**
 * Takes a message out of those that found no queue, once it is there. Other tests on this broker look for theirs in the same queue:
 * whatever was met on the way goes back at once, for two that held each other's would wait for good.
 */
export const takeUnrouted = (channel: Channel, messageId: string): Promise<void> =>
  eventually(async () => {
    const others: GetMessage[] = [];
    let raw = await channel.get(unrouted.queue);
    for (; raw && raw.properties.messageId !== messageId; raw = await channel.get(unrouted.queue))
      others.push(raw);
    for (const other of others) channel.nack(other);
    if (raw) return channel.ack(raw);
    await delay(Math.random() * 100); // so that two processes do not collide every time
    throw new Error(`${messageId} is not there`);
  });
