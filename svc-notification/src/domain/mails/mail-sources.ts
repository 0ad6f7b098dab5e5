import type { ApplicationTitle } from '@sabi/contracts/http/hiring/application-titles';
import type { MailRecipient, SuppressionReason } from '@sabi/contracts/http/profile/mail-recipients';
import type { InboxTopic } from '@sabi/contracts/notification/notification-kinds';

export interface MailRecipients {
  /** @throws {AppError} DEPENDENCY_UNAVAILABLE */
  find(asked: {
    userId: string;
    topic: InboxTopic;
  }): Promise<{ recipient: MailRecipient | null; reason: SuppressionReason | null }>;
}

export interface ApplicationTitles {
  /** @returns null for an unknown application @throws {AppError} DEPENDENCY_UNAVAILABLE */
  find(applicationId: string): Promise<ApplicationTitle | null>;
}
