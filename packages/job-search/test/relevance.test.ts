import { MiniSearchJobSearch } from '../src/mini-search/mini-search-job-search';
import { generatePosting } from '../src/testing/generate-posting';
import { judgedQueries } from '../src/testing/judged-queries';
import { meanRelevance, measureRelevance } from '../src/testing/measure-relevance';
import { rankByBaseline } from '../src/testing/rank-by-baseline';
import { rankByPages } from '../src/testing/rank-by-pages';

const now = new Date();
const corpus = Array.from({ length: 4000 }, (_none, number) => generatePosting(number, now));
const search = new MiniSearchJobSearch();

beforeAll(() => search.index(corpus.map(({ posting }) => ({ posting, revision: 1 }))));

test.each([
  ['used for tuning', false],
  ['held back', true],
])('queries %s find what was meant, in both languages', async (_kind, isHeldBack) => {
  const queries = judgedQueries.filter((query) => query.isHeldBack === isHeldBack);
  const ours = meanRelevance(await measureRelevance(corpus, queries, rankByPages(search)));
  const plain = meanRelevance(await measureRelevance(corpus, queries, rankByBaseline(corpus)));
  expect(ours.ndcg).toBeGreaterThanOrEqual(0.8);
  expect(ours.crossLanguageRecall).toBeGreaterThanOrEqual(0.9);
  expect(ours.ndcg).toBeGreaterThan(plain.ndcg);
  expect(ours.crossLanguageRecall).toBeGreaterThan(plain.crossLanguageRecall);
});
