import type { shareLinkViewSchema } from '@sabi/contracts/http/profile-sharing';
import type { Language } from '@sabi/contracts/language';
import type { mongo } from 'mongoose';
import type { z } from 'zod';

/** A link that shows a profile. Its token is not stored: see share-token.ts. */
export interface StoredShareLink {
  readonly id: string;
  readonly user_id: string;
  readonly label: string;
  readonly language: Language;
  readonly shows_contact: boolean;
  readonly shows_full_name: boolean;
  readonly contact_email: string | null;
  readonly created_at: Date;
  readonly expires_at: Date;
  readonly revoked_at: Date | null;
  /** When the database deletes the row. */
  readonly forget_at: Date;
}

/** One view of a share link. Neither the IP address nor the user agent is stored. */
export interface StoredShareView extends Omit<z.infer<typeof shareLinkViewSchema>, 'seen_at'> {
  readonly link_id: string;
  readonly user_id: string;
  readonly seen_at: Date;
}

export interface ViewCount {
  readonly count: number;
  readonly last: Date;
}

export type ShareLinkStep = Partial<
  Pick<StoredShareLink, 'label' | 'contact_email' | 'expires_at' | 'revoked_at' | 'forget_at'>
>;

/** Links and the views of them. Shard key: user_id. */
export interface ShareLinks {
  /** Of any account; for visitors with a token. */
  find(id: string): Promise<StoredShareLink | null>;
  findOwn(userId: string, id: string): Promise<StoredShareLink | null>;
  /** The newest first. */
  findAllOf(userId: string): Promise<StoredShareLink[]>;
  countActive(userId: string, now: Date): Promise<number>;
  insert(link: StoredShareLink): Promise<void>;
  /** Changes an active link. @returns the changed link; null when it has ended */
  changeActive(userId: string, id: string, step: ShareLinkStep, now: Date): Promise<StoredShareLink | null>;
  addView(view: StoredShareView): Promise<void>;
  /** By link id; links without views are left out. */
  countViews(userId: string): Promise<ReadonlyMap<string, ViewCount>>;
  /** The newest first. */
  findViews(userId: string, linkId: string, limit: number): Promise<StoredShareView[]>;
}

/** How long ended links and views stay visible to their owner. */
export const rememberedDays = 180;

const linkCollection = 'share_links';
const viewCollection = 'share_link_views';
const plain = { projection: { _id: 0 } } as const;

export function createShareLinks(db: mongo.Db): ShareLinks {
  const links = db.collection<StoredShareLink>(linkCollection);
  const views = db.collection<StoredShareView>(viewCollection);
  const active = (now: Date) => ({ revoked_at: null, expires_at: { $gt: now } });
  return {
    find: (id) => links.findOne({ id }, plain),
    findOwn: (user_id, id) => links.findOne({ id, user_id }, plain),
    findAllOf: (user_id) => links.find({ user_id }, plain).sort({ created_at: -1 }).toArray(),
    countActive: (user_id, now) => links.countDocuments({ user_id, ...active(now) }),
    insert: async (link) => {
      await links.insertOne({ ...link });
    },
    changeActive: (user_id, id, step, now) =>
      links.findOneAndUpdate(
        { id, user_id, ...active(now) },
        { $set: step },
        { ...plain, returnDocument: 'after' },
      ),
    addView: async (view) => {
      await views.insertOne({ ...view });
    },
    countViews: async (user_id) => {
      const rows = await views
        .aggregate<{ _id: string } & ViewCount>([
          { $match: { user_id } },
          { $group: { _id: '$link_id', count: { $sum: 1 }, last: { $max: '$seen_at' } } },
        ])
        .toArray();
      return new Map(rows.map(({ _id, ...count }) => [_id, count]));
    },
    findViews: (user_id, link_id, limit) =>
      views.find({ user_id, link_id }, plain).sort({ seen_at: -1 }).limit(limit).toArray(),
  };
}

/** For the migrations. */
export async function createShareLinkIndexes(db: mongo.Db): Promise<void> {
  const links = db.collection(linkCollection);
  await links.createIndex({ id: 1 }, { unique: true });
  await links.createIndex({ user_id: 1, created_at: -1 });
  await links.createIndex({ forget_at: 1 }, { expireAfterSeconds: 0 });
  const views = db.collection(viewCollection);
  await views.createIndex({ user_id: 1, link_id: 1, seen_at: -1 });
  await views.createIndex({ seen_at: 1 }, { expireAfterSeconds: rememberedDays * 86_400 });
}
