// Packages shared at run time between the shell and its remotes.

/** Hooks, portals and the shell's own state need one instance per page. The shell always provides it. */
const singletons = new Set(['react', 'react-dom', '@sabi/shell-sdk']);

/** Packages whose subpaths must be singletons, too. */
const withSubpaths = new Set(['react', 'react-dom']);

/**
 * A remote shares its peerDependencies. Singletons are never bundled; of the others the remote keeps a copy for when the
 * shell's version does not satisfy the range. Tree-shakable packages are better bundled than shared, as shared modules
 * are never tree-shaken.
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
 * Eager: one vendor file was measured to load faster than a waterfall of lazy shared chunks.
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
    // Workspace packages have no meaningful version range; the shell's protocol number guards them.
    const accepted = name.startsWith('@sabi/') ? '*' : range;
    shared[name] = describe(name, accepted);
    if (withSubpaths.has(name)) shared[`${name}/`] = describe(name, accepted);
  }
  return shared;
}
