import type { Notification } from '@sabi/contracts/http/notification/notifications';
import type { ThreadMessage } from '@sabi/contracts/http/notification/threads';

export type Entry =
  | { readonly kind: 'message'; readonly at: string; readonly message: ThreadMessage }
  | { readonly kind: 'event'; readonly at: string; readonly notification: Notification };

/** Messages and what else has happened, oldest first. A notification of a message is the message itself. */
export function mergeEntries(
  messages: readonly ThreadMessage[],
  notifications: readonly Notification[],
): Entry[] {
  return [
    ...messages.map((message) => ({ kind: 'message' as const, at: message.at, message })),
    ...notifications
      .filter(({ kind }) => kind !== 'message_received')
      .map((notification) => ({ kind: 'event' as const, at: notification.updated_at, notification })),
  ].toSorted((one, other) => one.at.localeCompare(other.at));
}
