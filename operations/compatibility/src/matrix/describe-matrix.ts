import type { Build } from '../builds/build';
import { hasFailed, isSamePair, type PairResult } from './results';

/** One row per version of each remote, one column per shell; failures below. */
export function describeMatrix(builds: readonly Build[], results: readonly PairResult[]): string {
  const names = builds[0]?.releases.map(({ name }) => name) ?? [];
  const shells = builds.map(({ age, shellVersion }) => `shell ${shellVersion} (${age})`);
  const rows = names.flatMap((remote) =>
    builds.flatMap(({ age, releases }) => {
      const release = releases.find(({ name }) => name === remote);
      if (!release) return [];
      const { version } = release;
      const cells = builds.map(({ shellVersion: shell }) => {
        const found = results.find((each) => isSamePair(each, { shell, remote, version }));
        if (!found) return 'not tried';
        if (found.refused) return 'refused';
        return found.problems.length > 0 ? 'FAILED' : 'works';
      });
      return [[`${remote} ${version} (${age})`, ...cells]];
    }),
  );
  return [
    drawTable([['', ...shells], ...rows]),
    ...results
      .filter(hasFailed)
      .flatMap(({ shell, remote, version, problems }) => [
        `FAILED: ${remote} ${version} on shell ${shell}`,
        ...problems.map((problem) => `  ${problem}`),
      ]),
  ].join('\n');
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
