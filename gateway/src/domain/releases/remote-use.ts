import { AppError } from '@sabi/service-kit/errors';

/** Which versions of a remote visitors get. */
export interface RemoteUse {
  readonly current: string;
  readonly fallback: string | null;
  readonly canary: { readonly version: string; readonly percent: number; readonly since: Date } | null;
  /** While pinned, a published version is not used until the pin ends or a version is promoted or rolled back. */
  readonly pinned: boolean;
  /** null where it is not pinned, or was before this was recorded. */
  readonly pinnedSince: Date | null;
  readonly lastRollback: {
    readonly version: string;
    readonly at: Date;
    readonly reason: 'team' | 'error-budget';
  } | null;
  /** Counts the changes; set by the repository. */
  readonly revision: number;
}

interface Share {
  readonly version: string;
  readonly percent: number;
  readonly now: Date;
}

const unpinned = { pinned: false, pinnedSince: null } as const;

/** The first version of a remote is used at once, whatever the percentage. */
export function publishTo(use: RemoteUse | null, share: Share): RemoteUse {
  if (!use) {
    const before = { fallback: null, canary: null, lastRollback: null, revision: 0 };
    return { ...before, ...unpinned, current: share.version };
  }
  return use.pinned || share.percent === 0 ? use : promoteTo(use, share);
}

/**
 * A build that `npm start` has found replaces the current version, unless the team decided otherwise: by a pin, a canary,
 * by taking this version back, or by a command of its own that published it.
 * @param isOfTeam whether such a command published the version
 */
export function publishLocalBuild(
  use: RemoteUse | null,
  { version, now, isOfTeam }: Omit<Share, 'percent'> & { readonly isOfTeam: boolean },
): RemoteUse {
  const isDecided = use && (use.pinned || use.canary || use.lastRollback?.version === version || isOfTeam);
  return isDecided ? use : publishTo(use, { version, percent: 100, now });
}

/**
 * At 100 percent the version becomes the current one, below that the canary. Both end a pin.
 * @returns the same object where visitors get it so already
 */
export function promoteTo(use: RemoteUse, { version, percent, now }: Share): RemoteUse {
  const { current, canary, pinned } = use;
  if (percent === 100) {
    if (current === version && !canary && !pinned) return use;
    const fallback = current === version ? use.fallback : current;
    return { ...use, ...unpinned, current: version, fallback, canary: null };
  }
  if (current === version) {
    const wayOut = use.fallback ? '. To give it to some visitors only, roll back first' : '';
    throw new AppError('RELEASE_INVALID', {
      detail: `Everybody has ${version} already, so it cannot be a canary${wayOut}`,
    });
  }
  if (canary?.version === version && canary.percent === percent && !pinned) return use;
  return { ...use, ...unpinned, canary: { version, percent, since: now } };
}

/** Gives everybody the version, which ends a canary. @returns the same object where it is pinned already */
export function pinTo(use: RemoteUse, { version, now }: Omit<Share, 'percent'>): RemoteUse {
  if (use.pinned && use.current === version) return use;
  return { ...promoteTo(use, { version, percent: 100, now }), pinned: true, pinnedSince: now };
}

/** Visitors keep the version. @returns the same object where none is pinned */
export function unpin(use: RemoteUse): RemoteUse {
  return use.pinned ? { ...use, ...unpinned } : use;
}

/**
 * Undoes the last promotion. The version left behind does not become the fallback, so that it is not used again.
 * @param version which version is taken back; without it the canary, or else the current one
 * @returns the same object where that version was the last one taken back
 * @throws {AppError} RELEASE_NOT_FOUND without a canary and a previous release, or for a version that visitors do not get;
 * RELEASE_INVALID for the current version during a canary
 */
export function rollBack(
  use: RemoteUse,
  { now, version }: { now: Date; version?: string | undefined },
): RemoteUse {
  const { current, fallback, canary, lastRollback } = use;
  if (version !== undefined && version !== current && version !== canary?.version) {
    if (lastRollback?.version === version) return use;
    throw new AppError('RELEASE_NOT_FOUND', { detail: `Visitors do not get ${version}` });
  }
  const takeBack = (taken: string) => ({ version: taken, at: now, reason: 'team' as const });
  if (canary) {
    if (version === current)
      throw new AppError('RELEASE_INVALID', { detail: `Roll back the canary ${canary.version} first` });
    return { ...use, ...unpinned, canary: null, lastRollback: takeBack(canary.version) };
  }
  if (!fallback) {
    throw new AppError('RELEASE_NOT_FOUND', { detail: 'There is no canary, and no release before' });
  }
  return { ...use, ...unpinned, current: fallback, fallback: null, lastRollback: takeBack(current) };
}

/** Ends the canary if it is over its budget and has not been replaced. */
export function endFailedCanary(
  use: RemoteUse,
  { version, since, now }: { version: string; since: Date; now: Date },
): RemoteUse {
  const { canary } = use;
  if (canary?.version !== version || canary.since.getTime() !== since.getTime()) return use;
  return { ...use, canary: null, lastRollback: { version, at: now, reason: 'error-budget' } };
}

export function versionsOf({ current, fallback, canary }: RemoteUse): string[] {
  return [current, fallback, canary?.version].filter((version) => typeof version === 'string');
}

/** Percentage of the visitors who get a version, if it loads. */
export function shareOf({ current, canary }: RemoteUse, version: string): number {
  const ofCanary = canary?.percent ?? 0;
  if (version === current) return 100 - ofCanary;
  return version === canary?.version ? ofCanary : 0;
}
