import { AppError } from '@sabi/service-kit/errors';

/** Which versions of a remote visitors get. */
export interface RemoteUse {
  readonly current: string;
  readonly fallback: string | null;
  readonly canary: { readonly version: string; readonly percent: number; readonly since: Date } | null;
  /** While pinned, a published version is not used until one is promoted or rolled back. */
  readonly pinned: boolean;
  readonly lastRollback: {
    readonly version: string;
    readonly at: Date;
    readonly reason: 'team' | 'error-budget';
  } | null;
}

interface Share {
  readonly version: string;
  readonly percent: number;
  readonly now: Date;
}

/** The first version of a remote is used at once, whatever the percentage. */
export function publishTo(use: RemoteUse | null, share: Share): RemoteUse {
  if (!use) {
    return { current: share.version, fallback: null, canary: null, pinned: false, lastRollback: null };
  }
  return use.pinned || share.percent === 0 ? use : promoteTo(use, share);
}

/** At 100 percent the version becomes the current one, below that the canary. Both end a pin. */
export function promoteTo(use: RemoteUse, { version, percent, now }: Share): RemoteUse {
  if (percent === 100) {
    const fallback = use.current === version ? use.fallback : use.current;
    return { ...use, current: version, fallback, canary: null, pinned: false };
  }
  if (use.current === version) {
    throw new AppError('RELEASE_INVALID', { detail: 'Everybody has this version; pin or roll back instead' });
  }
  return { ...use, canary: { version, percent, since: now }, pinned: false };
}

export function pinTo(use: RemoteUse, { version, now }: Omit<Share, 'percent'>): RemoteUse {
  return { ...promoteTo(use, { version, percent: 100, now }), pinned: true };
}

/**
 * Undoes the last promotion. The version left behind does not become the fallback, so that it is not used again.
 * @throws {AppError} RELEASE_NOT_FOUND without a canary and a previous release
 */
export function rollBack(use: RemoteUse, { now }: { now: Date }): RemoteUse {
  const takeBack = (version: string) => ({ version, at: now, reason: 'team' as const });
  if (use.canary) return { ...use, canary: null, pinned: false, lastRollback: takeBack(use.canary.version) };
  if (!use.fallback) {
    throw new AppError('RELEASE_NOT_FOUND', { detail: 'There is no canary, and no release before' });
  }
  const lastRollback = takeBack(use.current);
  return { ...use, current: use.fallback, fallback: null, pinned: false, lastRollback };
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
