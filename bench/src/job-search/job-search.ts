import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { startOpenSearch } from '@sabi/dev-infra/opensearch';
import type { JobQuery } from '@sabi/job-search/job-search';
import { OpenSearchJobSearch } from '@sabi/job-search/open-search/open-search-job-search';
import type { PostingRevision } from '@sabi/job-search/posting';
import { type GeneratedPosting, generatePosting } from '@sabi/job-search/testing/generate-posting';
import { judgedQueries } from '@sabi/job-search/testing/judged-queries';
import { meanRelevance, measureRelevance, type Relevance } from '@sabi/job-search/testing/measure-relevance';
import { rankByPages } from '@sabi/job-search/testing/rank-by-pages';
import { rankByBaseline } from '@sabi/job-search/testing/rank-by-baseline';
import { measureTime } from '../figures/elapsed-time';
import type { Findings } from '../figures/findings';
import { formatTable, percentile } from '../figures/statistics';
import { sampleSearch } from './sample-search';

const perSecond = 20;
const aims = { p95Ms: 200, p99Ms: 400, findableMs: 2000, ndcg: 0.8, crossLanguageRecall: 0.9 };
const judgedPostings = 4000;
const publishings = 10;
const pollMs = 20;

interface Load {
  readonly times: readonly number[];
  readonly failures: readonly string[];
}

/**
 * Times of indexing, of searches at 20 a second (at rest and during a rebuild) and of publishing, and the relevance of
 * the same engine.
 */
export async function measureJobSearch(size: { postings: number; seconds: number }): Promise<Findings> {
  const parent = await mkdtemp(join(tmpdir(), 'sabi-bench-search-'));
  await chmod(parent, 0o755); // the node runs as a user of its own
  const node = await startOpenSearch({ folder: join(parent, 'node'), report: console.log });
  if (!node) throw new Error('The bench needs OpenSearch');
  try {
    return await measureOn(node.url, size);
  } finally {
    await node.stop();
    await rm(parent, { recursive: true, force: true });
  }
}

async function measureOn(
  url: string,
  { postings, seconds }: { postings: number; seconds: number },
): Promise<Findings> {
  const now = new Date();
  const search = new OpenSearchJobSearch({ url, name: 'bench', requestTimeoutMs: 10_000, retireAfterMs: 0 });
  const indexed = await measureTime(() => search.rebuild(() => generate(postings, now)));
  await runLoad(search, { until: delay(5000) }); // warms the node up
  const rest = await runLoad(search, { until: delay(seconds * 1000) });
  const rebuilding = measureTime(() => search.rebuild(() => generate(postings, now)));
  const underRebuild = await runLoad(search, { until: rebuilding });
  const findable = await measurePublishing(search, now);
  const relevance = await measureOnOpenSearch(url, now);
  await search.close();
  const rows = [
    ['index', `${postings} postings in ${(indexed / 1000).toFixed(1)} s`],
    ['searches at rest', describe(rest)],
    [`rebuild in ${((await rebuilding) / 1000).toFixed(1)} s, searches meanwhile`, describe(underRebuild)],
    ['published to found', `slowest of ${publishings}: ${Math.round(findable)} ms`],
    ...relevance.flatMap(({ name, plain, ...ours }) => [
      [`relevance, ${name}`, describeRelevance(ours)],
      ['  of plain BM25', describeRelevance(plain)],
    ]),
  ];
  const missed = [
    ...(percentile(rest.times, 0.95) > aims.p95Ms ? [`p95 above ${aims.p95Ms} ms`] : []),
    ...(percentile(rest.times, 0.99) > aims.p99Ms ? [`p99 above ${aims.p99Ms} ms`] : []),
    ...(rest.failures.length + underRebuild.failures.length > 0 ? ['searches failed'] : []),
    ...(findable > aims.findableMs ? [`a posting was not found within ${aims.findableMs} ms`] : []),
    ...relevance.flatMap(({ name, ndcg, crossLanguageRecall }) =>
      ndcg < aims.ndcg || crossLanguageRecall < aims.crossLanguageRecall
        ? [`relevance of queries ${name}`]
        : [],
    ),
  ];
  return { report: formatTable(['what', 'measured'], rows), missed };
}

async function* generate(count: number, now: Date): AsyncGenerator<PostingRevision> {
  for (let number = 0; number < count; number += 1)
    yield await Promise.resolve({ posting: generatePosting(number, now).posting, revision: 1 });
}

/** Searches arrive on schedule, whether or not earlier ones were answered; times count from the schedule. */
async function runLoad(search: OpenSearchJobSearch, { until }: { until: Promise<unknown> }): Promise<Load> {
  const times: number[] = [];
  const failures: string[] = [];
  const pending: Promise<void>[] = [];
  let isOver = false;
  void until.finally(() => {
    isOver = true;
  });
  const begunAt = performance.now();
  for (let number = 0; !isOver; number += 1) {
    const dueAt = begunAt + (number * 1000) / perSecond;
    const early = dueAt - performance.now();
    if (early > 0) await delay(early);
    pending.push(
      search.search(queryOf(number)).then(
        () => void times.push(performance.now() - dueAt),
        (error: unknown) => void failures.push(String(error)),
      ),
    );
  }
  await Promise.all([until, ...pending]);
  return { times, failures };
}

/** The answer has all facets. */
function queryOf(number: number): JobQuery {
  const { words, area, payFrom } = sampleSearch(number);
  return { words, areas: area ? [area] : [], payFrom, size: 20 };
}

/** @returns the slowest time in milliseconds from the call to the first search that finds the posting */
async function measurePublishing(search: OpenSearchJobSearch, now: Date): Promise<number> {
  const times: number[] = [];
  for (let number = 0; number < publishings; number += 1) {
    const companyId = `published-${number}`;
    const { posting } = generatePosting(number, now);
    times.push(
      await measureTime(async () => {
        await search.index([{ posting: { ...posting, id: companyId, companyId }, revision: 1 }]);
        while ((await search.search({ companyId })).total === 0) await delay(pollMs);
      }),
    );
  }
  return Math.max(...times);
}

async function measureOnOpenSearch(url: string, now: Date) {
  const corpus: GeneratedPosting[] = Array.from({ length: judgedPostings }, (_none, number) =>
    generatePosting(number, now),
  );
  const search = new OpenSearchJobSearch({ url, name: 'judged', requestTimeoutMs: 10_000, retireAfterMs: 0 });
  await search.rebuild(() => generate(judgedPostings, now));
  const measure = async (isHeldBack: boolean, rank: typeof ours) => {
    const queries = judgedQueries.filter((query) => query.isHeldBack === isHeldBack);
    return meanRelevance(await measureRelevance(corpus, queries, rank));
  };
  const [ours, plain] = [rankByPages(search), rankByBaseline(corpus)];
  const results = [];
  for (const isHeldBack of [false, true])
    results.push({
      name: isHeldBack ? 'held back' : 'used for tuning',
      ...(await measure(isHeldBack, ours)),
      plain: await measure(isHeldBack, plain),
    });
  await search.close();
  return results;
}

function describeRelevance({ ndcg, crossLanguageRecall }: Relevance): string {
  return `nDCG@10 ${ndcg.toFixed(3)}, cross-language recall ${crossLanguageRecall.toFixed(3)}`;
}

function describe({ times, failures }: Load): string {
  const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => Math.round(percentile(times, share)));
  return `${times.length} searches, p50 ${p50} ms, p95 ${p95} ms, p99 ${p99} ms, ${failures.length} failed`;
}
