import type { CorpusFile } from './corpus';
import { macroF1, measure, sumOf, type Tallies, type Tally } from './tally';

export interface ScoredFile {
  file: CorpusFile;
  tallies: Tallies;
  jobs: Tally;
  failure: string | null;
}

const percent = (share: number) => (100 * share).toFixed(1).padStart(6);
const total = (tallies: Iterable<Tally>): Tally => {
  const sum = { right: 0, extra: 0, missed: 0 };
  for (const { right, extra, missed } of tallies) {
    sum.right += right;
    sum.extra += extra;
    sum.missed += missed;
  }
  return sum;
};

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

/** Share of a careful reader's jobs of which every field is right. */
const wholeJobs = (jobs: Tally): string =>
  jobs.right + jobs.missed === 0 ? '     –' : percent(measure(jobs).recall);

/** Macro-F1 over fields, F1 over values and jobs right as a whole, by group of files. */
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
    const jobs = total(entries.map((entry) => entry.jobs));
    const all = measure(total(sum.values())).f1;
    return { key, count: entries.length, macro: macroF1(sum), all, jobs: wholeJobs(jobs) };
  });
  return [
    `${title.padEnd(46)}  files  macro    all   jobs`,
    ...rows
      .sort((left, right) => left.macro - right.macro)
      .map(
        ({ key, count, macro, all, jobs }) =>
          `${key.padEnd(46)} ${String(count).padStart(6)} ${percent(macro)} ${percent(all)} ${jobs}`,
      ),
  ].join('\n');
}

/** By field and format alone. */
export function briefReport(title: string, scored: ScoredFile[]): string {
  return [
    `== ${title}: ${scored.length} files`,
    fieldTable(scored),
    `${'whole jobs right'.padEnd(46)} ${wholeJobs(total(scored.map(({ jobs }) => jobs))).padStart(20)}`,
    groupTable('format', scored, ({ format }) => format),
  ].join('\n\n');
}

export function report(title: string, scored: ScoredFile[]): string {
  const failures = scored.filter(({ failure }) => failure !== null);
  return [
    `== ${title}: ${scored.length} files`,
    fieldTable(scored),
    `${'whole jobs right'.padEnd(46)} ${wholeJobs(total(scored.map(({ jobs }) => jobs))).padStart(20)}`,
    groupTable('language', scored, ({ language }) => language),
    groupTable('format', scored, ({ format }) => format),
    groupTable('renderer', scored, ({ renderer }) => renderer),
    ...(scored.some(({ file }) => file.kind) ? [groupTable('kind', scored, ({ kind }) => kind ?? '–')] : []),
    ...(failures.length > 0
      ? [['no answer:', ...failures.map(({ file, failure }) => `  ${file.name}: ${failure}`)].join('\n')]
      : []),
  ].join('\n\n');
}
