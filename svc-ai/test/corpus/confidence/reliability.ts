import { toProbability } from '../../../src/engines/confidence/confidence-model';
import type { Outcome } from './calibration';

/** Values of which about the same was said. */
export interface Bucket {
  /** Rounded to a tenth. */
  readonly about: number;
  readonly count: number;
  /** Mean of what was said. */
  readonly said: number;
  /** Share that was right. */
  readonly right: number;
}

export interface Reliability {
  readonly count: number;
  readonly buckets: readonly Bucket[];
  /** Expected calibration error: the mean distance between said and right, each value counting once. */
  readonly error: number;
}

/** Compares what was said with what was right, by tenths. */
export function measureReliability(
  outcomes: readonly Outcome[],
  calibration: { slope: number; shift: number },
): Reliability {
  const said = outcomes.map(({ logOdds, isRight }) => ({
    said: toProbability(logOdds, calibration),
    isRight,
  }));
  const buckets = Array.from({ length: 11 }, (_none, tenth) => tenth / 10).flatMap((about): Bucket[] => {
    const own = said.filter((each) => Math.round(each.said * 10) / 10 === about);
    if (own.length === 0) return [];
    const mean = own.reduce((sum, each) => sum + each.said, 0) / own.length;
    return [
      {
        about,
        count: own.length,
        said: mean,
        right: own.filter(({ isRight }) => isRight).length / own.length,
      },
    ];
  });
  const distance = buckets.reduce(
    (sum, { count, said: mean, right }) => sum + count * Math.abs(mean - right),
    0,
  );
  return { count: outcomes.length, buckets, error: distance / (outcomes.length || 1) };
}

/** Markdown, a row for each tenth. */
export function reliabilityTable(values: Reliability, entries: Reliability): string {
  const cells = ({ buckets }: Reliability, about: number) => {
    const bucket = buckets.find((each) => each.about === about);
    return bucket ? [String(bucket.count), bucket.said.toFixed(3), bucket.right.toFixed(3)] : ['0', '', ''];
  };
  const head = ['Said', 'Values', 'mean said', 'right', 'Entries', 'mean said', 'right'];
  const rows = Array.from({ length: 11 }, (_none, tenth) => tenth / 10).map((about) => [
    about.toFixed(1),
    ...cells(values, about),
    ...cells(entries, about),
  ]);
  const widths = head.map((_cell, column) =>
    Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n');
}

const side = 360;
const margin = 48;

/** A plot of right against said: the diagonal is what calibration means; the area of a dot grows with its number of values. */
export function reliabilityPlot(
  series: readonly { name: string; colour: string; of: Reliability }[],
): string {
  const at = (share: number) => Math.round((margin + share * side) * 10) / 10;
  const up = (share: number) => Math.round((margin + (1 - share) * side) * 10) / 10;
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1];
  const grid = ticks.flatMap((tick) => [
    `<path d="M${at(tick)} ${up(0)}V${up(1)}M${at(0)} ${up(tick)}H${at(1)}" stroke="#d7dee5"/>`,
    `<text x="${at(tick)}" y="${up(0) + 18}" text-anchor="middle">${tick}</text>`,
    `<text x="${at(0) - 8}" y="${up(tick) + 4}" text-anchor="end">${tick}</text>`,
  ]);
  const dots = series.flatMap(({ colour, of: { buckets, count } }) =>
    buckets.map(
      ({ said, right, count: own }) =>
        `<circle cx="${at(said)}" cy="${up(right)}" r="${(3 + 16 * Math.sqrt(own / count)).toFixed(1)}" fill="${colour}" fill-opacity=".55" stroke="${colour}"/>`,
    ),
  );
  const legend = series.map(
    ({ name, colour, of: { count, error } }, index) =>
      `<circle cx="${at(0.06)}" cy="${up(0.94 - index * 0.07)}" r="5" fill="${colour}"/><text x="${at(0.06) + 12}" y="${up(0.94 - index * 0.07) + 4}">${name}: ${count}, calibration error ${error.toFixed(3)}</text>`,
  );
  const size = side + 2 * margin;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" font-family="sans-serif" font-size="12" fill="#1f2a37" role="img" aria-label="Share that was right by what was said">`,
    `<rect width="${size}" height="${size}" fill="#fff"/>`,
    ...grid,
    `<path d="M${at(0)} ${up(0)}L${at(1)} ${up(1)}" stroke="#7b8794" stroke-dasharray="4 4"/>`,
    ...dots,
    ...legend,
    `<text x="${at(0.5)}" y="${up(0) + 36}" text-anchor="middle">Said probability</text>`,
    `<text transform="rotate(-90 14 ${up(0.5)})" x="14" y="${up(0.5)}" text-anchor="middle">Share that was right</text>`,
    '</svg>',
    '',
  ].join('\n');
}
