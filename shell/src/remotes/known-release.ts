import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';

export type RemoteRelease = Pick<RegisteredRemote, 'name' | 'release' | 'fallback'>;

/** A registered release, as the plugins need it. */
export interface KnownRelease extends RemoteRelease {
  /** Whether a failed load is retried. Not for a fallback: visitors have waited long enough by then. */
  readonly isRetried: boolean;
}

/** @param federationName name in the runtime */
export type FindRelease = (federationName: string) => KnownRelease | undefined;
