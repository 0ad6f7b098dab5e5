import { createHash } from 'node:crypto';
import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import { recordLog } from '@sabi/test-kit/recorded-log';
import type { ReleaseRepository } from '../releases/release-repository';
import type { RemoteUse } from '../releases/remote-use';
import type { Figures } from '../remote-reports/remote-reports';
import { FailureWatch } from './failure-watch';

const [before, current, canary] = ['1.0.0-0000000001', '1.0.0-0000000002', '1.0.0-0000000003'];
const now = new Date('2026-01-01T00:00:00Z');
const entry = 'remoteEntry.js';
const integrity = { [entry]: `sha256-${createHash('sha256').update('entry()').digest('base64')}` };

function startWatch() {
  const { logger, lines } = recordLog({ service: 'gateway' });
  const lost = new Set<string>();
  const figures = new Map<string, Figures>();
  const shown: unknown[] = [];
  const use: RemoteUse = {
    ...{ current, fallback: before, pinned: false, pinnedSince: null },
    ...{ lastRollback: null, revision: 1 },
    canary: { version: canary, percent: 10, since: now },
  };
  const releases = {
    listUses: async () => [{ name: 'mf-test', use }],
    listVersions: async () => [canary, current, before].map((version) => ({ version, publishedAt: now })),
    findRelease: async (_name: string, version: string) => ({
      version,
      release: { entry, integrity } as unknown as RemoteRelease,
    }),
  } as unknown as ReleaseRepository;
  const watch = new FailureWatch({
    ...{ releases, logger },
    reports: { add: async () => undefined, count: async () => figures },
    readFile: async ({ version }) => Buffer.from(lost.has(version) ? 'altered' : 'entry()'),
    remoteMetrics: {
      showCurrent: (remotes) => void shown.push(...remotes),
      countBrowserFailure: () => undefined,
    },
  });
  return {
    ...{ lost, figures },
    look: async () => {
      await watch.look(now);
      return shown.at(-1);
    },
    logged: () =>
      lines
        .map((line) => JSON.parse(line) as Record<string, unknown>)
        .map(({ msg, level, reason, last_good }) => ({ msg, level, reason, last_good })),
  };
}

const failing = { remote: 'mf-test', version: current, isFailing: true };

test('a current version whose entry is lost is announced in the second round, once, and so is that it is back', async () => {
  const { lost, look, logged } = startWatch();
  lost.add(current);
  expect(await look()).toEqual({ ...failing, isFailing: false });
  expect(logged()).toEqual([]);
  expect(await look()).toEqual(failing);
  expect(await look()).toEqual(failing);
  const announced = {
    msg: 'remote.current.failing',
    level: 'error',
    reason: 'files-unavailable',
    last_good: before,
  };
  expect(logged()).toEqual([announced]);
  lost.clear();
  expect(await look()).toEqual({ ...failing, isFailing: false });
  expect(logged().slice(1)).toEqual([
    expect.objectContaining({ msg: 'remote.current.recovered', level: 'info' }),
  ]);
});

test('a current version that fails in most browsers ends no canary, and is announced', async () => {
  const { figures, look, logged } = startWatch();
  figures.set(current, { networks: 5, failed: 4 });
  figures.set(canary, { networks: 5, failed: 4 });
  await look();
  expect(await look()).toEqual(failing);
  expect(logged()).toEqual([expect.objectContaining({ reason: 'fails-in-browsers', last_good: before })]);
});

test.each([
  ['few networks', { networks: 2, failed: 2 }],
  ['half of them', { networks: 10, failed: 5 }],
])('a current version that fails on %s is not said to fail for everybody', async (_on, counted) => {
  const { figures, look } = startWatch();
  figures.set(current, counted);
  await look();
  expect(await look()).toEqual({ ...failing, isFailing: false });
});
