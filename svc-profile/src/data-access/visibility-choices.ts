import type { Transaction } from '@sabi/service-kit/transaction';
import type { mongo } from 'mongoose';

/** Which recruiters may see a talent, as they have chosen, and when. */
export interface VisibilityChoice {
  readonly user_id: string;
  readonly is_visible: boolean;
  /** Company domains, as `normalizeCompanyDomain` writes them. */
  readonly hidden_from: readonly string[];
  readonly changed_at: Date;
}

/** One row an account, made by its first choice. Shard key: user_id. */
export interface VisibilityChoices {
  findByUser(userId: string, transaction?: Transaction): Promise<VisibilityChoice | null>;
  put(choice: VisibilityChoice, transaction: Transaction): Promise<void>;
}

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

/** For the migrations. */
export async function createVisibilityChoiceIndexes(db: mongo.Db): Promise<void> {
  await db.collection(collectionName).createIndex({ user_id: 1 }, { unique: true });
}
