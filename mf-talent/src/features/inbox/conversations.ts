import type { Notification } from '@sabi/contracts/http/notification/notifications';

/** Notifications about one thing. The thread about an application has the id of the application. */
export interface Conversation {
  readonly id: string;
  /** Latest first, never empty. */
  readonly notifications: readonly Notification[];
  readonly latest: Notification;
  readonly isUnread: boolean;
}

/** Groups notifications by subject. @param notifications latest first */
export function groupBySubject(notifications: readonly Notification[]): Conversation[] {
  const groups = new Map<string, Notification[]>();
  for (const each of notifications) {
    const group = groups.get(each.subject.id);
    if (!group) groups.set(each.subject.id, [each]);
    // A page may repeat one that has changed meanwhile.
    else if (!group.some(({ notification_id: id }) => id === each.notification_id)) group.push(each);
  }
  return [...groups].flatMap(([id, group]) => {
    const [latest] = group;
    if (!latest) return [];
    return [{ id, notifications: group, latest, isUnread: group.some((each) => each.read_at === null) }];
  });
}
