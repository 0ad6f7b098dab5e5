import { endFailedCanary, pinTo, promoteTo, publishTo, type RemoteUse, rollBack } from './remote-use';

const [first, second, third] = ['1.0.0-0000000001', '1.0.0-0000000002', '1.0.0-0000000003'];
const now = new Date('2026-01-01T00:00:00Z');
const use: RemoteUse = {
  ...{ current: second, fallback: first, canary: null },
  ...{ pinned: false, lastRollback: null },
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

test('promoting the canary to everybody keeps the release before as the fallback', () => {
  expect(promoteTo(withCanary, { version: third, percent: 100, now })).toEqual({
    ...{ ...use, current: third, fallback: second },
  });
});

test('publishing the current version again for everybody changes nothing', () => {
  expect(publishTo(use, { version: second, percent: 100, now })).toEqual(use);
});

test('the current version is no canary of itself', () => {
  expect(() => promoteTo(use, { version: second, percent: 10, now })).toThrow('Everybody has this version');
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
