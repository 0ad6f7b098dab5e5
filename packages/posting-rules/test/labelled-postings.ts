import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintPostings, type Verdict } from '../src';

export interface LabelledPosting {
  readonly id: string;
  readonly text: string;
  readonly label: Verdict;
  readonly why: string;
}

/** All postings of the files in a folder beside this file. */
export function readPostings(folder: string): LabelledPosting[] {
  const path = join(import.meta.dirname, folder);
  return readdirSync(path).flatMap(
    (file) => JSON.parse(readFileSync(join(path, file), 'utf8')) as LabelledPosting[],
  );
}

/** Whether a posting should be blocked or reviewed. */
export const isBad = (verdict: Verdict) => verdict !== 'ok';

export interface Confusion {
  /** Ids: true positives, false negatives and false positives. */
  readonly found: readonly string[];
  readonly missed: readonly string[];
  readonly falseAlarms: readonly string[];
  /** True positives among bad postings, 0 to 1. */
  readonly recall: number;
  /** True positives among findings, 0 to 1. */
  readonly precision: number;
}

/**
 * Compares the rules' verdict on each posting with its label. A posting counts as found if it is blocked or to be
 * reviewed.
 */
export function measure(postings: readonly LabelledPosting[]): Confusion {
  const lines = lintPostings(postings);
  const idsWhere = (bad: boolean, flagged: boolean) =>
    postings
      .filter(({ label }, i) => isBad(label) === bad && isBad(lines[i]!.verdict) === flagged)
      .map(({ id }) => id);
  const [found, missed, falseAlarms] = [idsWhere(true, true), idsWhere(true, false), idsWhere(false, true)];
  return {
    found,
    missed,
    falseAlarms,
    recall: found.length / (found.length + missed.length),
    precision: found.length / (found.length + falseAlarms.length),
  };
}

/** `found 89, missed 1 (bad-id-04), false alarms 0 (), recall 0.989, precision 1.000`. */
export const describeConfusion = ({ found, missed, falseAlarms, recall, precision }: Confusion) =>
  [
    `found ${found.length}`,
    `missed ${missed.length} (${missed.join(' ')})`,
    `false alarms ${falseAlarms.length} (${falseAlarms.join(' ')})`,
    `recall ${recall.toFixed(3)}`,
    `precision ${precision.toFixed(3)}`,
  ].join(', ');
