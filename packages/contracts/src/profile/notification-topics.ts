// Without schemas, so that pages can read them.

export const notificationTopics = [
  'profile',
  'applications',
  'messages',
  'hiring',
  'events',
  'articles',
  'billing',
] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Channels that are really used for mails. */
export const notificationChannels = ['email'] as const;
export type NotificationChannel = (typeof notificationChannels)[number];
