// Kinds of places: shared files that name a part, each knowing how the part is put in and how it is taken out again.
import { addToSource, removeFromSource } from './edit-source.mjs';
import { addRow, insertAfter, removeRow, removeText } from './edit-text.mjs';
import { copyEntries, removeEntries } from './edit-yaml.mjs';
import { Refusal } from './names.mjs';

/** @typedef {import('./names.mjs').PartNames} PartNames */
/**
 * @typedef {object} Place
 * @property {string} file
 * @property {(text: string, read: ReadFile) => string} add throws a Refusal where the file is not as expected
 * @property {(text: string, read: ReadFile) => string} remove
 */
/** Text of another file of the repository before the change. @typedef {(file: string) => string} ReadFile */

/** Existing parts whose entries are copied. */
export const neighbours = { remote: 'mf-staff', service: 'svc-notification' };

/** Settings that every service has; those of the neighbour alone are left out of the copy. */
export const commonSettings = [
  ...['HOST', 'PORT', 'LOG_LEVEL', 'MONGODB_URI_FILE', 'AMQP_URL_FILE'],
  ...['IDENTITY_JWKS_URL', 'IDENTITY_ISSUER'],
];

/** A name among others: `mf-blog` is not in `mf-blog-news`, but in `publish-mf-blog` and `mf-blog-publish`. @param {string} name */
export const nameInText = (name) =>
  new RegExp(`(?<![A-Za-z0-9-])(?:publish-)?${name}(?:-publish|-releases)?(?![A-Za-z0-9-])`);

/** Text about the neighbour as one about the part. @param {PartNames} part */
export function renamer({ kind, name, key }) {
  const neighbour = neighbours[kind];
  const word = neighbour.slice(neighbour.indexOf('-') + 1);
  /** @param {string} text */
  return (text) => {
    const renamed = text.replaceAll(neighbour, name);
    if (kind === 'remote') return renamed;
    return renamed
      .replaceAll(`${word.toUpperCase()}_URL`, `${key.toUpperCase()}_URL`)
      .replaceAll(new RegExp(`(?<![\\w-])${word}(?![\\w-])`, 'g'), key);
  };
}

/** @param {string} file @param {PartNames} part @param {(text: string) => string} [finish] @returns {Place} */
export function yamlPlace(file, part, finish = (text) => text) {
  const neighbour = neighbours[part.kind];
  return {
    file,
    add: (text) => {
      const added = copyEntries(text, nameInText(neighbour), renamer(part));
      if (added === null)
        throw new Refusal(
          `${file}: expected an entry of ${neighbour}, to copy it for ${part.name}; there is none.`,
        );
      return finish(added);
    },
    remove: (text) => removeEntries(text, nameInText(part.name)),
  };
}

/** @param {string} file @param {import('./edit-source.mjs').SourceEdit[]} edits @returns {Place} */
export const sourcePlace = (file, edits) => ({
  file,
  add: (text) => addToSource(file, text, edits),
  remove: (text) => removeFromSource(file, text, edits),
});

/** @param {string} file @param {string} after first cell @param {readonly [string, ...string[]]} cells @returns {Place} */
export const rowPlace = (file, after, cells) => ({
  file,
  add: (text) => addRow(file, text, { after, cells }),
  remove: (text) => removeRow(text, cells[0]),
});

/**
 * @param {string} file
 * @param {readonly { after: string, insert: string, until?: string }[]} edits `until` follows the place, where `after` alone is
 *   there more than once
 * @returns {Place}
 */
export const textPlace = (file, edits) => ({
  file,
  add: (text) => edits.reduce((whole, edit) => insertBefore(file, whole, edit), text),
  remove: (text) => edits.reduce(removeText, text),
});

/** One file with two kinds of entries. @param {Place} one @param {Place} other of the same file @returns {Place} */
export const bothPlaces = (one, other) => ({
  file: one.file,
  add: (text, read) => other.add(one.add(text, read), read),
  remove: (text, read) => other.remove(one.remove(text, read), read),
});

/** Between `after` and `until`, with what other parts have added there. @param {string} file @param {string} text @param {{ after: string, insert: string, until?: string }} edit */
function insertBefore(file, text, { after, insert, until }) {
  if (until === undefined) return insertAfter(file, text, { after, insert });
  const found = text
    .split('\n')
    .find((line) => line.includes(after) && line.includes(until, line.indexOf(after)));
  if (found === undefined)
    throw new Refusal(
      `${file}: expected a line with “${after.trim()}” and “${until}”, to add “${insert.trim()}” between them; there is none.`,
    );
  const at = found.indexOf(until, found.indexOf(after));
  return text.replace(found, () => found.slice(0, at) + insert + found.slice(at));
}

/** @param {string} file @param {string} dependency @returns {Place} */
export const packagePlace = (file, dependency) => ({
  file,
  add: (text) => {
    const manifest = JSON.parse(text);
    const field = [manifest.dependencies, manifest.devDependencies].find(
      (each) => each?.['@sabi/svc-notification'],
    );
    if (!field)
      throw new Refusal(
        `${file}: expected a dependency on @sabi/svc-notification, to add ${dependency} beside it; there is none.`,
      );
    field[dependency] = '*';
    return writePackage(manifest);
  },
  remove: (text) => {
    const manifest = JSON.parse(text);
    for (const field of [manifest.dependencies, manifest.devDependencies]) delete field?.[dependency];
    return writePackage(manifest);
  },
});

/** @param {Record<string, unknown>} manifest */
function writePackage(manifest) {
  for (const field of ['dependencies', 'devDependencies']) {
    const listed = manifest[field];
    if (listed)
      manifest[field] = Object.fromEntries(
        Object.entries(listed).sort(([one], [other]) => (one < other ? -1 : 1)),
      );
  }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
