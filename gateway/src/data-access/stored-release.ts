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
  local_build: isLocalBuild = false,
  published_by: publishedBy = null,
  command,
  signature,
}: StoredRelease): PublishedRelease {
  return {
    name,
    version,
    release: remoteReleaseSchema.parse(release),
    origin,
    publishedAt,
    isLocalBuild,
    publishedBy,
    command,
    signature,
  };
}

export function fromRelease(
  {
    name,
    version,
    release,
    origin,
    publishedAt,
    isLocalBuild,
    publishedBy,
    command,
    signature,
  }: PublishedRelease,
  usedAt: Date,
): StoredRelease {
  return {
    _id: releaseId(name, version),
    name,
    version,
    release,
    origin,
    published_at: publishedAt,
    published_by: publishedBy,
    last_used_at: usedAt,
    removed_at: null,
    local_build: isLocalBuild,
    command,
    signature,
  };
}

export function toUse(stored: StoredRemote): RemoteUse {
  const { current_version: current, fallback_version: fallback, canary, pinned, last_rollback } = stored;
  const { pinned_since: pinnedSince = null, revision = 0 } = stored;
  return { current, fallback, canary, pinned, pinnedSince, lastRollback: last_rollback, revision };
}

export function fromUse({
  current,
  fallback,
  canary,
  pinned,
  pinnedSince,
  lastRollback,
  revision,
}: RemoteUse): Omit<StoredRemote, '_id'> {
  return {
    current_version: current,
    fallback_version: fallback,
    canary,
    pinned,
    pinned_since: pinnedSince,
    last_rollback: lastRollback,
    revision,
  };
}
