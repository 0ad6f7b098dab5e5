import type { RemoteRelease } from '@sabi/contracts/http/gateway/platform';
import type { Build } from '../builds/build';
import { isSamePair, type PairResult } from './results';

interface BuiltRelease {
  readonly release: RemoteRelease;
  /** Where it was built. */
  readonly build: Build;
}

/** One version of a remote on the shells where it has not been seen to work. */
export interface Trial extends BuiltRelease {
  readonly shells: readonly Build[];
  /** The released version, for a current one: shells get it back, so that one that they cannot read disturbs no other pair. */
  readonly before?: BuiltRelease;
  /** For a remote that was never released: current versions of others, which held one of its paths when they were released. */
  readonly makeRoom: readonly BuiltRelease[];
}

export interface Plan {
  readonly trials: readonly Trial[];
  /** Results of earlier runs that count. */
  readonly kept: readonly PairResult[];
}

interface Choice {
  /** Names of remotes; empty: all. */
  readonly wanted: readonly string[];
  readonly results: readonly PairResult[];
  /** Pairs count only where they were tried on these programs. */
  readonly platform: string;
  /** Whether pairs that worked are tried again. */
  readonly again: boolean;
}

/**
 * Pairs that are missing: never tried, failed, or tried on other services. Released versions come first and remotes that were
 * never released last, as those stay in the registry.
 * @param builds the current one first
 */
export function planTrials(builds: readonly Build[], { wanted, results, platform, again }: Choice): Plan {
  const kept: PairResult[] = [];
  const trials: Trial[] = [];
  const [current, ...previous] = builds;
  const shells = uniqueBy(builds, ({ shellVersion }) => shellVersion);
  for (const { build, release } of listReleases(builds)) {
    if (wanted.length > 0 && !wanted.includes(release.name)) continue;
    const missing = shells.filter(({ shellVersion: shell }) => {
      const pair = { shell, remote: release.name, version: release.version };
      const found = results.find((each) => isSamePair(each, pair));
      const counts = !again && found?.platform === platform && isFit(found);
      if (counts) kept.push(found);
      return !counts;
    });
    const before =
      build === current
        ? listReleases(previous).find((each) => each.release.name === release.name)
        : undefined;
    if (missing.length === 0) continue;
    const makeRoom = build === current && !before ? listDisplaced(release, builds) : [];
    trials.push({ release, build, shells: missing, makeRoom, ...(before && { before }) });
  }
  const order = ({ build, before }: Trial) => (build !== current ? 0 : before ? 1 : 2);
  return { trials: trials.toSorted((one, other) => order(one) - order(other)), kept };
}

/** Current versions of the remotes that held a path of this one when they were released. */
function listDisplaced(
  { basePaths }: RemoteRelease,
  [current, ...previous]: readonly Build[],
): BuiltRelease[] {
  const holders = listReleases(previous)
    .filter(({ release }) => release.basePaths.some((path) => basePaths.includes(path)))
    .map(({ release }) => release.name);
  return listReleases(current ? [current] : []).filter(({ release }) => holders.includes(release.name));
}

const isFit = ({ refused, problems }: PairResult): boolean => refused || problems.length === 0;

function listReleases(builds: readonly Build[]): BuiltRelease[] {
  const all = builds.flatMap((build) => build.releases.map((release) => ({ build, release })));
  return uniqueBy(all, ({ release }) => `${release.name} ${release.version}`);
}

function uniqueBy<T>(values: readonly T[], keyOf: (value: T) => string): T[] {
  const byKey = new Map<string, T>();
  for (const value of values) if (!byKey.has(keyOf(value))) byKey.set(keyOf(value), value);
  return [...byKey.values()];
}
