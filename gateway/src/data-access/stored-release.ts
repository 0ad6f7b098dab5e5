import { remoteReleaseSchema } from '@sabi/contracts/http/gateway/platform';
import type { PublishedRelease } from '../domain/releases/release-repository';
import type { RemoteUse } from '../domain/releases/remote-use';
import type { StoredRelease, StoredRemote } from './release.model';

export const releaseId = (name: string, version: string) => `${name}@${version}`;

/** Parses the release, as keys with dots such as `remoteEntry.js` are read back as they were written. */
export function toRelease({
  name,
  version,
  release,
  origin,
  published_at: publishedAt,
  command,
  signature,
}: StoredRelease): PublishedRelease {
  return {
    name,
    version,
    release: remoteReleaseSchema.parse(release),
    origin,
    publishedAt,
    command,
    signature,
  };
}

export function fromRelease(
  { name, version, release, origin, publishedAt, command, signature }: PublishedRelease,
  usedAt: Date,
): StoredRelease {
  return {
    _id: releaseId(name, version),
    name,
    version,
    release,
    origin,
    published_at: publishedAt,
    last_used_at: usedAt,
    removed_at: null,
    command,
    signature,
  };
}

export function toUse(stored: StoredRemote): RemoteUse {
  const { current_version: current, fallback_version: fallback, canary, pinned, last_rollback } = stored;
  return { current, fallback, canary, pinned, lastRollback: last_rollback };
}

export function fromUse({
  current,
  fallback,
  canary,
  pinned,
  lastRollback,
}: RemoteUse): Omit<StoredRemote, '_id'> {
  return {
    current_version: current,
    fallback_version: fallback,
    canary,
    pinned,
    last_rollback: lastRollback,
  };
}
