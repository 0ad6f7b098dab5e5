// Without schemas, so that pages can read them.

/** What a notification is about; its words are made from this by whoever shows it. */
export const notificationKinds = [
  'application_submitted',
  'application_answered',
  'application_moved',
  'application_closed',
  'application_nudged',
  'message_received',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const inboxTopics = ['applications', 'messages'] as const;
export type InboxTopic = (typeof inboxTopics)[number];

export const notificationSubjectTypes = ['application', 'thread'] as const;
export type NotificationSubjectType = (typeof notificationSubjectTypes)[number];

/** `all` and `messages` are without the archived ones. */
export const notificationFolders = ['all', 'messages', 'archived'] as const;
export type NotificationFolder = (typeof notificationFolders)[number];
