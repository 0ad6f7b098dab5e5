import type { NotificationChannel, NotificationTopic } from '@sabi/contracts/profile/notification-topics';

/** One channel and topic of the preferences. */
export interface NotificationCell {
  readonly user_id: string;
  readonly channel: NotificationChannel;
  readonly topic: NotificationTopic;
}

/** A choice with time and place, as proof of consent. */
export interface NotificationChoice extends NotificationCell {
  readonly is_on: boolean;
  readonly chosen_in: 'settings' | 'mail';
  readonly chosen_at: Date;
}

/**
 * Stores only choices, one row for each channel and topic, so that parallel changes do not overwrite each
 * other.
 */
export interface NotificationChoices {
  findByUser(userId: string): Promise<NotificationChoice[]>;
  put(choice: NotificationChoice): Promise<void>;
  /** Switches a topic back on only if a link in a mail switched it off. */
  undoMailChoice(cell: NotificationCell): Promise<void>;
}
