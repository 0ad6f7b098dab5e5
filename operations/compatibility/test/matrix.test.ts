import type { AccountLink, RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { Build } from '../src/builds/build';
import { describeEnd, describeMatrix, describeResult } from '../src/matrix/describe-matrix';
import { planTrials } from '../src/matrix/plan-trials';
import { hasFailed, type PairResult } from '../src/matrix/results';
import { audienceOf } from '../src/matrix/sign-in';
import { summarize, toSentence } from '../src/matrix/to-sentence';

const releaseOf = (name: string, version: string, protocol: number, basePaths = [`/${name}`]) =>
  ({ name, version, protocol, basePaths }) as RemoteRelease;
const current: Build = {
  ...{ age: 'current', shellVersion: 'bbbbbbbbbb', protocol: 2, folder: '/here' },
  releases: [
    releaseOf('mf-blog', '0.1.0-2', 2),
    releaseOf('mf-jobs', '0.1.0-8', 2, ['/jobs']),
    releaseOf('mf-talent', '0.1.0-6', 2),
  ],
};
const previous: Build = {
  ...{ age: 'previous', shellVersion: 'aaaaaaaaaa', protocol: 1, folder: '/before' },
  releases: [
    releaseOf('mf-blog', '0.1.0-1', 1),
    releaseOf('mf-talent', '0.1.0-5', 1, ['/dashboard', '/jobs']),
  ],
};
const builds = [current, previous];
const pair = (
  shell: string,
  version: string,
  { problems = [], ...more }: Partial<PairResult> = {},
): PairResult => ({
  ...{ shell, remote: 'mf-blog', version, problems, refused: false, platform: 'services-1' },
  at: '2026-11-23T00:00:00.000Z',
  ...more,
});
const tooNew = ['Protocol 2 is newer than the shell, which speaks 1'];
const results = [
  pair('bbbbbbbbbb', '0.1.0-2'),
  pair('bbbbbbbbbb', '0.1.0-1', { problems: ['/blog threw: context.print is not a function\n    at mount'] }),
  pair('aaaaaaaaaa', '0.1.0-2', { problems: tooNew, refused: true }),
];

test('a remote that is too new for a shell is refused there, which is not a failure', () => {
  expect(results.map(hasFailed)).toEqual([false, true, false]);
  expect(describeMatrix(builds, results).split('\n')).toEqual([
    expect.stringContaining('shell bbbbbbbbbb (built here)   shell aaaaaaaaaa (released)'),
    expect.stringMatching(/^mf-blog 0\.1\.0-2 \(built here\) +works +refused$/),
    expect.stringMatching(/^mf-blog 0\.1\.0-1 \(released\) +FAILED +not tried$/),
  ]);
});

test('a refusal is one sentence with its reason, and the end says what it means', () => {
  const [release = releaseOf('', '', 2)] = current.releases;
  const [works = pair('', ''), , refused = pair('', '')] = results;
  expect(describeResult(refused, { release, build: current }, previous)).toBe(
    'refused   mf-blog 0.1.0-2 (built here) on shell aaaaaaaaaa (released): Protocol 2 is newer than the shell, which speaks 1.',
  );
  const end = { builds, untried: [], kept: 0, seconds: 1 };
  expect(describeEnd({ ...end, results: [works, refused] })).toMatch(
    /\nrefused: .* Deploy the shell before .*\n2 pairs/,
  );
  expect(describeEnd({ ...end, results: [works] })).not.toContain('refused');
});

test('a failure is one sentence, with the pair and what was seen; the end has each of them once', () => {
  const [release = releaseOf('', '', 1)] = previous.releases;
  const [, failed = pair('', '')] = results;
  const sentence =
    'FAILED    mf-blog 0.1.0-1 (released) on shell bbbbbbbbbb (built here): /blog threw: context.print is not a function.';
  expect(describeResult(failed, { release, build: previous }, current)).toBe(sentence);
  const end = describeEnd({ builds, results, untried: [], kept: 2, seconds: 61.4 });
  expect(end.split('\n').filter((line) => line === sentence)).toHaveLength(1);
  expect(end).toMatch(/3 pairs have a verdict \(2 from before\); 1 of them do not work; 61 s\.$/);
});

test('what programs print becomes one line: without stacks and colours, and not endless', () => {
  expect(
    toSentence('\n\u001B[31mTypeError:  x is\tundefined\u001B[39m\n    at a.js:1:2\n    at b.js:3:4'),
  ).toBe('TypeError: x is undefined.');
  expect(toSentence('Is it there?')).toBe('Is it there?');
  expect(toSentence('a'.repeat(5000))).toHaveLength(200);
  expect(toSentence(JSON.stringify({ level: 50, msg: 'the registry is gone', err: { stack: 'x' } }))).toBe(
    'the registry is gone.',
  );
  expect(summarize(['/blog answered 503', '/id/blog answered 503', 'and more'])).toBe(
    '/blog answered 503, and 2 more, which are in the results.',
  );
});

const choice = { wanted: [], again: false, platform: 'services-1' };
const listPlan = (trials: ReturnType<typeof planTrials>['trials']) =>
  trials.map(({ release, shells }) => [
    `${release.name} ${release.version}`,
    ...shells.map(({ age }) => age),
  ]);

test('released versions are tried first, and remotes that were never released last', () => {
  const { trials, kept } = planTrials(builds, { ...choice, results: [] });
  expect(listPlan(trials)).toEqual([
    ['mf-blog 0.1.0-1', 'current', 'previous'],
    ['mf-talent 0.1.0-5', 'current', 'previous'],
    ['mf-blog 0.1.0-2', 'current', 'previous'],
    ['mf-talent 0.1.0-6', 'current', 'previous'],
    ['mf-jobs 0.1.0-8', 'current', 'previous'],
  ]);
  expect(trials.map(({ before }) => before?.release.version)).toEqual([
    ...[undefined, undefined, '0.1.0-1', '0.1.0-5', undefined],
  ]);
  expect(kept).toEqual([]);
});

test('a new remote that took over a path is tried beside the version that gave it up', () => {
  const { trials } = planTrials(builds, { ...choice, results: [] });
  expect(
    trials.map(({ release, makeRoom }) => [release.name, makeRoom.map((each) => each.release.version)]),
  ).toEqual([
    ...['mf-blog', 'mf-talent', 'mf-blog', 'mf-talent'].map((name) => [name, []]),
    ['mf-jobs', ['0.1.0-6']],
  ]);
});

test('a run goes on with what is missing: pairs never tried, those that failed, and those tried on other services', () => {
  const wanted = ['mf-blog'];
  const { trials, kept } = planTrials(builds, { ...choice, wanted, results });
  expect(listPlan(trials)).toEqual([['mf-blog 0.1.0-1', 'current', 'previous']]);
  expect(kept).toEqual([results[0], results[2]]);
  for (const other of [{ platform: 'services-2' }, { again: true }])
    expect(listPlan(planTrials(builds, { ...choice, wanted, results, ...other }).trials)).toEqual([
      ['mf-blog 0.1.0-1', 'current', 'previous'],
      ['mf-blog 0.1.0-2', 'current', 'previous'],
    ]);
});

test('versions that are the same in both builds are tried once', () => {
  const { trials } = planTrials([current, { ...current, age: 'previous' }], { ...choice, results: [] });
  expect(listPlan(trials)).toEqual([
    ['mf-blog 0.1.0-2', 'current'],
    ['mf-jobs 0.1.0-8', 'current'],
    ['mf-talent 0.1.0-6', 'current'],
  ]);
});

test('pages of an account are opened by the account that a remote is for', () => {
  const link = { audience: 'staff' } as AccountLink;
  expect(audienceOf({ rendering: 'client', accountLinks: [link] })).toBe('staff');
  expect(audienceOf({ rendering: 'client' })).toBe('talent');
  expect(audienceOf({ rendering: 'server', accountLinks: [link] })).toBeUndefined();
});
