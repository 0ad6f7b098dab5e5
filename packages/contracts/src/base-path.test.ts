import { findRemoteFor } from './base-path';

const remotes = [
  { name: 'marketing', basePaths: ['/', '/events'] },
  { name: 'blog', basePaths: ['/blog'] },
  { name: 'archive', basePaths: ['/blog/archive'] },
];

test.each([
  ['/', 'marketing'],
  ['/blog', 'blog'],
  ['/blog/retail-industry', 'blog'],
  ['/blog/archive/2024', 'archive'],
  ['/events/1', 'marketing'],
  ['/blogger', undefined],
  ['/nothing', undefined],
])('%s belongs to %s', (path, name) => {
  expect(findRemoteFor(remotes, path)?.name).toBe(name);
});
