import { TooManyPostings } from '../src/job-search';
import { maxPostings } from '../src/mini-search/mini-search-engine';
import { MiniSearchJobSearch } from '../src/mini-search/mini-search-job-search';
import { revise } from './build-posting';

test('MiniSearch refuses more postings than it can search, and names the engine that takes them', async () => {
  const search = new MiniSearchJobSearch();
  const postings = Array.from({ length: maxPostings }, (_none, number) =>
    revise({ id: `posting-${number}` }),
  );
  await search.index(postings);
  const indexed = search.index([revise({ id: 'one-more' })]);
  await expect(indexed).rejects.toThrow(TooManyPostings);
  await expect(indexed).rejects.toThrow('OpenSearch');
  await search.index([revise({ id: 'posting-0', title: 'Welder' }, 2)]); // a change of one that is there
  expect((await search.health()).postings).toBe(maxPostings);
});
