import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';

export const [oldVersion, currentVersion, newVersion] = [
  '0.1.0-aaaa000001',
  '0.1.0-aaaa000002',
  '0.1.0-bbbb000003',
] as const;
const at = '2026-11-21T03:00:00.000Z';
const team = { kind: 'team', id: '3f9a1c2b', name: null } as const;

/** A remote with three versions, of which all visitors get the second. */
export const buildRemote = (changes: Partial<RemoteOverview> = {}): RemoteOverview => ({
  ...{ name: 'mf-blog', basePaths: ['/blog'], revision: 7 },
  ...{ current: currentVersion, fallback: oldVersion, canary: null, lastRollback: null },
  ...{ pinned: false, pinnedSince: null, pinnedBy: null, failing: null },
  versions: [newVersion, currentVersion, oldVersion].map((version) => ({
    ...{ version, publishedAt: at, publishedBy: team },
  })),
  events: [{ action: 'published', version: newVersion, trafficPercent: 10, at, by: team }],
  ...changes,
});

/** With 10 % of the visitors, of whom some have failed. */
export const canary: NonNullable<RemoteOverview['canary']> = {
  ...{ version: newVersion, trafficPercent: 10, since: at },
  ...{ figures: { networks: 40, failed: 1 }, figuresOfCurrent: { networks: 300, failed: 0 } },
  endsAt: { percent: 5, failedNetworks: 3 },
};
