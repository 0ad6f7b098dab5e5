import { parseVersionOverrides } from './version-overrides';

const version = '1.2.3-0123456789';

test.each([
  [`mf-blog@${version}`, ['mf-blog']],
  [` mf-blog@${version} ,mf-auth@${version}`, ['mf-blog', 'mf-auth']],
  ['', []],
  ['mf-blog', []],
  ['mf-blog@latest', []],
  [`../mf-blog@${version}`, []],
  [`mf-blog@${version}@x`, []],
  [Array.from({ length: 50 }, (_, index) => `mf-${index}@${version}`).join(), 10],
])('of "%.60s" these are taken', (header, expected) => {
  const names = parseVersionOverrides(header).map(({ name }) => name);
  expect(typeof expected === 'number' ? names.length : names).toEqual(expected);
});
