import type { Build } from '../builds/build';
import type { Trial } from './plan-trials';
import { hasFailed, isSamePair, type PairResult } from './results';
import type { UntriedPair } from './run-trials';
import { summarize } from './to-sentence';

type Named = Pick<Trial, 'release' | 'build'>;

const ageNames = { current: 'built here', previous: 'released' } as const;

/** `mf-blog 0.1.0-0123456789 (built here) on shell 0123456789 (released)`. */
export function describePair({ release, build }: Named, { age, shellVersion }: Build): string {
  return `${release.name} ${release.version} (${ageNames[build.age]}) on shell ${shellVersion} (${ageNames[age]})`;
}

/** One line, which for a failure and a refusal is a sentence. */
export function describeResult(result: PairResult, pair: Named, shell: Build): string {
  const named = describePair(pair, shell);
  if (hasFailed(result)) return `FAILED    ${named}: ${summarize(result.problems)}`;
  return result.refused ? `refused   ${named}: ${summarize(result.problems)}` : `works     ${named}`;
}

const explainedRefusal =
  'refused: that shell is too old for the version and keeps the one it has, as it should. Deploy the shell before the remote.';

interface End {
  readonly builds: readonly Build[];
  readonly results: readonly PairResult[];
  readonly untried: readonly UntriedPair[];
  /** Results of earlier runs. */
  readonly kept: number;
  readonly seconds: number;
}

/** The table, what did not work as a sentence each, and the sum. */
export function describeEnd({ builds, results, untried, kept, seconds }: End): string {
  const failures = results.filter(hasFailed);
  const sum = [
    `${results.length} pairs have a verdict${kept > 0 ? ` (${kept} from before)` : ''}`,
    failures.length > 0 ? `${failures.length} of them do not work` : 'none of them fails',
    ...(untried.length > 0 ? [`${untried.length} could not be tried`] : []),
    `${seconds.toFixed(0)} s`,
  ];
  return [
    '',
    describeMatrix(builds, results),
    ...describeFailures(builds, results),
    '',
    ...(results.some(({ refused }) => refused) ? [explainedRefusal] : []),
    `${sum.join('; ')}.`,
  ].join('\n');
}

function describeFailures(builds: readonly Build[], results: readonly PairResult[]): string[] {
  return listRows(builds).flatMap((row) =>
    builds.flatMap((shell) => {
      const found = findResult(results, row, shell);
      return found && hasFailed(found) ? [describeResult(found, row, shell)] : [];
    }),
  );
}

/** One row per version of each remote, one column per shell. */
export function describeMatrix(builds: readonly Build[], results: readonly PairResult[]): string {
  const shells = builds.map(({ age, shellVersion }) => `shell ${shellVersion} (${ageNames[age]})`);
  const rows = listRows(builds).flatMap((row) => {
    const found = builds.map((shell) => findResult(results, row, shell));
    if (found.every((each) => each === undefined)) return [];
    return [
      [`${row.release.name} ${row.release.version} (${ageNames[row.build.age]})`, ...found.map(toCell)],
    ];
  });
  return drawTable([['', ...shells], ...rows]);
}

function toCell(result: PairResult | undefined): string {
  if (!result) return 'not tried';
  if (result.refused) return 'refused';
  return hasFailed(result) ? 'FAILED' : 'works';
}

function listRows(builds: readonly Build[]): Named[] {
  const names = builds[0]?.releases.map(({ name }) => name) ?? [];
  return names.flatMap((name) =>
    builds.flatMap((build) =>
      build.releases.filter((release) => release.name === name).map((release) => ({ build, release })),
    ),
  );
}

function findResult(
  results: readonly PairResult[],
  { release: { name: remote, version } }: Named,
  { shellVersion: shell }: Build,
): PairResult | undefined {
  return results.find((each) => isSamePair(each, { shell, remote, version }));
}

export function drawTable(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}
