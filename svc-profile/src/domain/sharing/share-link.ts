import {
  type ShareLink,
  type ShareLinkDays,
  sharedPagePath,
  type ShareLinkState,
} from '@sabi/contracts/http/profile/sharing';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { rememberedDays, type StoredShareLink, type ViewCount } from './share-links';
import { createShareToken } from './share-token';

const dayMs = 86_400_000;

export interface ShareLinkSettings {
  readonly shareLinkSecret: string;
  readonly siteUrl: string;
}

export function stateOf({ revoked_at, expires_at }: StoredShareLink, now: Date): ShareLinkState {
  if (revoked_at) return 'revoked';
  return expires_at > now ? 'active' : 'expired';
}

export function endAfter(days: ShareLinkDays, now: Date): Pick<StoredShareLink, 'expires_at' | 'forget_at'> {
  const expires_at = new Date(now.getTime() + days * dayMs);
  return { expires_at, forget_at: forgetAfter(expires_at) };
}

export const forgetAfter = (end: Date): Date => new Date(end.getTime() + rememberedDays * dayMs);

/** The owner's view. */
export function viewShareLink(
  { link, views, now }: { link: StoredShareLink; views: ViewCount | undefined; now: Date },
  { shareLinkSecret, siteUrl }: ShareLinkSettings,
): ShareLink {
  const { user_id: _owner, forget_at: _forgotten, created_at, expires_at, revoked_at, ...rest } = link;
  const state = stateOf(link, now);
  const path = locateSharedPage(link.language, createShareToken(link.id, shareLinkSecret));
  return {
    ...rest,
    state,
    url: state === 'active' ? `${siteUrl}${path}` : null,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    revoked_at: revoked_at?.toISOString() ?? null,
    view_count: views?.count ?? 0,
    last_viewed_at: views?.last.toISOString() ?? null,
  };
}

export function locateSharedPage(language: Language, token: string): string {
  return `${localizedPath(language, sharedPagePath)}?token=${encodeURIComponent(token)}`;
}
