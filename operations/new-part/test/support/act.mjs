// Adds and removes parts in a copy of the repository. Input: JSON { root, steps }; output: the result of each step, or its refusal.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { formatTexts } from '../../src/format.mjs';
import { readExistingNames, readRemoteNames, readServiceNames, Refusal } from '../../src/names.mjs';
import { addPart, removePart } from '../../src/part.mjs';
import { listUncommitted } from '../../src/repository-files.mjs';
import { placesOfRemote } from '../../src/remote-places.mjs';
import { placesOfService } from '../../src/service-places.mjs';
import { renderFiles } from '../../src/templates.mjs';

/** @typedef {{ do: string, name: string, path?: string, discard?: boolean, from?: string, to?: string }} Step */
/** @type {{ root: string, steps: Step[] }} */
const { root, steps } = JSON.parse(await text(process.stdin));

/** @type {Record<string, (step: Step) => unknown>} */
const actions = {
  remote: ({ name, path }) => addPart(root, readRemoteNames(root, { name, path })),
  service: ({ name }) => addPart(root, readServiceNames(root, { name })),
  /** Reads the names alone, and writes nothing. */
  names: ({ name, path }) => {
    if (path === undefined) readServiceNames(root, { name });
    else readRemoteNames(root, { name, path });
    return [];
  },
  remove: ({ name, discard = false }) => removePart(root, readExistingNames(root, name), { discard }),
  /** Replaces a text of the file `name`. */
  replace: ({ name, from = '', to = '' }) => {
    const before = readFileSync(join(root, name), 'utf8');
    writeFileSync(join(root, name), from === '' ? before + to : before.replace(from, to));
    return [];
  },
  /** Places whose text is another after a part was put in and taken out again. Writes nothing. */
  roundTrip: ({ name, path }) => {
    const part = path ? readRemoteNames(root, { name, path }) : readServiceNames(root, { name });
    const places = part.kind === 'remote' ? placesOfRemote(part) : placesOfService(part);
    const before = new Map(places.map(({ file }) => [file, readFileSync(join(root, file), 'utf8')]));
    const files = renderFiles(root, part);
    const read = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8');
    const added = formatTexts(
      root,
      new Map([
        ...files,
        ...places.map(({ file, add }) => /** @type {const} */ ([file, add(read(file), read)])),
      ]),
    );
    const readAdded = (/** @type {string} */ file) => added.get(file) ?? read(file);
    const left = places.filter(({ file }) => added.get(file) === before.get(file));
    const removed = new Map(places.map(({ file, remove }) => [file, remove(readAdded(file), readAdded)]));
    const after = formatTexts(root, removed);
    const changed = places.filter(({ file }) => after.get(file) !== before.get(file));
    return files.size > 10 ? [...left, ...changed].map(({ file }) => file) : ['no files'];
  },
  /** Files that differ from the commit. */
  changes: () => listUncommitted(root).sort(),
  places: ({ name }) => {
    const part = readExistingNames(root, name);
    return (part.kind === 'remote' ? placesOfRemote(part) : placesOfService(part)).map(({ file }) => file);
  },
};

const results = steps.map((step) => {
  try {
    return { done: actions[step.do]?.(step) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { refused: error.message };
  }
});
console.log(JSON.stringify(results));
