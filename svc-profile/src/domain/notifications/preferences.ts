import {
  notificationDefaults,
  type NotificationPreferences,
} from '@sabi/contracts/http/profile/notification-preferences';
import { notificationTopics } from '@sabi/contracts/profile/notification-topics';
import type { NotificationCell, NotificationChoice, NotificationChoices } from './notification-choices';

/** The account's choices, with defaults for the rest. */
export async function readPreferences(
  userId: string,
  { notificationChoices }: { notificationChoices: NotificationChoices },
): Promise<NotificationPreferences> {
  return mergeChoices(await notificationChoices.findByUser(userId));
}

/** Checked at sending, not at the request, so that later choices count. */
export async function isWanted(
  { user_id: userId, channel, topic }: NotificationCell,
  dependencies: { notificationChoices: NotificationChoices },
): Promise<boolean> {
  return (await readPreferences(userId, dependencies))[channel][topic];
}

export function mergeChoices(
  choices: readonly Pick<NotificationChoice, 'channel' | 'topic' | 'is_on'>[],
): NotificationPreferences {
  const email = { ...notificationDefaults };
  for (const topic of notificationTopics) {
    const chosen = choices.find((choice) => choice.channel === 'email' && choice.topic === topic);
    if (chosen) email[topic] = chosen.is_on;
  }
  return { email };
}
