import type { mongo } from 'mongoose';
import type { VisibilityChoice, VisibilityChoices } from '../domain/visibility/visibility-choices';

const collectionName = 'visibility_choices';

export function createVisibilityChoices(db: mongo.Db): VisibilityChoices {
  const choices = db.collection<VisibilityChoice>(collectionName);
  return {
    findByUser: (user_id, session) =>
      choices.findOne({ user_id }, { projection: { _id: 0 }, ...(session && { session }) }),
    put: async (choice, session) => {
      await choices.replaceOne({ user_id: choice.user_id }, choice, { upsert: true, session });
    },
  };
}

export async function createVisibilityChoiceIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1 }, { unique: true });
}
