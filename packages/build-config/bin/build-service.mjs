#!/usr/bin/env node
// Bundles one Node workspace: our own sources into dist/, published packages left to node_modules.
// Usage: build-service ENTRY... (paths under src/, run in the workspace's folder)
import { rm } from 'node:fs/promises';
import { build } from 'esbuild';

const entryPoints = process.argv.slice(2);
if (entryPoints.length === 0) throw new Error('build-service needs at least one entry point');

const deployable = /^@sabi\/(gateway|shell|svc-[^/]+|sandbox-[^/]+)(\/|$)/;

/**
 * `packages/*` are TypeScript sources and belong in the bundle. What npm installed stays beside it, and so does another
 * deployable, which is loaded as the artefact it ships as.
 * @type {import('esbuild').Plugin}
 */
const bundleOnlyPackages = {
  name: 'bundle-only-packages',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const bundled = kind === 'entry-point' || (path.startsWith('@sabi/') && !deployable.test(path));
      return bundled ? undefined : { external: true };
    });
  },
};

await rm('dist', { recursive: true, force: true });
await build({
  entryPoints,
  outdir: 'dist',
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20.19',
  jsx: 'automatic',
  loader: { '.pdf': 'binary', '.docx': 'binary' },
  sourcemap: true,
  logLevel: 'warning',
  plugins: [bundleOnlyPackages],
});
