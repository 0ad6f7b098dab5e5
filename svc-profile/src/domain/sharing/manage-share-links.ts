import { randomUUID } from 'node:crypto';
import {
  maxActiveShareLinks,
  type NewShareLink,
  type ShareLink,
  type ShareLinkChange,
  type ShareLinkView,
} from '@sabi/contracts/http/profile/sharing';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import { AppError } from '@sabi/service-kit/errors';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import { endAfter, forgetAfter, type ShareLinkSettings, stateOf, viewShareLink } from './share-link';
import type { ShareLinks, StoredShareLink } from './share-links';

const maxListedViews = 500;

interface SharingDependencies extends OpenProfileDependencies, ShareLinkSettings {
  readonly shareLinks: ShareLinks;
}

interface OwnLink {
  readonly account: Account;
  readonly linkId: string;
}

/** Active ones first, then the newest. @throws {AppError} ACCESS_DENIED for a recruiter */
export async function listShareLinks(
  { account, now }: { account: Account; now: Date },
  dependencies: SharingDependencies,
): Promise<ShareLink[]> {
  await assertCvAccess(account, dependencies);
  const { shareLinks } = dependencies;
  const [links, counts] = await Promise.all([
    shareLinks.findAllOf(account.userId),
    shareLinks.countViews(account.userId),
  ]);
  const isEnded = (link: StoredShareLink) => Number(stateOf(link, now) !== 'active');
  return links
    .toSorted((one, other) => isEnded(one) - isEnded(other))
    .map((link) => viewShareLink({ link, views: counts.get(link.id), now }, dependencies));
}

/** @throws {AppError} SHARE_LINKS_TOO_MANY, RATE_LIMITED */
export async function createShareLink(
  { account, email, wish, now }: { account: Account; email: string; wish: NewShareLink; now: Date },
  dependencies: SharingDependencies & { readonly shareLinkLimit: AttemptLimiter },
): Promise<ShareLink> {
  const { shareLinks, shareLinkLimit } = dependencies;
  const { userId: user_id } = account;
  await assertCvAccess(account, dependencies);
  await openProfile(account, dependencies);
  const wait = await shareLinkLimit.begin(user_id);
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  // Concurrent requests may exceed the limit by one.
  if ((await shareLinks.countActive(user_id, now)) >= maxActiveShareLinks)
    throw new AppError('SHARE_LINKS_TOO_MANY');
  const { days, ...chosen } = wish;
  const link: StoredShareLink = {
    id: randomUUID(),
    user_id,
    ...chosen,
    contact_email: wish.shows_contact ? email || null : null,
    created_at: now,
    ...endAfter(days, now),
    revoked_at: null,
  };
  await shareLinks.insert(link);
  return viewShareLink({ link, views: undefined, now }, dependencies);
}

/** @throws {AppError} SHARE_LINK_NOT_FOUND; SHARE_LINK_ENDED, because an ended link stays ended */
export async function changeShareLink(
  { account, linkId, email, change, now }: OwnLink & { email: string; change: ShareLinkChange; now: Date },
  dependencies: SharingDependencies,
): Promise<ShareLink> {
  const { shareLinks } = dependencies;
  const { userId } = account;
  const before = await findOwnLink({ account, linkId }, dependencies);
  const { label, days } = change;
  const step = {
    ...(label && { label }),
    ...(days && endAfter(days, now)),
    contact_email: before.shows_contact ? email || null : null,
  };
  const link = await shareLinks.changeActive(userId, linkId, step, now);
  if (!link) throw new AppError('SHARE_LINK_ENDED');
  const counts = await shareLinks.countViews(userId);
  return viewShareLink({ link, views: counts.get(linkId), now }, dependencies);
}

/** Revokes a link for good. @throws {AppError} SHARE_LINK_NOT_FOUND */
export async function revokeShareLink(
  { account, linkId, now }: OwnLink & { now: Date },
  dependencies: SharingDependencies,
): Promise<void> {
  await findOwnLink({ account, linkId }, dependencies);
  const step = { revoked_at: now, forget_at: forgetAfter(now) };
  await dependencies.shareLinks.changeActive(account.userId, linkId, step, now);
}

/** @throws {AppError} SHARE_LINK_NOT_FOUND */
export async function listShareLinkViews(
  { account, linkId }: OwnLink,
  dependencies: SharingDependencies,
): Promise<ShareLinkView[]> {
  await findOwnLink({ account, linkId }, dependencies);
  const views = await dependencies.shareLinks.findViews(account.userId, linkId, maxListedViews);
  return views.map(({ seen_at, device, browser }) => ({ seen_at: seen_at.toISOString(), device, browser }));
}

async function findOwnLink({ account, linkId }: OwnLink, dependencies: SharingDependencies) {
  await assertCvAccess(account, dependencies);
  const link = await dependencies.shareLinks.findOwn(account.userId, linkId);
  if (!link) throw new AppError('SHARE_LINK_NOT_FOUND');
  return link;
}
