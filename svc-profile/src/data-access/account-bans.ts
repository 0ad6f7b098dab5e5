import type { mongo } from 'mongoose';
import type { AccountBan, AccountBans } from '../domain/bans/account-bans';

const collectionName = 'account_bans';

/** Longer than a message can be delayed. */
const rememberedDays = 30;

export function createAccountBans(db: mongo.Db): AccountBans {
  const bans = db.collection<AccountBan>(collectionName);
  return {
    isBanned: async (user_id, now) =>
      (await bans.findOne({ user_id, banned_until: { $gt: now } }, { projection: { _id: 1 } })) !== null,
    note: async ({ user_id, banned_until, changed_at }, session) => {
      const isNews = { $lt: [{ $ifNull: ['$changed_at', new Date(0)] }, changed_at] };
      const over = banned_until && banned_until > changed_at ? banned_until : changed_at;
      const forget_at = new Date(over.getTime() + rememberedDays * 86_400_000);
      const ban = { user_id, banned_until, changed_at, forget_at };
      await bans.updateOne(
        { user_id },
        [{ $replaceWith: { $cond: [isNews, { $mergeObjects: ['$$ROOT', ban] }, '$$ROOT'] } }],
        { upsert: true, session },
      );
    },
  };
}

export async function createAccountBanIndexes(db: mongo.Db): Promise<void> {
  const bans = db.collection(collectionName);
  await bans.createIndex({ user_id: 1 }, { unique: true });
  await bans.createIndex({ forget_at: 1 }, { expireAfterSeconds: 0 });
}
