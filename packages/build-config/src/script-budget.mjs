// Script budget of a first visit: 166 kB sent as brotli, plus about half a kilobyte of headers per file. Shell and
// remotes are built separately, so each has a share.
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const languages = ['en', 'id'];
/** Properties that the shell passes to a remote. */
const visitor = { siteUrl: 'https://site.example', contacts: { whatsappNumber: '', socialLinks: [] } };

/** Bytes. */
export const scriptBudgets = { shell: 112_000, remote: 54_000, reporter: 4_000 };

/** @typedef {{ what: string, files: string[] }} Load a page's scripts, as absolute paths */

/**
 * The exports of a remote's server bundle that name its pages and the parts of each.
 * @typedef {{
 *   listPages?: () => readonly { path: string }[],
 *   listUnindexedPages?: () => readonly string[],
 *   render: (input: object) => Promise<{ parts?: readonly string[] }>,
 * }} PageRenderer
 */

/**
 * Code and texts that a first visit to each page of a release loads, as named by its server bundle. Members' pages are
 * rendered in the browser only and are no first visits.
 * @param {Pick<import('./webpack/release.mjs').Release, 'preload' | 'parts' | 'rendering' | 'pageData'>} release
 * @param {PageRenderer} renderer
 * @returns {Promise<Load[]>}
 * @throws {Error} where the server bundle renders pages and lists none
 */
export async function listFirstLoads({ preload, parts, rendering, pageData = [] }, renderer) {
  const pages = Object.keys(parts).filter((name) => name.startsWith('page-'));
  const indexed = renderer.listPages?.().map(({ path }) => path) ?? [];
  const addresses = [...indexed, ...(renderer.listUnindexedPages?.() ?? [])];
  if (addresses.length === 0) {
    if (pages.length > 0 && rendering === 'server') {
      throw new Error('The server bundle lists no pages, so that their scripts cannot be measured');
    }
    return [{ what: 'every page', files: preload.scripts }];
  }
  const visits = addresses
    .filter((url) => !pageData.some(({ path }) => path === url))
    .flatMap((url) => languages.map((language) => ({ url, language, ...visitor })));
  const rendered = await Promise.all(
    visits.map(async (visit) => {
      const { parts: names = [] } = await renderer.render(visit);
      return { what: `${visit.language} ${visit.url}`, names };
    }),
  );
  // Which parts a page of live data shows is known with the data, which a build lacks: each is measured as such a page.
  const withData =
    pageData.length > 0 ? pages.filter((part) => !rendered.some(({ names }) => names.includes(part))) : [];
  return [...rendered, ...withData.map((part) => ({ what: part, names: [part] }))].map(({ what, names }) => ({
    what,
    files: [...preload.scripts, ...names.flatMap((name) => parts[name]?.scripts ?? [])],
  }));
}

/**
 * Prints the size of every load.
 * @param {Load[]} loads
 * @param {number} budget bytes for each
 * @throws {Error} naming the loads over budget
 */
export async function assertScriptBudget(loads, budget) {
  const sorted = await weighLoads(loads);
  const table = tableOf(sorted);
  console.log(`script, brotli (budget ${inKilobytes(budget)})\n${table}`);
  const heavy = sorted.filter(({ bytes }) => bytes > budget).map(({ what }) => what);
  if (heavy.length > 0) {
    throw new Error(`Over the script budget of ${inKilobytes(budget)}: ${heavy.join(', ')}\n${table}`);
  }
}

/** Prints the size of scripts that no page waits for, each alone. @param {Load[]} loads */
export async function printScriptsOnDemand(loads) {
  if (loads.length > 0) console.log(`script on demand, brotli\n${tableOf(await weighLoads(loads))}`);
}

/** @typedef {{ what: string, bytes: number }} Weighed */

/** @param {Load[]} loads @returns {Promise<Weighed[]>} the largest first */
async function weighLoads(loads) {
  const weigh = createScale();
  const weighed = await Promise.all(
    loads.map(async ({ what, files }) => ({ what, bytes: await weigh(files) })),
  );
  return weighed.sort((a, b) => b.bytes - a.bytes);
}

/** @param {Weighed[]} weighed */
function tableOf(weighed) {
  const width = Math.max(...weighed.map(({ what }) => what.length));
  return weighed.map(({ what, bytes }) => `  ${what.padEnd(width)}  ${inKilobytes(bytes)}`).join('\n');
}

const inKilobytes = (/** @type {number} */ bytes) => `${(bytes / 1000).toFixed(1).padStart(6)} kB`;

const compress = promisify(brotliCompress);

/** Weighs each file once, as most pages share theirs. @returns {(files: string[]) => Promise<number>} */
function createScale() {
  /** @type {Map<string, Promise<number>>} */
  const sizes = new Map();
  const weighFile = async (/** @type {string} */ file) => (await compress(await readFile(file))).length;
  return async (files) => {
    const unique = [...new Set(files)];
    for (const file of unique) if (!sizes.has(file)) sizes.set(file, weighFile(file));
    const weights = await Promise.all(unique.map((file) => sizes.get(file) ?? 0));
    return weights.reduce((sum, size) => sum + size, 0);
  };
}
