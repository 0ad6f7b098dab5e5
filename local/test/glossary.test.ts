import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { releasedNames } from '@sabi/build-config/lint/released-names';
import { root } from '../bin/prepare.mjs';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Names in the right column of the glossary's tables. */
const listed = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .flatMap((row) => [...(row.split('|')[3] ?? '').matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));

/** What is released, and what defines it: contracts, stored fields, stand-ins. */
const sources = execFileSync(
  'git',
  [
    'ls-files',
    'operations/compatibility/released',
    'packages/contracts/src',
    'sandbox/*/src/*',
    'svc-*/src/data-access/*',
    'packages/event-bus/src/amqp-topology.ts',
  ],
  { cwd: root, encoding: 'utf8' },
)
  .split('\n')
  .filter((path) => /\.(?:ts|json)$/.test(path))
  .map((path) => `${path}\n${read(path)}`)
  .join('\n');

/** `*` in a name is any word, also one that a template fills in. */
const toPattern = (name: string): string =>
  name.replaceAll(/[.+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll('*', String.raw`[\w.$%{}-]+`);
const isReleased = (name: string): boolean =>
  new RegExp(String.raw`(?<!\w)${toPattern(name)}(?!\w)`).test(sources);

test('the glossary lists each released name that lint accepts, under the word used elsewhere', () => {
  expect(Object.keys(releasedNames).filter((name) => !listed.includes(name))).toEqual([]);
});

test('each name the glossary lists as released is still in a contract or a store', () => {
  expect(listed.length).toBeGreaterThan(10);
  expect(listed.filter((name) => !isReleased(name))).toEqual([]);
  expect(Object.keys(releasedNames).filter((name) => !isReleased(name))).toEqual([]);
});
