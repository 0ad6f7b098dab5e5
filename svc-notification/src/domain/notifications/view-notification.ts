import type { Notification } from '@sabi/contracts/http/notification/notifications';
import type { StoredNotification } from './notification';

export const viewNotification = (stored: StoredNotification): Notification => ({
  notification_id: stored.id,
  kind: stored.kind,
  topic: stored.topic,
  subject: stored.subject,
  place: stored.place ?? null,
  count: stored.count,
  created_at: stored.created_at.toISOString(),
  updated_at: stored.updated_at.toISOString(),
  read_at: stored.read_at?.toISOString() ?? null,
  archived_at: stored.archived_at?.toISOString() ?? null,
});
