import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import type { Publication } from './publish-build';
import type { VersionInUse } from './registry';

/** The command of a remote's team on this platform. */
export type CommandLine = (remote: string, command: string) => string;

/** @param platform one at another address than the default; the command needs to be given where it is */
export function createCommandLine(platform?: { url: string; dataDir: string }): CommandLine {
  const settingsFor = (remote: string) =>
    platform
      ? `PLATFORM_URL=${platform.url} PUBLISH_KEY_FILE=${platform.dataDir}/publishers/${remote}.pem FILE_STORE_DIR=${platform.dataDir}/files `
      : '';
  return (remote, command) => `${settingsFor(remote)}npm run publish:remote -w ${remote} -- ${command}`;
}

/** What became of a local build, for the terminal; undefined where nothing changed. */
export function describePublication(publication: Publication, commandLine: CommandLine): string | undefined {
  const { remote, version, outcome } = publication;
  const name = `${remote} ${version}`;
  switch (outcome) {
    case 'unchanged':
      return undefined;
    case 'live':
      return `${name} is live for everybody (local build${publication.before ? `; before: ${publication.before}` : ''}).`;
    case 'refused':
      return [
        `${name} was built but not published: can-i-deploy has refused this version.`,
        `  To publish it all the same: ${commandLine(remote, '--traffic 100 --override "<reason>"')}`,
      ].join('\n');
    case 'held':
      return describeHeld(publication.status, { remote, version }, commandLine);
  }
}

function describeHeld(
  { current, canary, pinned, lastRollback }: RemoteStatus,
  { remote, version }: { remote: string; version: string },
  commandLine: CommandLine,
): string {
  const promote = commandLine(remote, `promote ${version}`);
  const reasons = [
    pinned && `${current} is pinned`,
    canary && `${canary.version} is the canary at ${canary.trafficPercent} %`,
    lastRollback?.version === version && 'this version was rolled back',
    'a command of publish:remote decided about this version',
  ];
  return [
    `${remote} ${version} was built but not given to visitors: ${reasons.find(Boolean)}. They get ${current}.`,
    `  To give it to everybody: ${promote}`,
    ...(canary && !pinned
      ? [`  To end the canary, so that later builds go live: ${commandLine(remote, 'rollback')}`]
      : []),
  ].join('\n');
}

/** Which version of each remote visitors get. */
export function describeRemotes(remotes: readonly RegisteredRemote[]): string[] {
  const width = Math.max(0, ...remotes.map(({ name }) => name.length));
  return remotes.map(({ name, release, trafficPercent, canary }) => {
    const share = canary ? `${trafficPercent} % of visitors` : 'everybody';
    const others = canary ? `; ${canary.release.version}  ${100 - trafficPercent} %, as the canary` : '';
    return `${name.padEnd(width)}  ${release.version}  ${share}${others}`;
  });
}

/** A version that visitors get and cannot load, and the command that helps. */
export function describeUnavailable(
  { remote, version, role }: VersionInUse,
  { pinned, failing }: Pick<RemoteStatus, 'pinned' | 'failing'>,
  commandLine: CommandLine,
): string {
  if (role === 'canary')
    return [
      `${remote} ${version}, the canary, cannot be loaded: its files are gone.`,
      `  To end it: ${commandLine(remote, 'rollback')}`,
    ].join('\n');
  const help = failing?.lastGood
    ? `Back to the last good version: ${commandLine(remote, `promote ${failing.lastGood}`)}`
    : `No other version is here. To publish one: ${commandLine(remote, '--traffic 100')}`;
  return [
    `${remote} ${version}, which everybody gets${pinned ? ' as it is pinned' : ''}, cannot be loaded: its files are gone.`,
    `  ${help}`,
  ].join('\n');
}

/** A remote of which nothing was ever published here. */
export function describeMissing(remote: string, commandLine: CommandLine): string {
  return [
    `${remote} has no version yet, so its pages are missing.`,
    `  To publish one: ${commandLine(remote, '--traffic 100')}`,
  ].join('\n');
}
