import type { RemoteRegistry, ServedRelease } from '@sabi/contracts/http/gateway/platform';

const known = new WeakMap<RemoteRegistry, RemoteRegistry>();

/**
 * What of the registry goes with every page, worked out once for each registry. The browser asks for a remote's entry, which
 * knows the rest and its hashes; all of it would be most of the page.
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
