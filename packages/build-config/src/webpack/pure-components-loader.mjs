/**
 * Marks the components of a package as free of side effects, so that those no page uses are dropped. React Router makes them
 * by `forwardRef` and names them for developer tools, which a minifier has to keep.
 * @this {import('webpack').LoaderContext<unknown>}
 * @param {string} source
 * @returns {string}
 */
export default function markPure(source) {
  return source
    .replaceAll(/(?<== )(?=React\d*\.(?:createContext|forwardRef|memo)\()/g, '/* @__PURE__ */ ')
    .replaceAll(/^\w+\.displayName = "[^"]*";$/gm, '');
}
