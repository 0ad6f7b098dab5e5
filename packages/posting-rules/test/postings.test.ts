import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lintPostings, type Verdict } from '../src';

interface LabelledPosting {
  readonly id: string;
  readonly text: string;
  readonly label: Verdict;
  readonly why: string;
}

const folder = join(import.meta.dirname, 'postings');
const postings = readdirSync(folder).flatMap(
  (file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as LabelledPosting[],
);
const lines = lintPostings(postings);

const count = (label: 'bad' | 'ok', verdict: 'bad' | 'ok') =>
  postings.filter(
    (posting, i) =>
      isBad(posting.label) === (label === 'bad') && isBad(lines[i]!.verdict) === (verdict === 'bad'),
  ).length;
const isBad = (verdict: Verdict) => verdict !== 'ok';

test('there are 200 labelled postings, each with an id of its own', () => {
  expect(postings).toHaveLength(200);
  expect(new Set(postings.map(({ id }) => id)).size).toBe(200);
  expect(postings.filter(({ label }) => isBad(label))).toHaveLength(90);
});

test('finds at least 95 % of the bad postings, and at least 90 % of what it finds is bad', () => {
  const [found, missed, wrong] = [count('bad', 'bad'), count('bad', 'ok'), count('ok', 'bad')];
  const recall = found / (found + missed);
  const precision = found / (found + wrong);
  console.log(
    `postings: recall ${recall.toFixed(3)}, precision ${precision.toFixed(3)}, missed ${missed}, wrong ${wrong}`,
  );
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.9);
});

test('quotes are the words of the posting', () => {
  for (const [i, { quotes }] of lines.entries())
    for (const quote of quotes)
      expect(JSON.stringify(postings[i])).toContain(JSON.stringify(quote).slice(1, -1));
});
