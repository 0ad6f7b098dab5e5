import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';

const shownVersions = 10;

/** The share of visitors per version, as text. */
export function describeStatus(status: RemoteStatus): string {
  const { name, current, fallback, canary, pinned, lastRollback, versions } = status;
  const lines = [
    name,
    `  current    ${current}${pinned ? ' (pinned)' : ''}${canary ? `, ${100 - canary.trafficPercent} %` : ''}`,
    `  canary     ${canary ? `${canary.version}, ${canary.trafficPercent} % since ${canary.since}` : 'none'}`,
    ...(canary
      ? [
          `             failed on ${describeFigures(canary.figures)}; the current one on ${describeFigures(canary.figuresOfCurrent)}`,
        ]
      : []),
    `  fallback   ${fallback ?? 'none'}`,
    ...(lastRollback
      ? [`  rolled back ${lastRollback.version} at ${lastRollback.at}: ${reasons[lastRollback.reason]}`]
      : []),
    '  registered',
    ...versions.slice(0, shownVersions).map(({ version, publishedAt }) => `    ${version}  ${publishedAt}`),
  ];
  return lines.join('\n');
}

const reasons = { team: 'by the team', 'error-budget': 'it failed more often than it may' } as const;

function describeFigures({ networks, failed }: { networks: number; failed: number }): string {
  return `${failed} of ${networks} networks`;
}
