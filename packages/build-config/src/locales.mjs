// The build fails unless every text exists in both languages.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const languages = /** @type {const} */ (['en', 'id']);

/**
 * Compares `src/locales/en` with `src/locales/id`, file by file and key by key.
 * @param {string} directory the workspace's folder
 * @throws {Error} listing every missing or empty text and every placeholder that only one language has
 */
export async function assertLocalesComplete(directory) {
  const [english, indonesian] = await Promise.all(
    languages.map((language) => readDictionary(join(directory, 'src/locales', language))),
  );
  const faults = [...compare(english, indonesian, 'id'), ...compare(indonesian, english, 'en')];
  if (faults.length > 0)
    throw new Error(`Incomplete translations in ${directory}:\n  ${faults.join('\n  ')}`);
}

/**
 * @param {Map<string, string> | undefined} source
 * @param {Map<string, string> | undefined} target
 * @param {string} language of the target
 */
function compare(source = new Map(), target = new Map(), language) {
  const faults = [];
  for (const [key, text] of source) {
    const translation = target.get(key);
    if (!translation?.trim()) faults.push(`${language}: ${key} is missing`);
    else if (placeholders(translation) !== placeholders(text))
      faults.push(`${language}: ${key} has other placeholders`);
  }
  return faults;
}

/** English has two plural forms and Indonesian one, so the forms of a key count as one text. */
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

/** @param {string} text */
const placeholders = (text) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)]
    .map(([, name]) => name)
    .sort()
    .join();

/** @param {string} folder @returns {Promise<Map<string, string>>} `file:dotted.key` → text */
async function readDictionary(folder) {
  const entries = new Map();
  for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json'))) {
    flatten(JSON.parse(await readFile(join(folder, file), 'utf8')), `${file.replace('.json', '')}:`, entries);
  }
  return entries;
}

/**
 * @param {Record<string, unknown>} node
 * @param {string} prefix
 * @param {Map<string, string>} entries
 */
function flatten(node, prefix, entries) {
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object' && value !== null) {
      flatten(/** @type {Record<string, unknown>} */ (value), `${prefix}${key}.`, entries);
    } else entries.set(`${prefix}${key.replace(pluralSuffix, '')}`, String(value));
  }
}
