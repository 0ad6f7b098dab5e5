import { findMovedPath, findRemoteFor } from './base-path';

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

const moved = [
  {
    redirects: [
      { from: '/event', to: '/events' },
      { from: '/signup', to: '/auth?mode=sign-up' },
    ],
  },
  { redirects: [] },
];

test.each([
  ['/event', '', '/events'],
  ['/event', '?from=mail', '/events?from=mail'],
  ['/signup', '?plan=pro', '/auth?mode=sign-up&plan=pro'],
  ['/signup', '?', '/auth?mode=sign-up'],
  ['/event/1', '', undefined],
  ['/events', '', undefined],
])('%s%s has moved to %s', (path, search, to) => {
  expect(findMovedPath(moved, path, search)).toBe(to);
});
