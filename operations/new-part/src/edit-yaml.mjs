// Entries of YAML files that name a part: copied from a neighbour's, and taken out again. The text around them is not touched.
import { isAlias, isCollection, isMap, isPair, isScalar, isSeq, parseAllDocuments } from 'yaml';

/** @typedef {{ start: number, end: number, flow: boolean }} Range */

/**
 * Copies each entry that names the neighbour: pairs, items of lists and whole documents.
 * @param {string} text
 * @param {RegExp} neighbour
 * @param {(entry: string) => string} rename
 * @returns {string | null} null where no entry names the neighbour
 */
export function copyEntries(text, neighbour, rename) {
  const chunks = splitDocuments(text);
  let copies = 0;
  const copied = chunks.flatMap((chunk) => {
    if (isDocumentOf(chunk, neighbour)) {
      copies += 1;
      const own = withoutLeadingComments(chunk);
      return [chunk.endsWith('\n') ? chunk : `${chunk}\n`, rename(own)];
    }
    const ranges = joinAdjacent(findEntries(chunk, neighbour));
    copies += ranges.length;
    return [ranges.toReversed().reduce((whole, range) => insertCopy(whole, range, rename), chunk)];
  });
  return copies > 0 ? copied.join('---\n') : null;
}

/**
 * Takes out each entry that names a part.
 * @param {string} text
 * @param {RegExp} part
 */
export function removeEntries(text, part) {
  const left = splitDocuments(text).filter((chunk) => !isDocumentOf(chunk, part));
  return left.map((chunk) => findEntries(chunk, part).toReversed().reduce(removeRange, chunk)).join('---\n');
}

/**
 * Takes out pairs below a path, such as the settings of one service.
 * @param {string} text
 * @param {readonly string[]} path keys from the root
 * @param {(key: string) => boolean} isUnwanted
 */
export function removePairs(text, path, isUnwanted) {
  const [document] = parseAllDocuments(text);
  const map = document?.getIn(path);
  if (!isMap(map)) return text;
  return map.items
    .filter(({ key }) => isScalar(key) && isUnwanted(String(key.value)))
    .map((pair) => rangeOf(text, pair, map.flow === true))
    .toReversed()
    .reduce(removeRange, text);
}

/** @param {string} text */
const splitDocuments = (text) => text.split(/^---\n/m);

/** @param {string} chunk @param {RegExp} part */
function isDocumentOf(chunk, part) {
  const name = parseAllDocuments(chunk)[0]?.getIn(['metadata', 'name']);
  return typeof name === 'string' && part.test(name);
}

/** @param {string} chunk */
const withoutLeadingComments = (chunk) => chunk.replace(/^(?:#.*\n)+/, '');

/** @param {string} text @param {RegExp} part @returns {Range[]} in the order of the text */
function findEntries(text, part) {
  const [document] = parseAllDocuments(text);
  /** @type {Range[]} */
  const found = [];
  /** @param {unknown} node */
  const visit = (node) => {
    if (!isCollection(node)) return;
    for (const item of node.items) {
      if (names(item, part)) found.push(rangeOf(text, item, node.flow === true));
      else visit(isPair(item) ? item.value : item);
    }
  };
  visit(document?.contents);
  return found;
}

/** Entries that follow each other are copied together, so that they stay together. @param {readonly Range[]} ranges @returns {Range[]} */
const joinAdjacent = (ranges) =>
  ranges.reduce((/** @type {Range[]} */ joined, range) => {
    const last = joined.at(-1);
    if (!last || last.flow || range.flow || last.end !== range.start) return [...joined, range];
    return [...joined.slice(0, -1), { ...range, start: last.start }];
  }, []);

/** @param {unknown} item a pair or an item of a list @param {RegExp} part */
function names(item, part) {
  if (isPair(item)) return isNamed(item.key, part) || isNamed(item.value, part);
  if (isMap(item))
    return item.items.some(
      ({ value }) =>
        isNamed(value, part) ||
        // As kustomize names what a value is copied to: `select: { kind: ConfigMap, name: svc-salary }`.
        (isMap(value) && value.items.some((inner) => isNamed(inner.value, part))),
    );
  return isNamed(item, part);
}

/** @param {unknown} node @param {RegExp} part */
const isNamed = (node, part) => isScalar(node) && typeof node.value === 'string' && part.test(node.value);

/**
 * Of an entry of a block its whole lines, with an empty line before it.
 * @param {string} text
 * @param {unknown} item
 * @param {boolean} flow
 * @returns {Range}
 */
function rangeOf(text, item, flow) {
  const [first, last] = isPair(item) ? [item.key, item.value ?? item.key] : [item, item];
  const start = startOf(first);
  const end = start + text.slice(start, endOf(last)).trimEnd().length;
  if (flow) return { start, end, flow };
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const isSpaced = text.slice(0, lineStart).endsWith('\n\n');
  return { start: isSpaced ? lineStart - 1 : lineStart, end: lineEnd < 0 ? text.length : lineEnd + 1, flow };
}

/** @param {unknown} node */
function startOf(node) {
  if (isAlias(node) || isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[0] ?? 0;
  throw new Error('An entry of YAML without a place in the text');
}

/** @param {unknown} node */
function endOf(node) {
  if (isAlias(node) || isScalar(node) || isMap(node) || isSeq(node)) return node.range?.[1] ?? 0;
  throw new Error('An entry of YAML without a place in the text');
}

/** @param {string} text @param {Range} range @param {(entry: string) => string} rename */
function insertCopy(text, { start, end, flow }, rename) {
  const entry = rename(text.slice(start, end));
  return text.slice(0, end) + (flow ? `, ${entry}` : entry) + text.slice(end);
}

/** @param {string} text @param {Range} range */
function removeRange(text, { start, end, flow }) {
  if (!flow) return text.slice(0, start) + text.slice(end);
  const before = text.slice(0, start).replace(/,\s*$/, '');
  if (before.length < text.slice(0, start).length) return before + text.slice(end);
  return text.slice(0, start) + text.slice(end).replace(/^\s*,\s*/, '');
}
