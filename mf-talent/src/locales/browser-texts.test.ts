import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstNamespaces, loadTexts } from './browser-texts';
import { dictionaries } from './dictionaries';

test('a page can load every namespace that it does not begin with, and no other', () => {
  const source = readFileSync(join(__dirname, 'browser-texts.ts'), 'utf8');
  const included = /webpackInclude: \/\(\?:([\w|-]+)\)/.exec(source)?.[1]?.split('|');
  const later = Object.keys(dictionaries.en).filter(
    (namespace) => !firstNamespaces.some((first) => first === namespace),
  );
  expect(included?.toSorted()).toEqual(later.toSorted());
});

test.each(['en', 'id'] as const)('a page begins with the texts of its language (%s)', async (language) => {
  for (const namespace of firstNamespaces)
    expect(await loadTexts(language, namespace)).toBe(dictionaries[language][namespace]);
});
