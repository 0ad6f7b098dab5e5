import type { AccountLink, RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { Build } from '../src/builds/build';
import { audienceOf } from '../src/matrix/sign-in';
import { describeMatrix } from '../src/matrix/describe-matrix';
import { hasFailed, type PairResult } from '../src/matrix/results';

const buildOf = (age: Build['age'], shellVersion: string, version: string, protocol: number): Build => ({
  ...{ age, shellVersion, protocol, folder: '/nowhere' },
  releases: [{ name: 'mf-blog', version, protocol } as RemoteRelease],
});
const builds = [
  buildOf('current', 'bbbbbbbbbb', '0.1.0-2', 2),
  buildOf('previous', 'aaaaaaaaaa', '0.1.0-1', 1),
];
const pair = (shell: string, version: string, problems: string[], refused = false): PairResult => ({
  ...{ shell, remote: 'mf-blog', version, problems, refused },
  at: '2026-11-23T00:00:00.000Z',
});

test('a remote that is too new for a shell is refused there, which is not a failure', () => {
  const results = [
    pair('bbbbbbbbbb', '0.1.0-2', []),
    pair('bbbbbbbbbb', '0.1.0-1', ['/blog: broken']),
    pair('aaaaaaaaaa', '0.1.0-2', ['protocol 2 is newer than the shell, which speaks 1'], true),
  ];
  expect(results.map(hasFailed)).toEqual([false, true, false]);
  expect(describeMatrix(builds, results).split('\n')).toEqual([
    expect.stringContaining('shell bbbbbbbbbb (current)   shell aaaaaaaaaa (previous)'),
    expect.stringMatching(/^mf-blog 0\.1\.0-2 \(current\) +works +refused$/),
    expect.stringMatching(/^mf-blog 0\.1\.0-1 \(previous\) +FAILED +not tried$/),
    'FAILED: mf-blog 0.1.0-1 on shell bbbbbbbbbb',
    '  /blog: broken',
  ]);
});

test('pages of an account are opened by the account that a remote is for', () => {
  const link = { audience: 'staff' } as AccountLink;
  expect(audienceOf({ rendering: 'client', accountLinks: [link] })).toBe('staff');
  expect(audienceOf({ rendering: 'client' })).toBe('talent');
  expect(audienceOf({ rendering: 'server', accountLinks: [link] })).toBeUndefined();
});
