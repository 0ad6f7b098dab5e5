import type {
  InboxTopic,
  NotificationKind,
  NotificationSubjectType,
} from '@sabi/contracts/notification/notification-kinds';

export interface NotificationSubject {
  readonly type: NotificationSubjectType;
  readonly id: string;
}

/** Of a company's applications. */
export interface NotificationPlace {
  readonly company_id: string;
  readonly job_id: string;
}

/** What a request says: ids and keys, nothing that a person has written. */
export interface NotificationContent {
  readonly user_id: string;
  readonly kind: NotificationKind;
  readonly topic: InboxTopic;
  readonly subject: NotificationSubject;
  /** Where a member of the company finds the subject; missing or null for a talent. */
  readonly place?: NotificationPlace | null;
  readonly batch_key: string | null;
}

/** As shown in an inbox. */
export interface StoredNotification extends NotificationContent {
  readonly id: string;
  /** Of the requests that it stands for. */
  readonly dedupe_keys: readonly string[];
  readonly count: number;
  /** Of the inbox at the last change of this notification. */
  readonly sequence: number;
  readonly created_at: Date;
  readonly updated_at: Date;
  readonly read_at: Date | null;
  readonly archived_at: Date | null;
}

/** Waits for its time. */
export interface DelayedNotification extends NotificationContent {
  readonly id: string;
  readonly dedupe_key: string;
  readonly due_at: Date;
}
