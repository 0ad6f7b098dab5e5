// Which remote holds an address. No dependency, so that it costs a page nothing.

/** Longest base path that holds `path`; undefined when no remote does. */
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
