import type { GeneratedPosting } from './generate-posting';
import { gradePosting } from './grade-posting';
import type { JudgedQuery } from './judged-queries';

export interface Relevance {
  /** nDCG@10, mean over the queries. */
  readonly ndcg: number;
  /** Share of found postings in the other language, mean over the queries. */
  readonly crossLanguageRecall: number;
}

interface QueryRelevance extends Relevance {
  readonly query: JudgedQuery;
}

/** Ids of the hits for some words, best first; at most `limit`. */
type Rank = (words: string, limit: number) => Promise<readonly string[]>;

const depth = 10;
/** A posting counts as found among the first 2R hits, R being the number of postings with grade 2 or more. */
const recallDepth = 2;

/** @returns one entry per query that has an answer in the corpus */
export async function measureRelevance(
  corpus: readonly GeneratedPosting[],
  queries: readonly JudgedQuery[],
  rank: Rank,
): Promise<QueryRelevance[]> {
  const measured: QueryRelevance[] = [];
  for (const query of queries) {
    const grades = new Map(corpus.map((generated) => [generated.posting.id, gradePosting(query, generated)]));
    const good = corpus.filter(({ posting }) => (grades.get(posting.id) ?? 0) >= 2);
    const hits = await rank(query.words, Math.max(depth, good.length * recallDepth));
    const ideal = [...grades.values()].sort((a, b) => b - a);
    measured.push({
      query,
      ndcg: sumGains(hits.map((id) => grades.get(id) ?? 0)) / sumGains(ideal),
      crossLanguageRecall: recall(
        good.filter(({ language }) => language !== query.language && language !== 'mixed'),
        hits,
      ),
    });
  }
  return measured;
}

export function meanRelevance(measured: readonly Relevance[]): Relevance {
  const mean = (values: readonly number[]) => {
    const known = values.filter((value) => !Number.isNaN(value));
    return known.reduce((sum, value) => sum + value, 0) / known.length;
  };
  return {
    ndcg: mean(measured.map(({ ndcg }) => ndcg)),
    crossLanguageRecall: mean(measured.map(({ crossLanguageRecall }) => crossLanguageRecall)),
  };
}

function sumGains(grades: readonly number[]): number {
  return grades.slice(0, depth).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}

/** NaN without relevant postings. */
function recall(wanted: readonly GeneratedPosting[], hits: readonly string[]): number {
  const found = new Set(hits);
  return wanted.filter(({ posting }) => found.has(posting.id)).length / wanted.length;
}
