import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../bin/prepare.mjs';

const listFiles = (...patterns: readonly string[]): string[] =>
  execFileSync('git', ['ls-files', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter(Boolean);

/** Every end of a path, so that an ADR may name a file within the part it is about: `rules/personal-facts.ts`. */
const endsOf = (path: string): string[] =>
  path.split('/').map((_part, index, parts) => parts.slice(index).join('/'));
const parentsOf = (path: string): string[] =>
  path.split('/').map((_part, index, parts) => parts.slice(0, index).join('/'));

const files = listFiles();
const folders = new Set(files.flatMap(parentsOf));
const ends = new Set([...files, ...folders].flatMap(endsOf));
const segments = new Set([...folders].flatMap((folder) => folder.split('/')));

const isFile = (name: string) => /\.(?:[cm]?[jt]sx?|css|json|ya?ml|md|sh|py)$/.test(name);
/** An address begins with a slash, a package with @, an example has a placeholder. */
const isPath = (name: string): boolean =>
  /^[\w.][\w./-]*$/.test(name) &&
  (isFile(name) || (name.includes('/') && segments.has(name.split('/')[0] ?? '')));

/** What an ADR names in backticks; history is named as `path` (since removed). */
const named = /`([^`\s]+)`(?<removed> \(since removed\))?/g;

/** Names that look like paths and are none of this repository's. */
const others = new Set(['mf-manifest.json', '.parsed.json']);

function findMissing(file: string): string[] {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\s+/g, ' ');
  return [...text.matchAll(named)]
    .filter(({ groups }) => groups?.['removed'] === undefined)
    .map(([, name = '']) => name.replace(/\/$/, ''))
    .filter((name) => isPath(name) && !others.has(name) && !ends.has(name) && !ends.has(`${name}.ts`));
}

test.each(listFiles('docs/adr/*.md'))('%s names files that are there', (file) => {
  expect(findMissing(file)).toEqual([]);
});
