// Finds the remote of an address, and redirects of moved ones. No dependency, so that it costs a page nothing.

/** The remote with the longest base path that holds `path`; undefined when none does. */
export function findRemoteFor<T extends { basePaths: readonly string[] }>(
  remotes: readonly T[],
  path: string,
): T | undefined {
  let best: { remote: T; length: number } | undefined;
  for (const remote of remotes) {
    for (const basePath of remote.basePaths) {
      const holds = basePath === '/' ? path === '/' : path === basePath || path.startsWith(`${basePath}/`);
      if (holds && (!best || basePath.length > best.length)) best = { remote, length: basePath.length };
    }
  }
  return best?.remote;
}

/** The new address of a moved one, with its own query; undefined when it has not moved. */
export function findMovedPath(
  remotes: readonly { redirects: readonly { from: string; to: string }[] }[],
  path: string,
  search = '',
): string | undefined {
  const moved = remotes.flatMap(({ redirects }) => redirects).find(({ from }) => from === path);
  return moved && withQuery(moved.to, search);
}

/** Adds a query, with its `?` or empty, to an address that may already have one. */
export function withQuery(to: string, search: string): string {
  const query = search.slice(1);
  return query ? `${to}${to.includes('?') ? '&' : '?'}${query}` : to;
}
