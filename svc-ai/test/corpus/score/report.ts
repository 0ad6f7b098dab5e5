import type { CorpusFile } from './corpus';
import { macroF1, measure, sumOf, type Tallies, type Tally } from './tally';

export interface ScoredFile {
  file: CorpusFile;
  tallies: Tallies;
  failure: string | null;
}

const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
const micro = (tallies: Tallies): Tally =>
  [...tallies.values()].reduce((sum, { right, extra, missed }) => ({
    right: sum.right + right,
    extra: sum.extra + extra,
    missed: sum.missed + missed,
  }));

/** Precision, recall and F1 of each field. */
export function fieldTable(scored: ScoredFile[]): string {
  const sum = sumOf(scored.map(({ tallies }) => tallies));
  const rows = [...sum].sort(([left], [right]) => left.localeCompare(right));
  return [
    `${'field'.padEnd(46)}  prec.  recall     F1  right extra missed`,
    ...rows.map(([field, tally]) => {
      const { precision, recall, f1 } = measure(tally);
      const counts = [tally.right, tally.extra, tally.missed].map((count) => String(count).padStart(6));
      return `${field.padEnd(46)} ${percent(precision)} ${percent(recall)} ${percent(f1)} ${counts.join('')}`;
    }),
    `${'macro-F1 over fields'.padEnd(46)} ${percent(macroF1(sum)).padStart(20)}`,
  ].join('\n');
}

/** Macro-F1 over fields and F1 over values, by group of files. */
export function groupTable(
  title: string,
  scored: ScoredFile[],
  groupOf: (file: CorpusFile) => string,
): string {
  const groups = new Map<string, ScoredFile[]>();
  for (const entry of scored) {
    const key = groupOf(entry.file);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const rows = [...groups].map(([key, entries]) => {
    const sum = sumOf(entries.map(({ tallies }) => tallies));
    return { key, count: entries.length, macro: macroF1(sum), all: measure(micro(sum)).f1 };
  });
  return [
    `${title.padEnd(46)}  files  macro    all`,
    ...rows
      .sort((left, right) => left.macro - right.macro)
      .map(
        ({ key, count, macro, all }) =>
          `${key.padEnd(46)} ${String(count).padStart(6)} ${percent(macro)} ${percent(all)}`,
      ),
  ].join('\n');
}

export function report(title: string, scored: ScoredFile[]): string {
  const failures = scored.filter(({ failure }) => failure !== null);
  return [
    `== ${title}: ${scored.length} files`,
    fieldTable(scored),
    groupTable('language', scored, ({ language }) => language),
    groupTable('format', scored, ({ format }) => format),
    groupTable('renderer', scored, ({ renderer }) => renderer),
    ...(failures.length > 0
      ? [['no answer:', ...failures.map(({ file, failure }) => `  ${file.name}: ${failure}`)].join('\n')]
      : []),
  ].join('\n\n');
}
