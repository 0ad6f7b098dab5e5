import { createHash } from 'node:crypto';
import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import { chooseVersions, isInCanary, readVersionGroup, versionGroupOf, versionGroups } from './version-group';

const everyGroup = Array.from({ length: versionGroups }, (_, group) => group);
const remotes = ['mf-blog', 'mf-auth', 'mf-marketing', 'mf-talent'];

test.each(remotes)('of all groups exactly the share asked for gets the canary of %s', (remote) => {
  for (const percent of [0, 1, 10, 50, 99, 100]) {
    const chosen = everyGroup.filter((group) => isInCanary(group, remote, percent));
    expect(chosen).toHaveLength((versionGroups * percent) / 100);
  }
});

/** A UUID as any other, and the same each time: of many that chance has made, now and then more would be alike. */
const uuidOf = (account: number) =>
  createHash('sha256')
    .update(String(account))
    .digest('hex')
    .replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');

test('of 10,000 accounts 10 % ± 1 % get it', () => {
  const accounts = Array.from({ length: 10_000 }, (_, account) => versionGroupOf(uuidOf(account)));
  const share = accounts.filter((group) => isInCanary(group, 'mf-blog', 10)).length / accounts.length;
  expect(Math.abs(share - 0.1)).toBeLessThan(0.01);
});

test('who has it keeps it as the share grows', () => {
  for (const group of everyGroup)
    if (isInCanary(group, 'mf-blog', 10)) expect(isInCanary(group, 'mf-blog', 50)).toBe(true);
});

test('who is first for one remote is not first for all', () => {
  const first = everyGroup.filter((group) => isInCanary(group, 'mf-blog', 10));
  for (const other of remotes.slice(1)) {
    const both = first.filter((group) => isInCanary(group, other, 10));
    expect(both.length).toBeLessThan(first.length / 4);
  }
});

test('the group of an account is the same everywhere', () => {
  expect(versionGroupOf('5f0e7a52-7c3b-4a39-9a44-9d2f6c1f3c11')).toBe(
    versionGroupOf('5f0e7a52-7c3b-4a39-9a44-9d2f6c1f3c11'),
  );
});

test.each([
  ['sabi-version-group=7', 7],
  ['a=1; sabi-version-group=0; b=2', 0],
  ['other-sabi-version-group=7', undefined],
  ['sabi-version-group=12345', undefined],
  ['sabi-version-group=-1', undefined],
  ['', undefined],
])('the group in the cookies "%s" is %s', (cookies, group) => {
  expect(readVersionGroup(cookies)).toBe(group);
});

describe('a registry with a canary', () => {
  const release = { version: '1.0.0-0000000001' };
  const canary = { protocol: 2, rendering: 'client', release: { version: '1.0.0-0000000002' } };
  const remote = {
    ...{ name: 'mf-blog', protocol: 1, rendering: 'server', release, fallback: null },
    ...{ trafficPercent: 90, canary },
  } as unknown as RegisteredRemote;
  const inside = everyGroup.find((group) => isInCanary(group, 'mf-blog', 10)) ?? -1;
  const outside = everyGroup.find((group) => !isInCanary(group, 'mf-blog', 10)) ?? -1;

  test('is to who gets it one with the canary, and the release as its fallback', () => {
    expect(chooseVersions({ remotes: [remote] }, inside).remotes).toEqual([
      { ...remote, ...canary, fallback: release, trafficPercent: 10, canary: null },
    ]);
  });

  test('is to everybody else one without it', () => {
    expect(chooseVersions({ remotes: [remote] }, outside).remotes).toEqual([{ ...remote, canary: null }]);
  });

  test('stays as it was chosen', () => {
    const chosen = chooseVersions({ remotes: [remote] }, inside);
    expect(chooseVersions(chosen, outside)).toEqual(chosen);
  });
});
