import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstTexts } from './browser-texts';
import { dictionaries } from './dictionaries';

test('a page can load every namespace that it does not begin with, and no other', () => {
  const source = readFileSync(join(__dirname, 'browser-texts.ts'), 'utf8');
  const included = /webpackInclude: \/\(\?:([\w|-]+)\)/.exec(source)?.[1]?.split('|') ?? [];
  const first = Object.keys(firstTexts.en ?? {});
  // Of a package, loaded by a line of its own.
  const later = Object.keys(dictionaries.en).filter((name) => name !== 'job-view' && !first.includes(name));
  expect(included.toSorted()).toEqual(later.toSorted());
});
