import { type RemoteStatus, remoteStatusSchema } from '@sabi/contracts/http/gateway/remote-commands';
import { describeStatus } from './describe-status';

const [old, current, canary] = ['1.0.0-aaaa000001', '1.0.0-aaaa000002', '1.0.0-bbbb000003'];
const at = '2026-11-30T11:20:00.000Z';
const staff = { kind: 'staff', id: 'a', name: 'rina@sabi.example' } as const;
const status: RemoteStatus = {
  ...{ name: 'mf-blog', current, fallback: old, revision: 7 },
  canary: {
    ...{ version: canary, trafficPercent: 10, since: at },
    ...{ figures: { networks: 40, failed: 1 }, figuresOfCurrent: { networks: 300, failed: 0 } },
    endsAt: { percent: 5, failedNetworks: 3 },
  },
  ...{ pinned: false, pinnedSince: null, pinnedBy: null, failing: null },
  lastRollback: { version: old, at, reason: 'error-budget', by: null },
  versions: [{ version: canary, publishedAt: at, publishedBy: { kind: 'team', id: '3f9a1c2b', name: null } }],
};

test('who gets what is the first sentence, and then why, since when and by whom', () => {
  expect(describeStatus(status)).toBe(
    [
      `mf-blog: ${canary} for 10 % of visitors as a canary, ${current} for the others; fallback ${old}.`,
      `  canary ${canary} since 30 Nov 2026, 11:20 UTC: failed on 1 of 40 networks, ${current} on 0 of 300 networks. It ends by itself above 5 %, from 3 failed networks on.`,
      `  rolled back ${old} on 30 Nov 2026, 11:20 UTC: it failed more often than it may.`,
      '  versions:',
      `    ${canary}  published 30 Nov 2026, 11:20 UTC by the team (key 3f9a1c2b)`,
    ].join('\n'),
  );
});

test('a pin says since when and by whom', () => {
  const text = describeStatus({ ...status, canary: null, pinned: true, pinnedSince: at, pinnedBy: staff });
  expect(text).toContain(`mf-blog: ${current} for all visitors, pinned; fallback ${old}.`);
  expect(text).toContain(
    `${current} is pinned since 30 Nov 2026, 11:20 UTC, by rina@sabi.example of the staff.`,
  );
});

test('a current version that fails for everybody is announced, with the command that leads to the last good one', () => {
  expect(describeStatus({ ...status, failing: { reason: 'files-unavailable', lastGood: old } })).toContain(
    `FAILING: ${current} cannot be loaded by anybody, as its files cannot be read. Back to the last good one: npm run publish:remote -w mf-blog -- promote ${old}`,
  );
  expect(describeStatus({ ...status, failing: { reason: 'fails-in-browsers', lastGood: null } })).toContain(
    `FAILING: ${current} fails in most browsers. No other version is there: publish one.`,
  );
});

test('of many versions the last ten are shown', () => {
  const versions = Array.from({ length: 12 }, (_, index) => ({
    ...{ version: `1.0.0-00000000${String(index).padStart(2, '0')}`, publishedAt: at, publishedBy: null },
  }));
  const text = describeStatus({ ...status, versions });
  expect(text).toContain('the last 10 versions:');
  expect(text).toContain('1.0.0-0000000009');
  expect(text).not.toContain('1.0.0-0000000010');
});

test('the status of a platform of before, without what is new, is understood', () => {
  const { revision: _revision, pinnedSince: _since, pinnedBy: _by, failing: _failing, ...before } = status;
  const parsed = remoteStatusSchema.parse({ ...before, versions: [{ version: canary, publishedAt: at }] });
  expect(describeStatus(parsed)).toContain(`${canary}  published 30 Nov 2026, 11:20 UTC`);
});
