import { declarationOf, describeRelease } from '@sabi/contracts/gateway/describe-release';
import type { RegisteredRemote, RemoteRegistry, RemoteRelease } from '@sabi/contracts/http/gateway/platform';

interface Described {
  readonly release: RemoteRelease;
}

export interface ReleasesInUse {
  readonly current: Described;
  readonly fallback: Described | null;
  readonly canary: { readonly release: Described; readonly percent: number } | null;
}

/** The registry as browsers and the shell's server read it: addresses instead of file names. */
export function describeRegistry(remotes: readonly ReleasesInUse[]): RemoteRegistry {
  return { remotes: remotes.map(describeRemote) };
}

export function describeRemote({ current, fallback, canary }: ReleasesInUse): RegisteredRemote {
  return {
    ...declarationOf(current.release),
    release: describeRelease(current.release),
    fallback: fallback && describeRelease(fallback.release),
    trafficPercent: 100 - (canary?.percent ?? 0),
    canary: canary && {
      protocol: canary.release.release.protocol,
      rendering: canary.release.release.rendering,
      release: describeRelease(canary.release.release),
    },
  };
}

/** The registry for a tester: the chosen versions, with their declarations, replace those in use. */
export function overrideRegistry(
  { remotes }: RemoteRegistry,
  chosen: readonly RemoteRelease[],
): RemoteRegistry {
  const versions = new Map(chosen.map((release) => [release.name, release]));
  return {
    remotes: remotes.map((remote) => {
      const release = versions.get(remote.name);
      if (!release) return remote;
      const fallback = remote.release.version === release.version ? remote.fallback : remote.release;
      const chosenAlone = { fallback, trafficPercent: 100, canary: null };
      return { ...declarationOf(release), release: describeRelease(release), ...chosenAlone };
    }),
  };
}
