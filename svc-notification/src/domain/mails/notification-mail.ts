import type { SuppressionReason } from '@sabi/contracts/http/profile/mail-recipients';
import type { InboxTopic, NotificationKind } from '@sabi/contracts/notification/notification-kinds';

/** `waiting` for the end of its batch, `requested` of the worker; then decided. */
export type MailState = 'waiting' | 'requested' | 'sent' | 'suppressed' | 'failed';

/** `read`: the notification was read before its batch had ended; `gone`: the subject is no longer there. */
export type MailReason = SuppressionReason | 'read' | 'gone';

/** The mail of one notification. */
export interface NotificationMail {
  /** Message-ID: made from account and dedupe key, so that a mailbox recognises a repeated mail. */
  readonly id: string;
  readonly user_id: string;
  readonly notification_id: string;
  readonly state: MailState;
  readonly reason: MailReason | null;
  readonly due_at: Date;
  readonly created_at: Date;
  readonly decided_at: Date | null;
}

/** What is mailed of a notification. */
export interface MailedNotification {
  readonly id: string;
  readonly user_id: string;
  readonly kind: NotificationKind;
  readonly topic: InboxTopic;
  readonly subject: { readonly type: 'application' | 'thread'; readonly id: string };
  readonly place?: { readonly company_id: string; readonly job_id: string } | null;
  readonly batch_key: string | null;
  readonly count: number;
  readonly read_at: Date | null;
}

/** An application that was opened is shown in the product alone. */
export const isMailed = (kind: NotificationKind): boolean => kind !== 'application_opened';
