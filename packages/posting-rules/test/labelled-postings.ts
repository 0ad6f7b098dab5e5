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

/** What is to be blocked or reviewed. */
export const isBad = (verdict: Verdict) => verdict !== 'ok';

/** Shares of the bad postings that are found, and of what is found that is bad; 0 to 1. */
export function measure(postings: readonly LabelledPosting[]): { recall: number; precision: number } {
  const lines = lintPostings(postings);
  const found = postings.filter((_, i) => isBad(lines[i]!.verdict));
  const right = found.filter(({ label }) => isBad(label)).length;
  return {
    recall: right / postings.filter(({ label }) => isBad(label)).length,
    precision: right / found.length,
  };
}
