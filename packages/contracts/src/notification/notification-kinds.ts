// Without schemas, so that pages can read them.

/** Of a talent's own application. `application_closed`: its job was closed or hidden. */
export const talentNotificationKinds = [
  'application_sent',
  'application_opened',
  'application_answered',
  'application_moved',
  'application_offered',
  'application_hired',
  'application_rejected',
  'application_unanswered',
  'application_closed',
  'allowance_returned',
] as const;

/** For members of a company. `application_missed`: it was closed without an answer, which counts in the reply record. */
export const companyNotificationKinds = [
  'application_submitted',
  'application_nudged',
  'application_withdrawn',
  'application_missed',
] as const;

/** What a notification is about; its words are made from this by whoever shows it. */
export const notificationKinds = [
  ...talentNotificationKinds,
  ...companyNotificationKinds,
  'message_received',
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** `hiring`: applications to a company of the account's. */
export const inboxTopics = ['applications', 'messages', 'hiring'] as const;
export type InboxTopic = (typeof inboxTopics)[number];

export const notificationSubjectTypes = ['application', 'thread'] as const;
export type NotificationSubjectType = (typeof notificationSubjectTypes)[number];

/** `all` and `messages` are without the archived ones. */
export const notificationFolders = ['all', 'messages', 'archived'] as const;
export type NotificationFolder = (typeof notificationFolders)[number];
