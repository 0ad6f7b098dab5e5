// What is shared at run time between the shell and its remotes.

/** One instance per page or hooks, portals and the shell's own state break. The shell always provides them. */
const singletons = new Set(['react', 'react-dom', '@sabi/shell-sdk']);

/** Packages whose other entry points must be singletons, too. */
const withSubpaths = new Set(['react', 'react-dom']);

/**
 * A remote shares its peerDependencies. Singletons are never bundled; for the rest the remote keeps a copy of its own
 * to use when the shell's version does not satisfy the range. What shakes down well is better bundled than shared: a
 * shared module is never tree-shaken.
 * @param {Record<string, string>} peerDependencies name → accepted range
 */
export function sharedByRemote(peerDependencies) {
  return share(Object.entries(peerDependencies), (name, range) =>
    singletons.has(name)
      ? {
          singleton: true,
          import: /** @type {const} */ (false),
          requiredVersion: range,
          strictVersion: false,
        }
      : { requiredVersion: range },
  );
}

/**
 * The shell provides modules eagerly: measured, one vendor file beats a waterfall of lazy shared chunks.
 * @param {string[]} provided names of packages among `dependencies`
 * @param {Record<string, string>} dependencies name → range
 */
export function sharedByShell(provided, dependencies) {
  return share(
    provided.map((name) => [name, dependencies[name] ?? '*']),
    (name, range) => ({ eager: true, singleton: singletons.has(name), requiredVersion: range }),
  );
}

/**
 * @template T
 * @param {[string, string][]} entries
 * @param {(name: string, range: string) => T} describe
 */
function share(entries, describe) {
  /** @type {Record<string, T>} */
  const shared = {};
  for (const [name, range] of entries) {
    // Workspace packages carry no range worth checking: the shell's protocol number guards them.
    const accepted = name.startsWith('@sabi/') ? '*' : range;
    shared[name] = describe(name, accepted);
    if (withSubpaths.has(name)) shared[`${name}/`] = describe(name, accepted);
  }
  return shared;
}
