import { type SharedProfile, sharedProfileSchema } from '@sabi/contracts/http/profile/sharing';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { EndedSessions } from '@sabi/service-kit/ended-sessions';
import { AppError } from '@sabi/service-kit/errors';
import { networkOf } from '@sabi/service-kit/network';
import type { AccountBans } from '../bans/account-bans';
import type { ListRepository } from '../profiles/list-repository';
import { orderLists } from '../profiles/order-lists';
import type { ProfileRepository } from '../profiles/profile-repository';
import { describeVisitor } from './describe-visitor';
import { stateOf } from './share-link';
import type { ShareLinks, StoredShareLink } from './share-links';
import { createOwnerMark, readShareToken } from './share-token';

export interface SharedProfileDependencies {
  readonly shareLinks: ShareLinks;
  readonly profiles: ProfileRepository;
  readonly lists: ListRepository;
  readonly accountBans: Pick<AccountBans, 'isBanned'>;
  readonly endedSessions: Pick<EndedSessions, 'hasAccount'>;
  readonly shareGuessLimit: AttemptLimiter;
  readonly shareLinkSecret: string;
}

/** A visit to a share link, stored only in reduced form. */
export interface Opening {
  readonly token: string;
  readonly ip: string | undefined;
  readonly userAgent: string | undefined;
  /** The owner's cookie, set in browsers that list the links. */
  readonly ownerMark: string | undefined;
  /** False for prefetch and HEAD requests. */
  readonly countsAsView: boolean;
  readonly now: Date;
}

/**
 * The profile behind a share link; records the view. Ignores the visibility for recruiters, because the owner
 * shared the link.
 * @throws {AppError} SHARE_LINK_NOT_FOUND for every reason alike; RATE_LIMITED after too many unknown links
 */
export async function openSharedProfile(
  opening: Opening,
  dependencies: SharedProfileDependencies,
): Promise<SharedProfile> {
  const { shareGuessLimit, shareLinks } = dependencies;
  const network = networkOf(opening.ip);
  const wait = await shareGuessLimit.begin(network); // counted first, returned when the link is valid
  if (wait > 0) throw new AppError('RATE_LIMITED', { retryAfterSeconds: wait });
  const link = await findWorkingLink(opening, dependencies);
  const profile = link && (await dependencies.profiles.findByUser(link.user_id));
  if (!profile || profile.user_type === 'recruiter') throw new AppError('SHARE_LINK_NOT_FOUND');
  await shareGuessLimit.giveBack(network);
  const lists = orderLists(await dependencies.lists.findByUser(link.user_id));
  const visitor = findVisitor(opening, link, dependencies);
  if (visitor)
    await shareLinks.addView({ link_id: link.id, user_id: link.user_id, seen_at: opening.now, ...visitor });
  return sharedProfileSchema.parse({
    language: link.language,
    expires_at: link.expires_at.toISOString(),
    email: link.shows_contact ? link.contact_email : null,
    profile: showProfile(profile, link),
    lists,
  });
}

/** Queries the database for every token, so that timing reveals nothing. */
async function findWorkingLink(
  { token, now }: Opening,
  { shareLinks, accountBans, endedSessions, shareLinkSecret }: SharedProfileDependencies,
): Promise<StoredShareLink | null> {
  const { linkId, isGenuine } = readShareToken(token, shareLinkSecret);
  const link = await shareLinks.find(linkId);
  if (!isGenuine || !link || stateOf(link, now) !== 'active') return null;
  // The message about an erasure or a ban may not have arrived yet.
  const isClosed = endedSessions.hasAccount(link.user_id);
  return (await accountBans.isBanned(link.user_id, now)) || isClosed ? null : link;
}

/** @returns null for visits of the owner and of robots */
function findVisitor(
  { userAgent, ownerMark, countsAsView }: Opening,
  { user_id }: StoredShareLink,
  { shareLinkSecret }: SharedProfileDependencies,
) {
  if (!countsAsView || ownerMark === createOwnerMark(user_id, shareLinkSecret)) return null;
  return describeVisitor(userAgent);
}

function showProfile(profile: Profile, { shows_contact, shows_full_name }: StoredShareLink): Profile {
  return {
    ...profile,
    ...(!shows_full_name && shortenName(profile)),
    phone_number: shows_contact ? profile.phone_number : null,
  };
}

/** "Ayu Putri Lestari" → "Ayu L.". */
export function shortenName({ first_name, last_name }: Pick<Profile, 'first_name' | 'last_name'>) {
  const [first = null, ...others] = `${first_name ?? ''} ${last_name ?? ''}`.split(/\s+/).filter(Boolean);
  const initial = [...(others.at(-1) ?? '')][0];
  return { first_name: first, last_name: initial ? `${initial.toUpperCase()}.` : null };
}
