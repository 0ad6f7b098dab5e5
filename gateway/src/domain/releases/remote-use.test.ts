import {
  endFailedCanary,
  pinTo,
  promoteTo,
  publishLocalBuild,
  publishTo,
  type RemoteUse,
  rollBack,
  shareOf,
  unpin,
} from './remote-use';

const [first, second, third] = ['1.0.0-0000000001', '1.0.0-0000000002', '1.0.0-0000000003'];
const now = new Date('2026-01-01T00:00:00Z');
const use: RemoteUse = {
  ...{ current: second, fallback: first, canary: null },
  ...{ pinned: false, pinnedSince: null, lastRollback: null, revision: 1 },
};
const withCanary: RemoteUse = { ...use, canary: { version: third, percent: 10, since: now } };

test('the first version is for everybody, whatever share was asked for', () => {
  expect(publishTo(null, { version: first, percent: 10, now })).toMatchObject({
    current: first,
    canary: null,
  });
});

test('a version published for some is the canary, for nobody only registered, for all the current one', () => {
  expect(publishTo(use, { version: third, percent: 10, now })).toEqual(withCanary);
  expect(publishTo(use, { version: third, percent: 0, now })).toEqual(use);
  expect(publishTo(use, { version: third, percent: 100, now })).toMatchObject({
    current: third,
    fallback: second,
  });
});

test('a local build is for everybody', () => {
  const build = { version: third, now, isOfTeam: false };
  expect(publishLocalBuild(null, build)).toMatchObject({ current: third });
  expect(publishLocalBuild(use, build)).toMatchObject({ current: third, fallback: second });
});

test.each([
  ['a version is pinned', { ...use, pinned: true }, false],
  ['another version is the canary', { ...use, canary: { version: first, percent: 10, since: now } }, false],
  ['it is the canary itself', withCanary, false],
  [
    'it was taken back by its failures',
    { ...use, lastRollback: { version: third, at: now, reason: 'error-budget' as const } },
    false,
  ],
  ['the team has published it, for whomever', use, true],
])('a local build changes nothing where %s', (_where, before, isOfTeam) => {
  expect(publishLocalBuild(before, { version: third, now, isOfTeam })).toBe(before);
});

test('promoting the canary to everybody keeps the release before as the fallback', () => {
  expect(promoteTo(withCanary, { version: third, percent: 100, now })).toEqual({
    ...{ ...use, current: third, fallback: second },
  });
});

test('publishing the current version again for everybody changes nothing', () => {
  expect(publishTo(use, { version: second, percent: 100, now })).toEqual(use);
});

test('the current version is no canary of itself', () => {
  expect(() => promoteTo(use, { version: second, percent: 10, now })).toThrow(
    /^Everybody has .* already, .* roll back first$/,
  );
  const first = publishTo(null, { version: second, percent: 100, now });
  expect(() => promoteTo(first, { version: second, percent: 10, now })).toThrow(/ cannot be a canary$/);
});

test('a pinned version stays live while others are published, until one is promoted', () => {
  const pinned = pinTo(withCanary, { version: first, now });
  expect(pinned).toMatchObject({ current: first, canary: null, pinned: true });
  expect(publishTo(pinned, { version: third, percent: 100, now })).toEqual(pinned);
  expect(promoteTo(pinned, { version: third, percent: 100, now })).toMatchObject({
    current: third,
    pinned: false,
  });
});

test('rolling back ends the canary; without one it goes back to the release before, once', () => {
  expect(rollBack(withCanary, { now })).toEqual({
    ...use,
    lastRollback: { version: third, at: now, reason: 'team' },
  });
  const back = rollBack(use, { now });
  expect(back).toMatchObject({ current: first, fallback: null, lastRollback: { version: second } });
  expect(() => rollBack(back, { now })).toThrow('no release before');
});

test('a canary that failed ends, and no other in its place', () => {
  expect(endFailedCanary(withCanary, { version: third, since: now, now })).toEqual({
    ...use,
    lastRollback: { version: third, at: now, reason: 'error-budget' },
  });
  const since = new Date(now.getTime() - 1);
  expect(endFailedCanary(withCanary, { version: third, since, now })).toBe(withCanary);
  expect(endFailedCanary(withCanary, { version: second, since: now, now })).toBe(withCanary);
});

test('an unpinned version stays, and the next one that is published is used', () => {
  const pinned = pinTo(use, { version: first, now });
  expect(pinned).toMatchObject({ pinned: true, pinnedSince: now });
  const free = unpin(pinned);
  expect(free).toEqual({ ...pinned, pinned: false, pinnedSince: null });
  expect(publishTo(free, { version: third, percent: 100, now })).toMatchObject({ current: third });
});

test('what holds already is the same object, so that a repeated command changes nothing', () => {
  const later = new Date(now.getTime() + 60_000);
  const pinned = pinTo(use, { version: second, now });
  expect(pinTo(pinned, { version: second, now: later })).toBe(pinned);
  expect(unpin(use)).toBe(use);
  expect(promoteTo(use, { version: second, percent: 100, now })).toBe(use);
  expect(promoteTo(withCanary, { version: third, percent: 10, now: later })).toBe(withCanary);
  const back = rollBack(withCanary, { version: third, now });
  expect(rollBack(back, { version: third, now: later })).toBe(back);
});

test('a rollback that names a version takes back that one and no other', () => {
  expect(rollBack(use, { version: second, now })).toMatchObject({ current: first });
  expect(() => rollBack(use, { version: third, now })).toThrow(`Visitors do not get ${third}`);
  expect(() => rollBack(withCanary, { version: second, now })).toThrow(`Roll back the canary ${third} first`);
});

test('the shares of all versions are everybody', () => {
  expect([first, second, third].map((version) => shareOf(withCanary, version))).toEqual([0, 90, 10]);
});
