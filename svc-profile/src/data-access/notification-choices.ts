import type { mongo } from 'mongoose';
import type { NotificationChoice, NotificationChoices } from '../domain/notifications/notification-choices';

const collectionName = 'notification_choices';

export function createNotificationChoices(db: mongo.Db): NotificationChoices {
  const choices = db.collection<NotificationChoice>(collectionName);
  return {
    findByUser: (user_id) => choices.find({ user_id }, { projection: { _id: 0 } }).toArray(),
    put: async ({ user_id, channel, topic, ...chosen }) => {
      await choices.updateOne({ user_id, channel, topic }, { $set: chosen }, { upsert: true });
    },
    undoMailChoice: async (cell) => {
      await choices.updateOne(
        { ...cell, is_on: false, chosen_in: 'mail' },
        { $set: { is_on: true, chosen_at: new Date() } },
      );
    },
  };
}

export async function createNotificationChoiceIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1, channel: 1, topic: 1 }, { unique: true });
}
