// Turns what webpack emitted into a release: immutable files under a version made from their own content.
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { compressFiles } from '../compress-files.mjs';
import { putChunkHashes } from './chunk-integrity.mjs';
import { exposedChunk, remoteEntry } from './federation.mjs';
import { releasePlaceholder } from './index.mjs';

/** Open tabs may still ask for files of earlier releases, so a rebuild keeps some. */
const keptReleases = 5;

/** Source maps and statistics are not for visitors. @param {string} file */
const isServed = (file) => !file.endsWith('.map') && file !== 'mf-stats.json';

/**
 * @typedef {{ scripts: string[], styles: string[] }} LoadedFiles
 * @typedef {{ name: string, version: string, serverBundle: string, rendering: 'server' | 'client', preload: LoadedFiles, parts: Record<string, LoadedFiles>, integrity: Record<string, string>, pageData?: { path: string, from: string }[] }} Release
 */

/**
 * Makes a release of what webpack emitted. Nothing of it is published: see `completeRelease`.
 * @param {string} directory the remote's folder
 * @param {{
 *   stats: import('webpack').MultiStats,
 *   built: string,
 *   packed: string,
 *   parts?: readonly ('browser' | 'server')[],
 * }} build `built` has webpack's folders `parts`; the release's files are written to `packed`. One that is not published needs
 * no server bundle, and is not compressed
 * @returns {Promise<Release>} the release's description, as published to the registry
 */
export async function packRelease(directory, { stats, built, packed, parts = ['browser', 'server'] }) {
  const declaration = JSON.parse(await readFile(join(directory, 'remote.json'), 'utf8'));
  const { version: packageVersion } = JSON.parse(await readFile(join(directory, 'package.json'), 'utf8'));
  const trees = await Promise.all(parts.map((part) => readTree(join(built, part))));
  const files = new Map(trees.flat());

  const contentHash = hashOf(
    [...files.entries()].filter(([file]) => isServed(file)),
    declaration,
  );
  const version = `${packageVersion}-${contentHash}`;

  /** @type {Record<string, string>} */
  const integrity = {};
  const entryLast = [...files].sort(([a], [b]) => Number(a === remoteEntry) - Number(b === remoteEntry));
  for (const [file, content] of entryLast) {
    const text = isText(file) ? content.toString('utf8').replaceAll(releasePlaceholder, version) : null;
    const final =
      text === null ? content : Buffer.from(file === remoteEntry ? putChunkHashes(text, integrity) : text);
    const path = join(packed, file);
    await mkdir(join(path, '..'), { recursive: true });
    await writeFile(path, final);
    if (isServed(file)) integrity[file] = integrityOf(final);
  }

  const release = {
    ...declaration,
    version,
    entry: remoteEntry,
    serverBundle: 'server.cjs',
    ...listLoadedFiles(stats),
    integrity,
  };
  if (parts.includes('server')) await compressFiles(packed);
  await writeFile(join(packed, 'release.json'), JSON.stringify(release, null, 2));
  return release;
}

/**
 * Moves a checked release to `<into>/releases/<version>/` and then names it in `<into>/release.json`, which is what is
 * published. The last step of a build, and each move is atomic: whatever ends a build before leaves the release of before.
 * @param {{ version: string }} release
 * @param {{ packed: string, into: string }} folders on one file system; `packed` has a parent folder of this build alone
 */
export async function completeRelease({ version }, { packed, into }) {
  const releases = join(into, 'releases');
  const target = join(releases, version);
  await mkdir(releases, { recursive: true });
  const description = await readFile(join(packed, 'release.json'));
  const before = join(packed, '../before');
  await rename(target, before).catch(ignoreCodes('ENOENT'));
  // Another build of the same sources may have been first: its files are the same.
  await rename(packed, target).catch(ignoreCodes('ENOTEMPTY', 'EEXIST'));
  const named = join(packed, '../release.json');
  await writeFile(named, description);
  await rename(named, join(into, 'release.json'));
  await dropOldReleases(releases);
}

