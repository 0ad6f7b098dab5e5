import { localizedPath, parseLocalizedPath, preferredLanguage } from './language';

test.each([
  ['/', 'en', '/'],
  ['/blog', 'en', '/blog'],
  ['/id', 'id', '/'],
  ['/id/', 'id', '/'],
  ['/id/blog/retail-industry', 'id', '/blog/retail-industry'],
  ['/ideas', 'en', '/ideas'],
])('%s is %s %s', (pathname, language, path) => {
  expect(parseLocalizedPath(pathname)).toEqual({ language, path });
});

test.each([
  ['/', '/id'],
  ['/?a=1', '/id?a=1'],
  ['/#top', '/id#top'],
  ['/blog', '/id/blog'],
  ['/blog?q=x', '/id/blog?q=x'],
])('%s in Indonesian is %s', (path, localized) => {
  expect(localizedPath('id', path)).toBe(localized);
  expect(localizedPath('en', path)).toBe(path);
});

test.each([
  [undefined, 'en'],
  ['id-ID,id;q=0.9,en;q=0.8', 'id'],
  ['fr, id;q=0.5', 'id'],
  ['fr', 'en'],
])('Accept-Language %s means %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
