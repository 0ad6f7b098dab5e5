import type { shareLinkViewSchema } from '@sabi/contracts/http/profile/sharing';
import type { Language } from '@sabi/contracts/language';
import type { z } from 'zod';

/** A link that shows a profile. Its token is not stored, see share-token.ts. */
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
  /** When the database deletes it. */
  readonly forget_at: Date;
}

/** One view, without IP address and user agent. */
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

/** Links and their views. Shard key: user_id. */
export interface ShareLinks {
  /** Of any account, for visitors with a token. */
  find(id: string): Promise<StoredShareLink | null>;
  findOwn(userId: string, id: string): Promise<StoredShareLink | null>;
  /** Newest first. */
  findAllOf(userId: string): Promise<StoredShareLink[]>;
  countActive(userId: string, now: Date): Promise<number>;
  insert(link: StoredShareLink): Promise<void>;
  /** @returns the changed link; null when it has ended */
  changeActive(userId: string, id: string, step: ShareLinkStep, now: Date): Promise<StoredShareLink | null>;
  addView(view: StoredShareView): Promise<void>;
  /** By link id, without links that have no views. */
  countViews(userId: string): Promise<ReadonlyMap<string, ViewCount>>;
  /** Newest first. */
  findViews(userId: string, linkId: string, limit: number): Promise<StoredShareView[]>;
}

/** How long owners see ended links and their views. */
export const rememberedDays = 180;
