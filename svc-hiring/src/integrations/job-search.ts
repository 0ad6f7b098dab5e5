import type { JobSearch } from '@sabi/job-search/job-search';
import type { Env } from '../env';

/** OpenSearch if its address is set, else an in-memory index for a laptop; loaded on demand. */
export async function createJobSearch({
  OPENSEARCH_URL: url,
  OPENSEARCH_REPLICAS: replicas,
  OPENSEARCH_SHARDS: shards,
}: Pick<Env, 'OPENSEARCH_URL' | 'OPENSEARCH_REPLICAS' | 'OPENSEARCH_SHARDS'>): Promise<JobSearch> {
  if (url) {
    const { OpenSearchJobSearch } = await import('@sabi/job-search/open-search/open-search-job-search');
    return new OpenSearchJobSearch({ url, replicas, shards });
  }
  const { MiniSearchJobSearch } = await import('@sabi/job-search/mini-search/mini-search-job-search');
  return new MiniSearchJobSearch();
}
