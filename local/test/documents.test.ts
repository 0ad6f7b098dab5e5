import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/prepare.mjs';
import { readChecks, writePage } from '../bin/write-checks.mjs';

type Check = ReturnType<typeof readChecks>[number]['checks'][number];

/** A value in the name of a test: as tables of cases write it, and as templates do. */
const value = String.raw`(?:%[a-z]|\$\{[^}]+\}|\$\w+)`;

/** Files in a note, and in quotation marks what the one before is to hold. */
const namesInNote = /`([\w./-]+\/[\w.-]+\.(?:[cm]?[jt]s|tsx|sh))`|"([^"]+)"/g;

const sources = new Map<string, string>();
/** As its tests are named: without the marks that strings need. */
function readTests(file: string): string {
  const read = () => readFileSync(join(root, file), 'utf8').replaceAll(/\\(['"`])/g, '$1');
  const text = sources.get(file) ?? read();
  sources.set(file, text);
  return text;
}

const hasTest = (file: string, words: string): boolean =>
  new RegExp(
    words
      .split(/%[a-z]/)
      .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join(value),
  ).test(readTests(file));

const isThere = (file: string): boolean => existsSync(join(root, file));

const findMissingNames = (file: string, names: readonly string[]): string[] =>
  isThere(file)
    ? names.filter((name) => !hasTest(file, name)).map((name) => `"${name}" is not in ${file}`)
    : [`${file} is not there`];

/** @param first the file that words before any other file's name belong to */
function findBrokenInNote(note: string, first = ''): string[] {
  let file = first;
  return [...note.matchAll(namesInNote)].flatMap(([, path, words = '']) => {
    if (path === undefined) return file === '' ? [] : findMissingNames(file, [words]);
    file = path;
    return findMissingNames(path, []);
  });
}

/** What a check names and is not there. */
const findBroken = ({ code = [], tests = [], note = '' }: Check): string[] => [
  ...code.filter((file) => !isThere(file)).map((file) => `${file} is not there`),
  ...tests.flatMap((test) => [
    ...findMissingNames(test.file, test.names ?? []),
    ...findBrokenInNote(test.note ?? '', test.file),
  ]),
  ...findBrokenInNote(note),
];

describe.each([
  ['security', 'S', 98],
  ['reliability', 'R', 52],
])('docs/checks/%s.yaml', (name, letter, atLeast) => {
  const checks = readChecks(name).flatMap((section) => section.checks);

  test('lists each check once', () => {
    expect(checks.length).toBeGreaterThanOrEqual(atLeast);
    const numbers = checks.map(({ id }) => id);
    const expected = numbers.map((_id, index) => `${letter}${index + 1}`);
    expect(new Set(numbers)).toEqual(new Set(expected));
  });

  test('names only files and tests that are there', () => {
    const broken = checks.flatMap((check) => findBroken(check).map((fault) => `${check.id}: ${fault}`));
    expect(broken).toEqual([]);
  });

  test('says of each check that holds what shows it, and of others what is missing', () => {
    expect(checks.filter(({ state, tests = [] }) => state === 'holds' && tests.length === 0)).toEqual([]);
    expect(checks.filter(({ state, note = '' }) => state === 'partly' && note === '')).toEqual([]);
    expect(checks.filter(({ state }) => state !== 'holds' && state !== 'partly')).toEqual([]);
  });

  test('is what the page shows', () => {
    expect(readFileSync(join(root, `docs/${name}.md`), 'utf8')).toBe(writePage(name));
  });
});
