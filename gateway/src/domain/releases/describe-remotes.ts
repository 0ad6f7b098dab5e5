import type { RemoteOverview } from '@sabi/contracts/http/gateway/staff-remotes';
import { describeStatus, type StatusDependencies } from './describe-status';
import type { ReleaseRepository } from './release-repository';
import { type RemoteUse, versionsOf } from './remote-use';

const shownVersions = 10;
const shownEvents = 10;

export interface OverviewDependencies extends StatusDependencies {
  readonly releases: ReleaseRepository;
}

/**
 * Every remote for the page of the staff, by name.
 * @param isServed whether a registered remote is on the site at the moment
 */
export async function describeRemotes(
  now: Date,
  isServed: (name: string) => boolean,
  dependencies: OverviewDependencies,
): Promise<RemoteOverview[]> {
  const uses = (await dependencies.releases.listUses()).filter(({ name }) => isServed(name));
  return Promise.all(uses.map(({ name, use }) => describeRemote(name, use, now, dependencies)));
}

export async function describeRemote(
  name: string,
  use: RemoteUse,
  now: Date,
  dependencies: OverviewDependencies,
): Promise<RemoteOverview> {
  const { releases } = dependencies;
  const [status, events, current] = await Promise.all([
    describeStatus(name, use, now, dependencies),
    releases.listEvents(name, shownEvents),
    releases.findRelease(name, use.current),
  ]);
  const inUse = versionsOf(use);
  return {
    ...status,
    basePaths: current?.release.basePaths ?? [],
    versions: status.versions.filter(
      ({ version }, index) => index < shownVersions || inUse.includes(version),
    ),
    events: events.map(({ action, version, percent, at, by }) => ({
      ...{ action, version, by },
      trafficPercent: percent,
      at: at.toISOString(),
    })),
  };
}
