import type { NotificationChannel, NotificationTopic } from '@sabi/contracts/notification-topics';
import type { mongo } from 'mongoose';

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
  takeBackFromMail(cell: NotificationCell): Promise<void>;
}

const collectionName = 'notification_choices';

export function createNotificationChoices(db: mongo.Db): NotificationChoices {
  const choices = db.collection<NotificationChoice>(collectionName);
  return {
    findByUser: (user_id) => choices.find({ user_id }, { projection: { _id: 0 } }).toArray(),
    put: async ({ user_id, channel, topic, ...chosen }) => {
      await choices.updateOne({ user_id, channel, topic }, { $set: chosen }, { upsert: true });
    },
    takeBackFromMail: async (cell) => {
      await choices.updateOne(
        { ...cell, is_on: false, chosen_in: 'mail' },
        { $set: { is_on: true, chosen_at: new Date() } },
      );
    },
  };
}

/** For the migrations. */
export async function createNotificationChoiceIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1, channel: 1, topic: 1 }, { unique: true });
}
