import type { SearchSnapshots } from '@sabi/job-search/search-snapshots';
import type { Env } from '../env';

export type SnapshotSettings = Pick<
  Env,
  'OPENSEARCH_URL' | 'OPENSEARCH_REPLICAS' | 'OPENSEARCH_SNAPSHOT_REPOSITORY' | 'OPENSEARCH_SNAPSHOT_BUCKET'
>;

/** Loaded on demand. @returns undefined without OpenSearch or without a repository */
export async function createSearchSnapshots({
  OPENSEARCH_URL: url,
  OPENSEARCH_REPLICAS: replicas,
  OPENSEARCH_SNAPSHOT_REPOSITORY: repository,
  OPENSEARCH_SNAPSHOT_BUCKET: bucket,
}: SnapshotSettings): Promise<SearchSnapshots | undefined> {
  if (!url || !repository) return undefined;
  const { OpenSearchSnapshots } = await import('@sabi/job-search/open-search/open-search-snapshots');
  return new OpenSearchSnapshots({ url, replicas, repository, ...(bucket && { bucket }) });
}
