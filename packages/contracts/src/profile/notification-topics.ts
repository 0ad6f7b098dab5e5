// Without schemas, so that pages can read it.

export const notificationTopics = ['profile', 'events', 'articles', 'billing'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Only channels by which mails are really sent. */
export const notificationChannels = ['email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
