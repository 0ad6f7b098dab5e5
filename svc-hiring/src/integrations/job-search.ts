import type { JobSearch } from '@sabi/job-search/job-search';
import { MiniSearchJobSearch } from '@sabi/job-search/mini-search/mini-search-job-search';
import { OpenSearchJobSearch } from '@sabi/job-search/open-search/open-search-job-search';
import type { Env } from '../env';

/** OpenSearch where its address is set, else an index in the memory of this process, for a laptop. */
export const createJobSearch = ({
  OPENSEARCH_URL: url,
  OPENSEARCH_REPLICAS: replicas,
}: Pick<Env, 'OPENSEARCH_URL' | 'OPENSEARCH_REPLICAS'>): JobSearch =>
  url ? new OpenSearchJobSearch({ url, replicas }) : new MiniSearchJobSearch();
