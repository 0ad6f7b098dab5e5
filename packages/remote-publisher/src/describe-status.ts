import type { RemoteActor, RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';

const shownVersions = 10;

/** Who gets which version now, first in one sentence. */
export function describeStatus(status: RemoteStatus): string {
  const { name, current, canary, failing, lastRollback } = status;
  return [
    `${name}: ${describeShares(status)}.`,
    ...(failing ? [`  ${describeFailure(name, current, failing)}`] : []),
    ...(status.pinned ? [`  ${describePin(status)}. unpin ends the pin.`] : []),
    ...(canary ? [`  ${describeCanary(current, canary)}`] : []),
    ...(lastRollback
      ? [
          `  rolled back ${lastRollback.version} on ${describeTime(lastRollback.at)}: ${reasons[lastRollback.reason](lastRollback.by)}.`,
        ]
      : []),
    ...listVersions(status).map((line) => `  ${line}`),
  ].join('\n');
}

const reasons = {
  team: (by: RemoteActor | null) => (by ? `by ${describeActor(by)}` : 'by the team'),
  'error-budget': () => 'it failed more often than it may',
} as const;

/** For example "1.0.1-… for 10 % of visitors as a canary, 1.0.0-… for the others; fallback 0.9.0-…". */
export function describeShares({ current, canary, fallback, pinned }: RemoteStatus): string {
  const shares = canary
    ? `${canary.version} for ${canary.trafficPercent} % of visitors as a canary, ${current} for the others`
    : `${current} for all visitors${pinned ? ', pinned' : ''}`;
  return `${shares}; ${fallback ? `fallback ${fallback}` : 'no fallback'}`;
}

/** For example "1.0.0-… is pinned since 30 Nov 2026, 11:20 UTC, by the team (key 3f9a1c2b)". */
export function describePin({ current, pinnedSince, pinnedBy }: RemoteStatus): string {
  const since = pinnedSince ? ` since ${describeTime(pinnedSince)}` : '';
  return `${current} is pinned${since}${pinnedBy ? `, by ${describeActor(pinnedBy)}` : ''}`;
}

function describeCanary(current: string, canary: NonNullable<RemoteStatus['canary']>): string {
  const { version, since, figures, figuresOfCurrent, endsAt } = canary;
  const failed = ({ failed: count, networks }: typeof figures) => `${count} of ${networks} networks`;
  const end = endsAt
    ? ` It ends by itself above ${Number(endsAt.percent.toFixed(1))} %, from ${endsAt.failedNetworks} failed networks on.`
    : '';
  return `canary ${version} since ${describeTime(since)}: failed on ${failed(figures)}, ${current} on ${failed(figuresOfCurrent)}.${end}`;
}

/** The newest versions, when and by whom each was published. */
export function listVersions({ versions }: Pick<RemoteStatus, 'versions'>): string[] {
  const shown = versions.slice(0, shownVersions);
  const heading = versions.length > shown.length ? `the last ${shownVersions} versions:` : 'versions:';
  return [
    heading,
    ...shown.map(({ version, publishedAt, publishedBy }) => {
      const by = publishedBy ? ` by ${describeActor(publishedBy)}` : '';
      return `  ${version}  published ${describeTime(publishedAt)}${by}`;
    }),
  ];
}

const failures = {
  'files-unavailable': 'cannot be loaded by anybody, as its files cannot be read',
  'fails-in-browsers': 'fails in most browsers',
} as const;

function describeFailure(
  name: string,
  current: string,
  { reason, lastGood }: NonNullable<RemoteStatus['failing']>,
): string {
  const way = lastGood
    ? `Back to the last good one: npm run publish:remote -w ${name} -- promote ${lastGood}`
    : 'No other version is there: publish one.';
  return `FAILING: ${current} ${failures[reason]}. ${way}`;
}

export function describeActor({ kind, id, name }: RemoteActor): string {
  if (kind === 'team') return id ? `the team (key ${id})` : 'the team';
  if (kind === 'staff') return `${name ?? `account ${id ?? 'unknown'}`} of the staff`;
  return 'the platform';
}

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  ...{ day: 'numeric', month: 'short', year: 'numeric' },
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'UTC' },
});

/** @param time ISO 8601 @returns for example "30 Nov 2026, 11:20 UTC" */
export function describeTime(time: string): string {
  return `${timeFormat.format(new Date(time))} UTC`;
}
