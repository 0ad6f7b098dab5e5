import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './compose-file';

/** Files, and quoted words of a test in the one named before them. */
const names = /`([\w./-]+\/[\w.-]+\.(?:[cm]?[jt]s|tsx|sh))`|"([^"]+)"/g;
const isTest = /\.(test|spec)\.tsx?$/;
/** A value in the name of a test: as tables of cases write it, and as templates do. */
const value = String.raw`(?:%[a-z]|\$\{[^}]+\}|\$\w+)`;

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

/** Files and tests that a row names and that do not exist. */
function findBroken(row: string): string[] {
  let file = '';
  return [...row.replaceAll(/\\([*_|])/g, '$1').matchAll(names)].flatMap(([, path, words = '']) => {
    if (path) {
      const isThere = existsSync(join(root, path));
      if (isTest.test(path)) file = isThere ? path : '';
      return isThere ? [] : [`${path} is not there`];
    }
    return file === '' || hasTest(file, words) ? [] : [`"${words}" is not in ${file}`];
  });
}

test.each(['docs/security.md', 'docs/reliability.md'])(
  'what %s names is there, and every test under its name',
  (document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const rows = text.split('\n').filter((line) => /^\| [RS]\d+ /.test(line));
    expect(rows.length).toBeGreaterThanOrEqual(40);
    const broken = rows.flatMap((row) =>
      findBroken(row).map((fault) => `${row.slice(2, 6).trim()}: ${fault}`),
    );
    expect(broken).toEqual([]);
    const count = (state: string) =>
      rows.filter((row) => row.split('|').some((cell) => cell.trim() === state)).length;
    expect(text).toContain(`${count('holds')} \`holds\`, ${count('partly')} \`partly\``);
    expect(count('holds') + count('partly')).toBe(rows.length);
  },
);
