import { parseLocalRemote } from './local-remote';

test('a local remote is a name and a port of the own machine', () => {
  expect(parseLocalRemote('mf-blog@9000')).toEqual({ name: 'mf-blog', port: 9000 });
});

test.each([
  '',
  'mf-blog',
  'mf-blog@80',
  'mf-blog@1023',
  'mf-blog@65536',
  'mf-blog@09000',
  'mf-blog@9000 https://evil.example',
  'mf-blog@evil.example:9000',
  'MF-BLOG@9000',
  'mf-blog@9000@9001',
  "mf-blog@9000;script-src 'unsafe-inline'",
])('%j names no server that the content policy would be opened for', (text) => {
  expect(parseLocalRemote(text)).toBeNull();
});
