import type { NotificationChannel, NotificationTopic } from '@sabi/contracts/profile/notification-topics';

/** One channel and topic of the preferences. */
export interface NotificationCell {
  readonly user_id: string;
  readonly channel: NotificationChannel;
  readonly topic: NotificationTopic;
}

/** A choice of an account with its time and place, as proof of consent. */
export interface NotificationChoice extends NotificationCell {
  readonly is_on: boolean;
  readonly chosen_in: 'settings' | 'mail';
  readonly chosen_at: Date;
}

/** Stores choices only, a row for each channel and topic, so that parallel changes of different ones do not overwrite each other. */
export interface NotificationChoices {
  findByUser(userId: string): Promise<NotificationChoice[]>;
  put(choice: NotificationChoice): Promise<void>;
  /** Switches a topic back on if a link in a mail has switched it off; otherwise changes nothing. */
  undoMailChoice(cell: NotificationCell): Promise<void>;
}
