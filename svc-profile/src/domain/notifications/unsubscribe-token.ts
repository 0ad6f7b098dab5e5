import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  notificationChannelSchema,
  notificationTopicSchema,
} from '@sabi/contracts/http/profile/notification-preferences';
import { z } from 'zod';
import type { NotificationCell } from './notification-choices';

const partsSchema = z.tuple([z.uuid(), notificationChannelSchema, notificationTopicSchema, z.string()]);

/**
 * Proves receipt of mails about a topic. It never expires, because people keep mails, and reveals only the
 * account id and the topic.
 */
export function createUnsubscribeToken(cell: NotificationCell, secret: string): string {
  return [cell.user_id, cell.channel, cell.topic, computeSignature(cell, secret)].join('.');
}

/** Compares in constant time. @returns null for a token that was not made here */
export function readUnsubscribeToken(token: string, secret: string): NotificationCell | null {
  const parts = partsSchema.safeParse(token.split('.'));
  if (!parts.success) return null;
  const [user_id, channel, topic, signature] = parts.data;
  const cell = { user_id, channel, topic };
  const expected = Buffer.from(computeSignature(cell, secret));
  const given = Buffer.from(signature);
  return given.length === expected.length && timingSafeEqual(given, expected) ? cell : null;
}

function computeSignature({ user_id, channel, topic }: NotificationCell, secret: string): string {
  return createHmac('sha256', secret)
    .update(`unsubscribe\n${user_id}\n${channel}\n${topic}`)
    .digest('base64url');
}
