// Without schemas, so that pages can read it.

export const notificationTopics = ['profile', 'events', 'articles', 'billing'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Only what is really sent by: a channel nobody is served on is not offered. */
export const notificationChannels = ['email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
