// Fails the build unless every article is complete in both languages.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { articleBodySchema } from './article-body-schema.mjs';
import { compareBodies } from './compare-bodies.mjs';

/**
 * @param {string} directory with a folder for each article, which holds `en.json` and `id.json`
 * @returns {Promise<string[]>} one line per error
 */
export async function checkArticles(directory) {
  const folders = (await readdir(directory, { withFileTypes: true })).filter((entry) => entry.isDirectory());
  if (folders.length === 0) return ['there is no article'];
  const faults = await Promise.all(
    folders.map(async ({ name }) =>
      (await checkArticle(join(directory, name))).map((fault) => `${name}: ${fault}`),
    ),
  );
  return faults.flat();
}

/** @param {string} folder */
async function checkArticle(folder) {
  const [english, indonesian] = await Promise.all([readBody(folder, 'en'), readBody(folder, 'id')]);
  const faults = [...english.faults, ...indonesian.faults];
  return english.body && indonesian.body
    ? [...faults, ...compareBodies(english.body, indonesian.body)]
    : faults;
}

/**
 * @param {string} folder
 * @param {'en' | 'id'} language
 * @returns {Promise<{ body?: import('./article-body-schema.mjs').ArticleBody, faults: string[] }>}
 */
async function readBody(folder, language) {
  let content;
  try {
    content = JSON.parse(await readFile(join(folder, `${language}.json`), 'utf8'));
  } catch (error) {
    return { faults: [`${language}.json: ${error instanceof Error ? error.message : String(error)}`] };
  }
  const { success, data, error } = articleBodySchema.safeParse(content);
  if (success) return { body: data, faults: findSourceFaults(data, language) };
  return {
    faults: error.issues.map(({ path, message }) => `${language}.json: ${path.join('.')}: ${message}`),
  };
}

/**
 * Requires a source for every figure, and a figure for every source.
 * @param {import('./article-body-schema.mjs').ArticleBody} body
 * @param {string} language
 */
function findSourceFaults({ statistics: { items, sources } }, language) {
  const cited = new Set(items.map(({ source }) => source));
  const missing = [...cited].filter((source) => source > sources.length);
  const idle = sources.map((_source, index) => index + 1).filter((number) => !cited.has(number));
  return [
    ...missing.map((source) => `${language}.json: statistics: there is no source ${source}`),
    ...idle.map((source) => `${language}.json: statistics: no figure names source ${source}`),
  ];
}
