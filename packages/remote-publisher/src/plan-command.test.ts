import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { UsageError } from '@sabi/service-kit/command-line';
import { parseArguments } from './parse-arguments';
import { announcePublishing, planCommand } from './plan-command';

const [old, current, canary] = ['1.0.0-aaaa000001', '1.0.0-aaaa000002', '1.0.0-bbbb000003'];
const publishedAt = '2026-11-30T11:20:00.000Z';
const team = { kind: 'team', id: '3f9a1c2b', name: null } as const;

const status: RemoteStatus = {
  ...{ name: 'mf-blog', current, fallback: old, canary: null, revision: 7, lastRollback: null },
  ...{ pinned: false, pinnedSince: null, pinnedBy: null, failing: null },
  versions: [canary, current, old].map((version) => ({ version, publishedAt, publishedBy: team })),
};
const noFigures = { networks: 0, failed: 0 };
const withCanary: RemoteStatus = {
  ...status,
  canary: {
    ...{ version: canary, trafficPercent: 10, since: publishedAt },
    ...{ figures: noFigures, figuresOfCurrent: noFigures, endsAt: null },
  },
};
const pinned: RemoteStatus = {
  ...status,
  ...{ pinned: true, pinnedSince: '2026-11-30T10:00:00.000Z', pinnedBy: team },
};

const plan = (text: string, state: RemoteStatus) => {
  const command = parseArguments(text.split(' '));
  if (command.action === 'help' || command.action === 'publish') throw new Error('It plans nothing');
  if (command.action === 'status' || command.action === 'unregister') throw new Error('It plans nothing');
  return planCommand(command, state);
};

test('a pin says that the canary ends, and asks first unless --yes agrees', () => {
  const notice = `All visitors keep ${current}, the canary ${canary} will end, and what is published later will not reach them until npm run publish:remote -- unpin.`;
  const asked = plan(`pin ${current}`, withCanary);
  expect(asked.notices).toEqual([notice]);
  expect(asked.question).toBe(`The canary ${canary}, which 10 % of visitors get, ends by this.`);
  const agreed = plan(`pin ${current} --yes`, withCanary);
  expect(agreed).toEqual({
    notices: [notice],
    send: { remote: 'mf-blog', revision: 7, action: 'pin', version: current },
  });
});

test('publishing while a version is pinned says since when and by whom, and how the pin ends', () => {
  expect(announcePublishing(10, pinned)).toEqual([
    `Visitors will not get what you publish: ${current} is pinned since 30 Nov 2026, 10:00 UTC, by the team (key 3f9a1c2b). It will be registered for testers alone; npm run publish:remote -- unpin ends the pin.`,
  ]);
});

test.each([
  [0, status, `Visitors keep what they have of mf-blog; testers get the version by its name.`],
  [10, status, `10 % of visitors will get it as the canary, the others keep ${current}.`],
  [
    10,
    withCanary,
    `10 % of visitors will get it as the canary, the others keep ${current}, and the canary ${canary} ends.`,
  ],
  [100, status, `All visitors will get it in place of ${current}.`],
  [10, null, 'It is the first version, which all visitors get whatever the share.'],
])('what publishing for %i %% will do is said before', (percent, state, sentence) => {
  expect(announcePublishing(percent, state)).toEqual([sentence]);
});

test('unpinning keeps the version, and names what was published meanwhile', () => {
  expect(plan('unpin', pinned)).toEqual({
    notices: [
      `Visitors keep ${current}, and what is published from now on reaches them.`,
      `2 published meanwhile stay registered; promote ${canary} gives visitors the newest.`,
    ],
    send: { remote: 'mf-blog', revision: 7, action: 'unpin' },
  });
});

test.each([
  ['unpin', status, 'It is so already: no version of mf-blog is pinned.'],
  [
    `pin ${current}`,
    pinned,
    `It is so already: ${current} is pinned since 30 Nov 2026, 10:00 UTC, by the team (key 3f9a1c2b).`,
  ],
  [`promote ${current}`, status, `It is so already: ${current} stays for 100 % of visitors.`],
  ['promote --traffic 10', withCanary, `It is so already: ${canary} stays for 10 % of visitors.`],
  [
    `rollback ${canary}`,
    { ...status, lastRollback: { version: canary, at: publishedAt, reason: 'team', by: null } } as const,
    `It is so already: ${canary} was rolled back, and visitors do not get it.`,
  ],
])('%s where it holds already changes nothing, and says so', (text, state, sentence) => {
  expect(plan(text, state)).toEqual({ notices: [sentence], send: null });
});

test.each([
  [
    'promote',
    withCanary,
    `${canary} will be for all visitors.`,
    { action: 'promote', version: canary, trafficPercent: 100 },
  ],
  [
    'promote bbbb',
    pinned,
    `${canary} will be for all visitors; the pin of ${current} will end.`,
    { action: 'promote', version: canary, trafficPercent: 100 },
  ],
  [
    'rollback',
    withCanary,
    `The canary ${canary} ends; all visitors get ${current}.`,
    { action: 'rollback', version: canary },
  ],
  [
    'rollback',
    status,
    `All visitors go back from ${current} to ${old}.`,
    { action: 'rollback', version: current },
  ],
])('%s says what it will change', (text, state, sentence, send) => {
  expect(plan(text, state)).toEqual({
    notices: [sentence],
    send: { remote: 'mf-blog', revision: 7, ...send },
  });
});

test('promoting another version than the canary asks first', () => {
  expect(plan(`promote ${old}`, withCanary).question).toBe(
    `The canary ${canary}, which 10 % of visitors get, ends by this.`,
  );
});

test.each([
  ['pin 1.0.0-cccc', 'mf-blog has no version 1.0.0-cccc, or no longer.\nIt has these:'],
  ['pin aaaa', 'aaaa is the beginning of several versions of mf-blog.'],
  ['promote', 'mf-blog has no canary. Name the version to promote:'],
])('%s is refused with the versions that exist, when and by whom each was published', (text, sentence) => {
  const message = () => plan(text, status);
  expect(message).toThrow(UsageError);
  expect(message).toThrow(sentence);
  expect(message).toThrow(`  ${old}  published 30 Nov 2026, 11:20 UTC by the team (key 3f9a1c2b)`);
});

test.each([
  [`rollback ${old}`, status, `A rollback takes back ${current}, which everybody gets, and not ${old}.`],
  [
    `promote ${current} --traffic 10`,
    status,
    `${current} is what everybody gets. Only another version can be for a share of the visitors.`,
  ],
  ['rollback', { ...status, fallback: null }, 'mf-blog has no canary and no fallback to go back to.'],
])('%s is refused in a sentence', (text, state, sentence) => {
  expect(() => plan(text, state)).toThrow(sentence);
});
