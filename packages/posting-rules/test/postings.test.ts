import { lintPostings } from '../src';
import { describeConfusion, isBad, measure, readPostings } from './labelled-postings';

const leastRecall = 0.95;
const leastPrecision = 0.9;

const postings = readPostings('postings');

test('there are 200 labelled postings, each with an id of its own', () => {
  expect(postings).toHaveLength(200);
  expect(new Set(postings.map(({ id }) => id)).size).toBe(200);
  expect(postings.filter(({ label }) => isBad(label))).toHaveLength(90);
});

test.each(['postings', 'author-2', 'author-3', 'author-4', 'author-5', 'further-postings'])(
  'of %s at least 95 % of the bad are found, and at least 90 % of what is found is bad',
  (folder) => {
    const confusion = measure(readPostings(folder));
    process.stdout.write(`${folder}: ${describeConfusion(confusion)}\n`);
    expect(confusion.recall).toBeGreaterThanOrEqual(leastRecall);
    expect(confusion.precision).toBeGreaterThanOrEqual(leastPrecision);
  },
);

test('quotes are the words of the posting', () => {
  for (const [i, { quotes }] of lintPostings(postings).entries())
    for (const quote of quotes)
      expect(JSON.stringify(postings[i])).toContain(JSON.stringify(quote).slice(1, -1));
});
