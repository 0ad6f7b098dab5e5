import { type NotificationKind, notificationKinds } from '@sabi/contracts/notification/notification-kinds';

/** Whether this release has a text for the kind. */
export const isKnownKind = (kind: string): kind is NotificationKind =>
  (notificationKinds as readonly string[]).includes(kind);
