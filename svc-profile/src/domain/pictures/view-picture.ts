import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { ProfilePicture } from '@sabi/contracts/http/profile/picture';
import { buildFileLinkUntil } from '../files/file-link';

/** A link lasts one to two periods and is constant within one, so that browsers cache the picture. */
const periodMs = 5 * 60_000;

export function viewPicture(
  { fileKey, now }: { fileKey: string; now: Date },
  { fileLinkSecret }: { fileLinkSecret: string },
): ProfilePicture {
  const expiresAt = new Date((Math.floor(now.getTime() / periodMs) + 2) * periodMs);
  const url = buildFileLinkUntil({ fileKey, expiresAt }, fileLinkSecret);
  return { file_key: fileKey, url, expires_at: expiresAt.toISOString() };
}

export function viewPictureOf(
  { profile, now }: { profile: Pick<Profile, 'profile_picture_url'>; now: Date },
  dependencies: { fileLinkSecret: string },
): ProfilePicture | null {
  const fileKey = profile.profile_picture_url;
  return fileKey ? viewPicture({ fileKey, now }, dependencies) : null;
}