/** @param {string[]} codes @returns {(error: unknown) => void} */
const ignoreCodes =
  (...codes) =>
  (error) => {
    if (!codes.includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
  };

/** SHA-256 takes a third less space in the entry than SHA-384, and hashes do not compress. @param {Buffer} content */
const integrityOf = (content) => `sha256-${createHash('sha256').update(content).digest('base64')}`;

/** @param {string} file */
const isText = (file) => /\.(js|cjs|css|json|map)$/.test(file);

/**
 * @param {[string, Buffer][]} entries
 * @param {unknown} declaration
 */
function hashOf(entries, declaration) {
  const hash = createHash('sha256').update(JSON.stringify(declaration));
  for (const [file, content] of entries.sort(([a], [b]) => a.localeCompare(b, 'en'))) {
    hash.update(`\0${file}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 10);
}

/**
 * @param {string} root
 * @returns {Promise<[string, Buffer][]>} relative path with forward slashes → content
 */
async function readTree(root) {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  return Promise.all(
    entries
      .filter((entry) => entry.isFile())
      .map(async (entry) => {
        const path = join(entry.parentPath, entry.name);
        return /** @type {[string, Buffer]} */ ([
          relative(root, path).split(sep).join('/'),
          await readFile(path),
        ]);
      }),
  );
}

/**
 * Files that every page of the remote needs at once: its entry and exposed modules. And files of single pages: chunks
 * named `page-…` by `lazyPage`, and `texts-<language>-<namespace>`, to which webpack adds the extension.
 * @param {import('webpack').MultiStats} stats
 * @returns {{ preload: LoadedFiles, parts: Record<string, LoadedFiles> }}
 */
function listLoadedFiles(stats) {
  const { children = [] } = stats.toJson({ all: false, chunkGroups: true });
  const browser = children.find(({ name }) => name === 'browser');
  const groups = Object.entries(browser?.namedChunkGroups ?? {});
  const filesOf = (/** @type {{ assets?: { name: string }[] } | undefined} */ group) =>
    group?.assets?.map(({ name }) => name) ?? [];
  const preload = [remoteEntry, ...filesOf(browser?.namedChunkGroups?.[exposedChunk])];
  const parts = groups
    .filter(([name]) => /^(page|texts)-/.test(name))
    .map(([name, group]) => [
      name.replace(/-json$/, ''),
      byType(filesOf(group).filter((file) => !preload.includes(file))),
    ]);
  return { preload: byType(preload), parts: Object.fromEntries(parts) };
}

/**
 * Scripts that a visitor's act loads: chunks named `part-…`, and workers. No page waits for them.
 * @param {import('webpack').MultiStats} stats
 * @returns {{ what: string, files: string[] }[]}
 */
export function listScriptsOnDemand(stats) {
  const { children = [] } = stats.toJson({ all: false, chunkGroups: true, assets: true });
  const browser = children.find(({ name }) => name === 'browser');
  const parts = Object.entries(browser?.namedChunkGroups ?? {})
    .filter(([name]) => name.startsWith('part-'))
    .map(([name, group]) => ({ what: name, files: group.assets?.map((asset) => asset.name) ?? [] }));
  const workers = (browser?.assets ?? [])
    .filter(({ name }) => name.startsWith('workers/'))
    .map(({ name }) => ({ what: name.replace(/\.[\da-f]{8}\.js$/, ''), files: [name] }));
  return [...parts, ...workers].map(({ what, files }) => ({ what, files: byType(files).scripts }));
}

/** @param {string[]} files @returns {LoadedFiles} */
const byType = (files) => ({
  scripts: files.filter((file) => file.endsWith('.js')),
  styles: files.filter((file) => file.endsWith('.css')),
});

/** @param {string} releases */
async function dropOldReleases(releases) {
  const versions = await Promise.all(
    (await readdir(releases)).map(async (version) => ({
      path: join(releases, version),
      builtAt: (await stat(join(releases, version))).mtimeMs,
    })),
  );
  const outdated = versions.sort((a, b) => b.builtAt - a.builtAt).slice(keptReleases);
  await Promise.all(outdated.map(({ path }) => rm(path, { recursive: true, force: true })));
}
