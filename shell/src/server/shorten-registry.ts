import type { RemoteRegistry, ServedRelease } from '@sabi/contracts/http/gateway/platform';

const known = new WeakMap<RemoteRegistry, RemoteRegistry>();

/**
 * The part of the registry that goes with every page, computed once per registry. The browser loads the rest and its hashes with
 * a remote's entry; the whole registry would be most of the page.
 */
export function shortenRegistry(registry: RemoteRegistry): RemoteRegistry {
  const short = known.get(registry) ?? shorten(registry);
  known.set(registry, short);
  return short;
}

function shorten({ remotes }: RemoteRegistry): RemoteRegistry {
  return {
    remotes: remotes.map(({ pages: _pages, pageData: _pageData, ...remote }) => ({
      ...remote,
      release: shortenRelease(remote.release),
      fallback: remote.fallback && shortenRelease(remote.fallback),
      canary: remote.canary && { ...remote.canary, release: shortenRelease(remote.canary.release) },
    })),
  };
}

function shortenRelease(release: ServedRelease): ServedRelease {
  return {
    ...release,
    parts: {},
    integrity: { [release.entryUrl]: release.integrity[release.entryUrl] ?? '' },
  };
}
