// Copies what the bundles of deployables load at run time: manifests and installed packages, without files that Node never reads.
// Usage, after `npm ci`: node operations/compose/images/copy-modules.mjs TARGET FOLDER...
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listProductionPackages, readLockfile } from './production-packages.mjs';

const root = join(import.meta.dirname, '../../..');
const [target, ...folders] = process.argv.slice(2);
if (!target || folders.length === 0) throw new Error('Usage: copy-modules.mjs TARGET FOLDER...');

/** Licences stay: whoever distributes an image has to include them. */
const isLicence = (/** @type {string} */ path) => /^(licen[cs]e|notice|copying)/i.test(basename(path));

const neverRead = [
  /\.(map|md|markdown|flow|tsbuildinfo)$/,
  /\.[cm]?tsx?$/, // sources and declarations
  /\.(umd|iife)\.[cm]?js$/, // for browsers
  /\/@opentelemetry\/[^/]+\/build\/(esm|esnext)\//, // for bundlers; Node loads build/src
  /\.woff2$/, // PDF files and pictures are made with WOFF and OpenType
  /\/@embedpdf\/fonts-sc\/fonts\/NotoSansHans-(?!Regular|Bold)\w+\.otf$/, // the weights of packages/pdf-text/src/fonts.ts stay
];

/** Of one workspace alone, as it needs another version than the rest. */
const isNested = (/** @type {string} */ found) => !found.startsWith('node_modules/');

/** @param {string} path @param {string} folder of its package, whose nested packages are copied for themselves */
const isRead = (path, folder) =>
  !path.startsWith(join(folder, 'node_modules')) &&
  (isLicence(path) || !neverRead.some((pattern) => pattern.test(path)));

for (const found of listProductionPackages(readLockfile(root), folders)) {
  // Workspaces are part of the bundle. An optional package may be for another system.
  if (!found.includes('node_modules/') || !existsSync(join(root, found))) continue;
  // A bundle looks for packages in its own folder and above, also for those that a workspace in it has.
  if (isNested(found) && !folders.some((folder) => found.startsWith(`${folder}/`))) continue;
  const source = join(root, found);
  cpSync(source, join(target, found), { recursive: true, filter: (path) => isRead(path, source) });
}
for (const folder of folders) {
  mkdirSync(join(target, folder), { recursive: true });
  cpSync(join(root, folder, 'package.json'), join(target, folder, 'package.json'));
}
